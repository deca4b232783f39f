#if Macros
internal import SwiftCompilerPlugin
internal import SwiftSyntaxMacros

@main struct Plugin: CompilerPlugin {
    let providingMacros: [any Macro.Type] = [
        PreviewMacro.self, PreviewableMacro.self, EntryMacro.self, AnimatableMacro.self, AnimatableIgnoredMacro.self,
    ]
}
#else
/// Without the trait Macros there is no macro, and nothing runs the program.
@main enum Plugin {
    static func main() {}
}
#endif
