package models

import (
	"errors"
	"io"
	"net"
	"net/http"
	"net/url"
	"time"

	"automode/internal/config"
)

// maxBody bounds an answer, in bytes.
const maxBody = 1 << 20

var (
	errTooMuch   = errors.New("the answer is longer than any answer is")
	errElsewhere = errors.New("the provider sends the request elsewhere")
)

// client returns an HTTP client that goes where it is told: through the proxy
// of the configuration or through none, and it follows nobody who sends it
// elsewhere, because the key would go along.
func client(j *config.Judge) (*http.Client, error) {
	t := &http.Transport{
		DialContext:            (&net.Dialer{Timeout: 5 * time.Second, KeepAlive: 30 * time.Second}).DialContext,
		ForceAttemptHTTP2:      true,
		TLSHandshakeTimeout:    5 * time.Second,
		MaxIdleConns:           4,
		IdleConnTimeout:        5 * time.Minute,
		MaxResponseHeaderBytes: 64 << 10,
	}
	if j.Proxy != "" {
		u, err := url.Parse(j.Proxy)
		if err != nil {
			return nil, err
		}
		t.Proxy = http.ProxyURL(u)
	}
	return &http.Client{Transport: bounded{t}}, nil
}

// bounded follows nobody, and reads no more of an answer than an answer has.
type bounded struct{ http.RoundTripper }

func (b bounded) RoundTrip(r *http.Request) (*http.Response, error) {
	res, err := b.RoundTripper.RoundTrip(r)
	if err != nil {
		return nil, err
	}
	if res.StatusCode >= 300 && res.StatusCode < 400 {
		res.Body.Close()
		return nil, errElsewhere
	}
	res.Body = &limited{res.Body, maxBody}
	return res, nil
}

// CloseIdleConnections is what http.Client looks for.
func (b bounded) CloseIdleConnections() {
	if c, ok := b.RoundTripper.(interface{ CloseIdleConnections() }); ok {
		c.CloseIdleConnections()
	}
}

type limited struct {
	io.ReadCloser
	left int
}

func (l *limited) Read(p []byte) (int, error) {
	if l.left <= 0 {
		return 0, severed{errTooMuch}
	}
	n, err := l.ReadCloser.Read(p[:min(len(p), l.left)])
	l.left -= n
	if err != nil && err != io.EOF {
		err = severed{err}
	}
	return n, err
}
