#if Macros
import GalleyMacros
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros
import SwiftSyntaxMacrosGenericTestSupport
import Testing

/// Expects that a source becomes another when its macros are expanded, with what is said of it.
func expectExpansion(
    _ source: String, _ expanded: String, diagnostics: [DiagnosticSpec] = [], fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    assertMacroExpansion(
        source, expandedSource: expanded, diagnostics: diagnostics,
        macroSpecs: [
            "Preview": MacroSpec(type: PreviewMacro.self),
            "Previewable": MacroSpec(type: PreviewableMacro.self),
            "Entry": MacroSpec(type: EntryMacro.self),
            "Animatable": MacroSpec(type: AnimatableMacro.self, conformances: ["Animatable"]),
            "AnimatableIgnored": MacroSpec(type: AnimatableIgnoredMacro.self),
        ],
        failureHandler: { failure in
            Issue.record(
                Comment(rawValue: failure.message),
                sourceLocation: SourceLocation(
                    fileID: failure.location.fileID, filePath: failure.location.filePath,
                    line: failure.location.line, column: failure.location.column))
        }, fileID: fileID, filePath: filePath, line: line, column: column)
}
#endif
