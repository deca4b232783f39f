#if Macros
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@Suite struct PreviewMacroTests {
    @Test func aPreviewIsATypeThatKnowsItsPlace() {
        expectExpansion(
            """
            import SwiftUI

              #Preview("Large", traits: .sizeThatFitsLayout, .portrait) {
                let title = "a"
                Text(title)
            }
            """,
            """
            import SwiftUI

              struct __macro_local_7PreviewfMu_: SwiftUI.PreviewRegistry {
                  static var fileID: Swift.String {
                      #fileID
                  }
                  static var filePath: Swift.String {
                      #filePath
                  }
                  static var line: Swift.Int {
                      return #line
                  }
                  static var column: Swift.Int {
                      #column
                  }
                  static func makePreview() throws -> SwiftUI.Preview {
                      SwiftUI.Preview("Large", traits: .sizeThatFitsLayout, .portrait) {
                  let title = "a"
                  Text(title)
                      }
                  }
              }
            """)
    }

    @Test func otherClosuresArePassedOn() {
        expectExpansion(
            """
            #Preview(as: .systemSmall) {
                Widgets()
            } timeline: {
                Entry()
            }
            """,
            """
            struct __macro_local_7PreviewfMu_: SwiftUI.PreviewRegistry {
                static var fileID: Swift.String {
                    #fileID
                }
                static var filePath: Swift.String {
                    #filePath
                }
                static var line: Swift.Int {
                    return #line
                }
                static var column: Swift.Int {
                    #column
                }
                static func makePreview() throws -> SwiftUI.Preview {
                    SwiftUI.Preview(as: .systemSmall) {
                Widgets()
                    } timeline: {
                Entry()
                    }
                }
            }
            """)
    }

    @Test func theBodyMayBeAnArgument() {
        expectExpansion(
            """
            #Preview(body: { Text("a") })
            """,
            """
            struct __macro_local_7PreviewfMu_: SwiftUI.PreviewRegistry {
                static var fileID: Swift.String {
                    #fileID
                }
                static var filePath: Swift.String {
                    #filePath
                }
                static var line: Swift.Int {
                    return #line
                }
                static var column: Swift.Int {
                    #column
                }
                static func makePreview() throws -> SwiftUI.Preview {
                    SwiftUI.Preview() {
                        Text("a")
                    }
                }
            }
            """)
    }

    @Test func previewableVariablesAreThoseOfAView() {
        expectExpansion(
            """
            #Preview("Toggle") {
                @Previewable @State var isOn = true
                // The number of rows.
                @Previewable @Namespace var space
                let title = "a"
                Toggle(title, isOn: $isOn)
            }
            """,
            """
            struct __macro_local_7PreviewfMu_: SwiftUI.PreviewRegistry {
                static var fileID: Swift.String {
                    #fileID
                }
                static var filePath: Swift.String {
                    #filePath
                }
                static var line: Swift.Int {
                    return #line
                }
                static var column: Swift.Int {
                    #column
                }
                static func makePreview() throws -> SwiftUI.Preview {
                    SwiftUI.Preview("Toggle") {
                        __macro_local_11PreviewablefMu_()
                    }
                }
                struct __macro_local_11PreviewablefMu_: SwiftUI.View {
                    @State var isOn = true
                @Namespace var space
                    var body: some SwiftUI.View {
                        let title = "a"
                            Toggle(title, isOn: $isOn)
                    }
                }
            }
            """)
    }

    @Test func previewableStandsInPreviews() {
        expectExpansion(
            """
            struct Other {
                @Previewable @State var isOn = true
            }
            @Previewable func other() {}
            """,
            """
            struct Other {
                @State var isOn = true
            }
            func other() {}
            """,
            diagnostics: [
                DiagnosticSpec(
                    message: "@Previewable applies to variables at the top level of a #Preview only", line: 2, column: 5
                ),
                DiagnosticSpec(message: "@Previewable applies to variables only", line: 4, column: 1),
            ])
    }

    @Test func genericTypesHaveNoPreviews() {
        expectExpansion(
            """
            struct Row<Content> {
                #Preview { Text("a") }
            }
            """,
            """
            struct Row<Content> {
                #Preview { Text("a") }
            }
            """,
            diagnostics: [
                DiagnosticSpec(
                    message: "#Preview cannot be in a generic type or function: Galley would not find it", line: 2,
                    column: 5)
            ])
    }

    @Test func aPreviewHasViews() {
        expectExpansion(
            """
            #Preview("Large")
            """,
            """
            #Preview("Large")
            """,
            diagnostics: [DiagnosticSpec(message: "#Preview needs a closure with views", line: 1, column: 1)])
    }
}
#endif
