package windows

import "automode"

// Builtins are the commands of cmd itself, from the Windows Commands reference.
// Their options begin with "/"; "glued" is an option whose value, where it has
// one, is written right behind it: /A:H, /OD.
var Builtins = []Command{
	{Names: "dir", Prints: Below, Options: "*Path=lists A=glued B C D L N O=glued P Q R S^ T=glued W X 4"},
	{Names: "type", Prints: Content, Options: "*Path=reads"},
	{Names: "echo echo. @echo", Special: Output, Options: "*Text=data"},
	{Names: "rem", Prints: Nothing, Options: "*Text=data"},
	{Names: "ver", Prints: Scalar},
	{Names: "vol", Prints: Scalar, Options: "1Drive=data"},
	{Names: "cls", Prints: Nothing},
	{Names: "title", Prints: Nothing, Options: "*Text=data"},
	{Names: "color", Prints: Nothing, Options: "1Value=data"},
	{Names: "pause", Prints: Nothing},
	{Names: "verify", Prints: Scalar, Options: "1Value=data"},
	{Names: "break", Prints: Nothing},
	{Names: "setlocal", Prints: Nothing, Options: "*Value=data"},
	{Names: "endlocal", Prints: Nothing},
	{Names: "date time", Prints: Scalar, Options: "T 1Value=data",
		Does: []Do{{Kind: automode.Configure, Target: "the clock", With: "Value", Why: "sets the clock"}}},
	{Names: "del erase", Prints: Nothing, Options: "*Path=deletes P F S^ Q A=glued"},
	{Names: "rd rmdir", Prints: Nothing, Options: "*Path=deletes S^ Q"},
	{Names: "md mkdir", Prints: Nothing, Options: "*Path=makes"},
	{Names: "copy", Special: Copies, Prints: Nothing, Options: "1Path=reads 2Destination=receives A B D V N Y -Y Z L"},
	{Names: "move", Special: Copies, Prints: Nothing, Options: "1Path=moves 2Destination=receives Y -Y"},
	{Names: "ren rename", Special: Copies, Prints: Nothing, Options: "1Path=moves 2NewName=data"},
	{Names: "mklink", Prints: Nothing, Options: "D H J 1Link=writes 2Target=lists"},
	{Names: "assoc", Options: "1Type=data",
		Does: []Do{{Kind: automode.Configure, Target: "what opens files", Traits: lasting, With: "Type", Why: "may change which program opens files"}}},
	{Names: "ftype", Options: "1Type=data",
		Does: []Do{{Kind: automode.Configure, Target: "what opens files", Traits: lasting, With: "Type", Why: "may change which program opens files"}}},
}
