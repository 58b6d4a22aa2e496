package commands

import "automode"

var openssl = Program{
	Name: "openssl", Intake: Streams, Summary: "makes keys and certificates, digests and encrypts, speaks TLS", Manual: "openssl(1) and its commands, OpenSSL 3.5",
	Row: Row{
		Style: Single, Help: "-help",
		Global: []Flag{
			{Names: "-in= -CA= -CAkey= -CAfile= -chainCAfile= -verifyCAfile= -requestCAfile= -key= -signkey= -inkey= -cert= -certfile= -cert_chain= -certs= -trusted= -untrusted= -CRL= -CRLfile= -CAserial= -force_pubkey= -extfile= -kfile= -signature= -sigfile= -sess_in= -psk_session= -early_data= -xkey= -xcert= -xchain= -peerkey= -sign= -prverify=", Value: Reads},
			{Names: "-CApath= -chainCApath= -verifyCApath=", Value: ReadsTree},
			{Names: "-out= -keyout= -writerand= -sess_out= -msgfile= -keylogfile= -ctlogfile=", Value: Writes, Why: "writes the result to a file"},
			{Names: "-engine= -keygen_engine= -ssl_client_engine= -provider-path= -provider=", Value: Loads, Why: "loads a library"},
			{Names: "-config= -ssl_config=", Value: Settings, Why: "takes settings, which can name a library, from a file"},
			{Names: "-passin= -passout= -pass= -password=", Value: Credential},
			{Names: "-k= -K= -iv= -S= -md= -iter= -bufsize= -inform= -outform= -keyform= -CAform= -CAkeyform= -nameopt= -reqopt= -certopt= -dateopt= -subj= -days= -set_serial= -copy_extensions= -addext= -extensions= -reqexts= -section= -newkey= -pkeyopt= -sigopt= -vfyopt= -ext= -checkend= -checkhost= -checkemail= -checkip= -setalias= -addtrust= -addreject= -primes= -propquery= -xoflen= -hmac= -mac= -macopt= -algorithm= -name= -servername= -starttls= -alpn= -cipher= -ciphersuites= -curves= -groups= -sigalgs= -purpose= -verify_name= -verify_depth= -auth_level= -attime= -verify_hostname= -verify_email= -verify_ip= -policy= -rand= -ec_conv_form= -conv_form= -param_enc= -ec_param_enc= -convert= -min_protocol= -max_protocol= -mtu= -keymatexport= -keymatexportlen= -nextprotoneg= -certpbe= -keypbe= -macalg= -caname= -number= -seconds=", Value: Data},
			{Names: "-new -x509 -req -x509toreq -utf8 -text -text_pub -subject -issuer -serial -dates -startdate -enddate -fingerprint -alias -email -hash -subject_hash -issuer_hash -modulus -pubkey -noout -nodes -noenc -batch -verbose -newhdr -precert -multivalue-rdn -nocert -ocspid -ocsp_uri -next_serial -preserve_dates -clrext -badsig -CAcreateserial -trustout -clrtrust -clrreject -traditional -3 -F4 -f4 -hex -base64 -a -A -binary -c -r -d -e -p -P -nopad -salt -nosalt -apr1 -debug -list -ciphers -pbkdf2 -none -v -V -s -psk -srp -stdname -check -pubcheck -pubout -pubin -RSAPublicKey_in -RSAPublicKey_out -export -nokeys -nocerts -clcerts -cacerts -info -legacy -nomac -nomaciter -noiter -chain -show_chain -x509_strict -partial_chain -no-CAfile -no-CApath -no-CAstore -crl_check -crl_check_all -policy_check -check_ss_sig -trusted_first -no_alt_chains -ignore_critical -genkey -param_out -list_curves -six -1 -5 -6 -stdin -quiet -table -reverse -safe -prime -generate -rev"},
			{Names: "-4 -brief -showcerts -ign_eof -no_ign_eof -crlf -reconnect -status -tlsextdebug -state -msg -trace -prexit -nocommands -noservername -tls1 -tls1_1 -tls1_2 -tls1_3 -dtls -dtls1 -dtls1_2 -no_ssl3 -no_tls1 -no_tls1_1 -no_tls1_2 -no_tls1_3 -no_ticket -bugs -verify_return_error -verify_quiet -legacy_renegotiation -serverpref -no_comp -comp -nbio -async -ct -noct -enable_pha"},
			{Names: "-md5 -sha1 -sha224 -sha256 -sha384 -sha512 -sha3-256 -sha3-512 -sm3 -blake2b512 -blake2s256 -ripemd160 -aes128 -aes192 -aes256 -aes-128-cbc -aes-192-cbc -aes-256-cbc -aes-128-ctr -aes-256-ctr -aes-128-ecb -aes-256-ecb -aes-256-gcm -des3 -des -des-ede3-cbc -chacha20 -camellia256 -aria256"},
		},
		Rows: []Row{
			{Names: "pkeyutl rsautl cms smime", Args: anyData, Flags: []Flag{{Names: "-decrypt -encrypt"}}, Prints: []Out{{Prints: Decoded, When: &When{With: "-decrypt"}}}},
			{Names: "x509 crl pkcs7", Args: anyData, Flags: []Flag{{Names: "-in= -CAfile=", Value: Lists, Why: "shows what is public of it"}, {Names: "-print_certs -print -lastupdate -nextupdate -crlnumber"}}},
			{Names: "verify", Args: []Arg{{Role: Lists}}, Flags: []Flag{{Names: "-in= -CAfile= -trusted= -untrusted= -CRLfile=", Value: Lists, Why: "compares with it"}}},
			{Names: "req genrsa genpkey gendsa ecparam dhparam dsaparam pkcs12 pkcs8 crl2pkcs7 rsa ec dsa pkey pkeyparam asn1parse ca ts spkac nseq sess_id", Args: anyData},
			{Names: "storeutl", Args: []Arg{{Role: Reads}}},
			{Names: "rehash", Args: []Arg{{Role: WritesTree, Why: "makes links for the certificates of a folder"}}},
			{Names: "enc base64 aes-128-cbc aes-256-cbc aes-192-cbc zlib", Prints: []Out{{Prints: Decoded, When: &When{With: "-d"}}}},
			{Names: "dgst md5 sha1 sha224 sha256 sha384 sha512 sha3-256 sha3-512", Args: []Arg{{Role: Reads}}, Flags: []Flag{{Names: "-verify=", Value: Reads}}},
			{Names: "rand", Args: anyData, Refine: opensslRand},
			{Names: "prime passwd speed errstr kdf mac list version ciphers info help", Args: anyData, Flags: []Flag{{Names: "-digest-algorithms -digest-commands -cipher-algorithms -cipher-commands -public-key-algorithms -commands -disabled -providers -kdf-algorithms -mac-algorithms -random-generators -options= -objects -engines -evp= -multi= -elapsed -bytes= -decrypt -mr -crypt", Value: Data}}},
			{Names: "s_client s_time ocsp", Flags: []Flag{
				{Names: "-connect= -host= -url= -proxy=", Value: Sends, Why: "hands what it reads to a host"},
				{Names: "-port= -bind= -verify= -proxy_user= -proxy_pass= -resp_text -time=", Value: Data},
				{Names: "-unix=", Value: Unread, Why: "speaks to a local service"},
			}, Args: []Arg{{At: First, Role: Sends, Why: "hands what it reads to a host"}}},
			{Names: "s_server", Does: []Do{{Kind: automode.Expose, Target: "a port", Why: "listens for connections"}}, Flags: []Flag{
				{Names: "-accept= -port= -verify=", Value: Data},
				{Names: "-www -WWW -HTTP", Does: []Do{{Kind: automode.Expose, Target: "the working folder"}}, Why: "serves files to whoever asks"},
			}},
		},
		Stdin:  []In{{Role: RunsText, When: &When{Args: "0"}}}, // before 3.0, commands
		Refine: opensslPass,
	},
}

var opensslCases = []Case{
	{`openssl list -digest-algorithms`, `nothing`},
	{`openssl pkcs7 -in x -print_certs`, `Read{listing} x`},
	{`openssl`, `nothing`},
	{`openssl version -a`, `nothing`},
	{`openssl rand -hex 32`, `nothing`},
	{`openssl req -x509 -newkey rsa:2048 -nodes -keyout k -out c -days 365 -subj /CN=x`, `Write k; Write c`},
	{`openssl x509 -in c -noout -text -sha256`, `Read{listing} c`},
	{`openssl verify -CAfile ca -CApath d c`, `Read{listing} c; Read{listing} ca; Read d/**`},
	{`openssl dgst -sha256 -verify k -signature s f`, `Read f; Read k; Read s`},
	{`openssl enc -d -aes-256-cbc -pass file:p -in a -out b`, `Read a; Write b; Read p`},
	{`openssl base64 -d`, `nothing`},
	{`openssl rsautl -decrypt -inkey k -in f`, `Read k; Read f`},
	{`openssl pkcs12 -export -passout env:A -in c -inkey k -out p`, `Read c; Read k; Write p; Disclose environment`},
	{`openssl s_client -connect h.test:443 -servername h.test -showcerts`, `Send h.test:443`},
	{`openssl storeutl c`, `Read c`},
	{`openssl rehash d`, `Write d/**`},
	{`openssl s_client -unix s -verify 1`, `Unknown speaks to a local service`},
	{`openssl s_server -accept 1 -www`, `Expose a port; Expose the working folder`},
	{`openssl req -engine e -config f`, `Run{hidden} e; Run f`},
	{`openssl cmp`, `Unknown no subcommand “cmp” is known`},
}

// opensslPass: a password may be taken from a file or a variable.
func opensslPass(m *Match) {
	for _, h := range m.hits {
		if !named("-passin -passout -pass -password", h.Name) || !h.Has {
			continue
		}
		switch {
		case len(h.Value.Text) > 5 && h.Value.Text[:5] == "file:":
			m.Add(optionFact(Reads, h, cutWord(h.Value, 5), ""))
		case len(h.Value.Text) > 4 && h.Value.Text[:4] == "env:":
			m.Add(Fact{Kind: automode.Disclose, Target: "environment", Flag: h.Name, Via: automode.ByOption, Why: "uses a variable as a password"})
		}
	}
}

// opensslRand: so many bytes are as good as bytes without end.
func opensslRand(m *Match) {
	for _, w := range m.Args {
		m.takes(bytesOf(w.Text))
	}
}
