// The compiler starts this for a macro of Galley's, and it becomes the program that was built with Galley.
import Glibc

let folder = #filePath.split(separator: "/").dropLast(3).map { "/\($0)" }.joined()
let program = "\(folder)/AppleModules/GalleyMacros-tool"
var arguments: [UnsafeMutablePointer<CChar>?] = [strdup(program), nil]
execv(program, &arguments)
perror(program)
exit(1)
