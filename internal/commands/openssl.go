package commands

import "automode"

var openssl = Program{
	Name: "openssl", Rare: true, Intake: Streams, Summary: "makes keys and certificates, digests and encrypts, speaks TLS", Manual: "openssl(1) and its commands, OpenSSL 3.5",
	Row: Row{
		Style: Single, Help: "-help",
		Global: []Flag{
			{Names: "-in= -CA= -CAkey= -CAfile= -chainCAfile= -verifyCAfile= -requestCAfile= -key= -signkey= -inkey= -cert= -certfile= -cert_chain= -certs= -trusted= -untrusted= -CRL= -CRLfile= -CAserial= -force_pubkey= -extfile= -kfile= -signature= -sigfile= -sess_in= -psk_session= -early_data= -xkey= -xcert= -xchain= -peerkey= -prverify= -content= -recip= -originator= -signer=", Value: Reads},
			{Names: "-CApath= -chainCApath= -verifyCApath=", Value: ReadsTree},
			{Names: "-out= -keyout= -writerand= -sess_out= -msgfile= -keylogfile= -ctlogfile=", Value: Writes, Why: "writes the result to a file"},
			{Names: "-engine= -keygen_engine= -ssl_client_engine= -provider-path= -provider=", Value: Loads, Why: "loads a library"},
			{Names: "-config= -ssl_config=", Value: Settings, Why: "takes settings, which can name a library, from a file"},
			{Names: "-passin= -passout= -pass= -password=", Value: Credential},
			{Names: "-k= -K= -iv= -S= -md= -iter= -bufsize= -inform= -outform= -keyform= -CAform= -CAkeyform= -nameopt= -reqopt= -certopt= -subj= -days= -set_serial= -copy_extensions= -addext= -extensions= -reqexts= -section= -newkey= -pkeyopt= -sigopt= -vfyopt= -ext= -checkend= -checkhost= -checkemail= -checkip= -setalias= -addtrust= -addreject= -primes= -propquery= -xoflen= -hmac= -mac= -macopt= -algorithm= -name= -servername= -starttls= -alpn= -cipher= -ciphersuites= -curves= -groups= -sigalgs= -verify_name= -verify_depth= -auth_level= -attime= -verify_hostname= -verify_email= -verify_ip= -policy= -rand= -ec_conv_form= -conv_form= -param_enc= -ec_param_enc= -convert= -min_protocol= -max_protocol= -mtu= -keymatexport= -keymatexportlen= -nextprotoneg= -certpbe= -keypbe= -macalg= -caname= -number= -seconds= -CAstore= -CRLform= -certform= -peerform= -kdf= -kdflen= -digest=", Value: Data},
			{Names: "-new -x509 -req -x509toreq -utf8 -text -text_pub -subject -issuer -serial -dates -startdate -enddate -fingerprint -alias -email -hash -subject_hash -issuer_hash -modulus -pubkey -noout -nodes -noenc -batch -verbose -newhdr -precert -multivalue-rdn -nocert -ocspid -ocsp_uri -next_serial -preserve_dates -clrext -badsig -CAcreateserial -trustout -clrtrust -clrreject -traditional -3 -F4 -f4 -hex -base64 -a -A -binary -c -r -d -e -p -P -nopad -salt -nosalt -apr1 -debug -list -ciphers -pbkdf2 -none -v -V -s -psk -srp -stdname -check -pubcheck -pubout -pubin -RSAPublicKey_in -RSAPublicKey_out -export -nokeys -nocerts -clcerts -cacerts -info -legacy -nomac -nomaciter -noiter -chain -show_chain -x509_strict -partial_chain -no-CAfile -no-CApath -no-CAstore -crl_check -crl_check_all -policy_check -check_ss_sig -trusted_first -no_alt_chains -ignore_critical -issuer_checks -explicit_policy -inhibit_any -inhibit_map -extended_crl -use_deltas -policy_print -suiteB_128 -suiteB_128_only -suiteB_192 -no_check_time -allow_proxy_certs -subject_hash_old -issuer_hash_old -hexdump -asn1parse -rawin -certin -genkey -param_out -list_curves -six -1 -5 -6 -stdin -quiet -table -reverse -safe -prime -generate -rev"},
			{Names: "-4 -brief -showcerts -ign_eof -no_ign_eof -crlf -reconnect -status -tlsextdebug -state -msg -trace -prexit -nocommands -noservername -tls1 -tls1_1 -tls1_2 -tls1_3 -dtls -dtls1 -dtls1_2 -no_ssl3 -no_tls1 -no_tls1_1 -no_tls1_2 -no_tls1_3 -no_ticket -bugs -verify_return_error -verify_quiet -legacy_renegotiation -serverpref -no_comp -comp -nbio -async -ct -noct -enable_pha"},
			{Names: "-md5 -sha1 -sha224 -sha256 -sha384 -sha512 -sha3-256 -sha3-512 -sm3 -blake2b512 -blake2s256 -ripemd160 -aes128 -aes192 -aes256 -aes-128-cbc -aes-192-cbc -aes-256-cbc -aes-128-ctr -aes-256-ctr -aes-128-ecb -aes-256-ecb -aes-256-gcm -des3 -des -des-ede3-cbc -chacha20 -camellia256 -aria256"},
		},
		Rows: []Row{
			{Names: "pkeyutl rsautl", Args: anyData, Flags: []Flag{
				{Names: "-decrypt"},
				{Names: "-encrypt -sign -verify -verifyrecover -derive -pkcs -oaep -x931 -raw -rev"},
				{Names: "-pkeyopt_passin=", Value: Unread, Why: "takes an option from where it says"},
			}, Prints: []Out{{Prints: Decoded, When: &When{With: "-decrypt"}}}},
			{Names: "cms smime", Args: []Arg{{Role: Lists, Why: "encrypts for it"}}, Flags: []Flag{
				{Names: "-decrypt"},
				{Names: "-encrypt -sign -verify -resign -sign_receipt -digest_create -digest_verify -compress -uncompress -EncryptedData_encrypt -EncryptedData_decrypt -data_create -data_out -cmsout -pk7out -stream -indef -noindef -crlfeol -asciicrlf -cades -nodetach -noattr -nosmimecap -no_content_verify -no_attr_verify -nosigs -noverify -nointern -nochain -keyid -receipt_request_all -receipt_request_first -receipt_request_print -debug_decrypt -verify_retcode -print -aes128-wrap -aes192-wrap -aes256-wrap -des3-wrap"},
				{Names: "-signer=", Value: Writes, Why: "writes the signers' certificates with -verify"},
				{Names: "-certsout=", Value: Writes, Why: "writes the certificates to a file"},
				{Names: "-to= -from= -subject= -rctform= -econtent_type= -secretkeyid= -wrap= -keyopt= -receipt_request_from= -receipt_request_to= -purpose=", Value: Data},
				{Names: "-pwri_password= -secretkey=", Value: Credential},
				{Names: "-verify_receipt=", Value: Reads},
			}, Prints: []Out{{Prints: Decoded, When: &When{With: "-decrypt"}}}},
			{Names: "x509 crl pkcs7", Args: anyData, Flags: []Flag{{Names: "-in= -CAfile=", Value: Lists, Why: "shows what is public of it"}, {Names: "-print_certs -print -lastupdate -nextupdate -crlnumber -purpose -verify"}, {Names: "-dateopt= -gendelta=", Value: Data}}},
			{Names: "verify", Args: []Arg{{Role: Lists}}, Flags: []Flag{{Names: "-in= -CAfile= -trusted= -untrusted= -CRLfile=", Value: Lists, Why: "compares with it"}, {Names: "-purpose=", Value: Data}, {Names: "-crl_download", Does: []Do{{Kind: automode.Fetch, Target: "the addresses in the certificates", Why: "fetches lists that certificates name"}}}}},
			{Names: "req genrsa genpkey gendsa ecparam dhparam dsaparam pkcs12 pkcs8 crl2pkcs7 rsa ec dsa pkey pkeyparam asn1parse spkac nseq sess_id", Args: anyData, Flags: []Flag{
				{Names: "-verify -strictpem -i -dump -nocrl -topk8 -nocrypt -scrypt -twopass -nomacver -LMK -keyex -keysig -descert -maciter -genparam -pvk-strong -pvk-weak -pvk-none -2 -dsaparam -no_public"},
				{Names: "-strparse= -offset= -length= -genstr= -item= -dlimit= -challenge= -spkac= -spksect= -v1= -v2= -v2prf= -scrypt_N= -scrypt_r= -scrypt_p= -CSP=", Value: Data},
				{Names: "-oid= -genconf= -paramfile=", Value: Reads},
				{Names: "-passcerts=", Value: Credential},
			}},
			{Names: "storeutl", Args: []Arg{{Role: Reads}}, Flags: []Flag{{Names: "-certs -keys -crls"}, {Names: "-subject= -issuer= -serial= -alias= -fingerprint=", Value: Data}}},
			{Names: "rehash", Args: []Arg{{Role: WritesTree, Why: "makes links for the certificates of a folder"}}, Flags: []Flag{{Names: "-old -compat -n -h"}}},
			{Names: "enc base64 aes-128-cbc aes-256-cbc aes-192-cbc zlib", Prints: []Out{{Prints: Decoded, When: &When{With: "-d"}}}},
			{Names: "dgst md5 sha1 sha224 sha256 sha384 sha512 sha3-256 sha3-512", Args: []Arg{{Role: Reads}}, Flags: []Flag{{Names: "-verify= -sign=", Value: Reads}, {Names: "-fips-fingerprint -engine_impl"}}},
			{Names: "rand", Args: anyData, Refine: opensslRand},
			{Names: "prime passwd speed errstr kdf mac list version ciphers info help", Args: anyData, Flags: []Flag{
				{Names: "-digest-algorithms -digest-commands -cipher-algorithms -cipher-commands -public-key-algorithms -commands -standard-commands -disabled -providers -kdf-algorithms -mac-algorithms -random-generators -random-instances -objects -engines -signature-algorithms -asymcipher-algorithms -key-managers -key-exchange-algorithms -kem-algorithms -encoders -decoders -store-loaders -public-key-methods"},
				{Names: "-elapsed -decrypt -mr -mb -aead -crypt -aixmd5 -b -f -m -o -configdir -modulesdir -enginesdir -dsoext -dirnamesep -listsep -seeds -cpusettings"},
				{Names: "-options= -select= -evp= -multi= -bytes= -cmac= -misalign= -async_jobs= -checks= -bits= -keylen= -kdfopt= -cipher=", Value: Data},
			}},
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
	{`openssl x509 -in c -purpose -out f -dateopt iso_8601`, `Read{listing} c; Write f`},
	{`openssl x509 -in c -ext -out f`, `Read{listing} c; Unknown “-out” may be an option of its own`},
	{`openssl pkeyutl -sign -out o -inkey k -in f -rawin -digest sha256`, `Write o; Read k; Read f`},
	{`openssl pkeyutl -decrypt -in f -pkeyopt_passin o`, `Read f; Unknown takes an option from where it says`},
	{`openssl cms -verify -in f -signer s -certsout c -content d -subject x`, `Read f; Write s; Write c; Read d`},
	{`openssl cms -decrypt -in f -secretkey 00 -verify_receipt r`, `Read f; Read r`},
	{`openssl smime -encrypt -in f -to a c.pem`, `Read{listing} c.pem; Read f`},
	{`openssl verify -policy_print -purpose sslserver c`, `Read{listing} c`},
	{`openssl verify -crl_download c`, `Read{listing} c; Fetch the addresses in the certificates`},
	{`openssl req -in r -verify -noout -text`, `Read r`},
	{`openssl asn1parse -in f -strparse 20 -oid o`, `Read f; Read o`},
	{`openssl pkcs12 -in f -nokeys -passcerts pass:x`, `Read f`},
	{`openssl storeutl -certs -subject /CN=x f`, `Read f`},
	{`openssl rehash -n d`, `Write d/**`},
	{`openssl dgst -sign k -fips-fingerprint f`, `Read f; Read k`},
	{`openssl info -configdir`, `nothing`},
	{`openssl list -select x`, `nothing`},
	{`openssl ca -in r`, `Unknown no subcommand “ca” is known; Read r`},
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
	{`openssl pkey -in file:/k`, `Read file:/k; Read /k`},
	{`openssl storeutl c`, `Read c`},
	{`openssl rehash d`, `Write d/**`},
	{`openssl s_client -unix s -verify 1`, `Unknown speaks to a local service`},
	{`openssl s_server -accept 1 -www`, `Expose a port; Expose the working folder`},
	{`openssl req -engine e -config f`, `Run{hidden} e; Run f`},
	{`openssl cmp`, `Unknown no subcommand “cmp” is known`},
}

// opensslPass: a password may be taken from a file or a variable, and a value
// that looks like an option may be one.
func opensslPass(m *Match) {
	for i := range m.Facts { // a file may be named as an address
		if f := &m.Facts[i]; f.Role == Reads && hasPrefix(f.Word.Text, "file:/") && !hasPrefix(f.Word.Text, "file://") {
			file := cutWord(f.Word, len("file:"))
			m.addRole(Reads, &file, "")
		}
	}
	for _, h := range m.hits {
		if len(h.Value.Text) > 2 && h.Value.Text[0] == '-' {
			// Some options take a value with one command and none with another.
			m.Add(Fact{Why: "“" + h.Value.Text + "” may be an option of its own"})
		}
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
