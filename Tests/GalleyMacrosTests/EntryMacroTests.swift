#if Macros
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@Suite struct EntryMacroTests {
    @Test func anEntryHasAKeyWithItsDefault() {
        expectExpansion(
            """
            extension EnvironmentValues {
                @Entry var title: String = "none"
                @Entry public var width = 1.5
                @Entry var name: String?
            }
            """,
            """
            extension EnvironmentValues {
                var title: String {
                    get {
                        self[__Key_title.self]
                    }
                    set {
                        self[__Key_title.self] = newValue
                    }
                }

                private struct __Key_title: SwiftUI.EnvironmentKey {
                    typealias Value = String
                    static var defaultValue: Value {
                        "none"
                    }
                }
                public var width {
                    get {
                        self[__Key_width.self]
                    }
                    set {
                        self[__Key_width.self] = newValue
                    }
                }

                private struct __Key_width: SwiftUI.EnvironmentKey {
                    static let defaultValue = 1.5
                }
                var name: String? {
                    get {
                        self[__Key_name.self]
                    }
                    set {
                        self[__Key_name.self] = newValue
                    }
                }

                private struct __Key_name: SwiftUI.EnvironmentKey {
                    typealias Value = String?
                    static var defaultValue: Value {
                        nil
                    }
                }
            }
            """)
    }

    @Test(arguments: [("Transaction", "TransactionKey"), ("SwiftUI.ContainerValues", "ContainerValueKey")])
    func theKeyIsOfTheExtendedType(type: String, key: String) {
        expectExpansion(
            """
            extension \(type) {
                @Entry var number: Int = 1
            }
            """,
            """
            extension \(type) {
                var number: Int {
                    get {
                        self[__Key_number.self]
                    }
                    set {
                        self[__Key_number.self] = newValue
                    }
                }

                private struct __Key_number: SwiftUI.\(key) {
                    typealias Value = Int
                    static var defaultValue: Value {
                        1
                    }
                }
            }
            """)
    }

    @Test func aFocusedValueIsOptional() {
        expectExpansion(
            """
            extension FocusedValues {
                @Entry var selection: Binding<Int>?
                @Entry var other: Optional<Int> = nil
            }
            """,
            """
            extension FocusedValues {
                var selection: Binding<Int>? {
                    get {
                        self[__Key_selection.self]
                    }
                    set {
                        self[__Key_selection.self] = newValue
                    }
                }

                private struct __Key_selection: SwiftUI.FocusedValueKey {
                    typealias Value = Binding<Int>
                }
                var other: Optional<Int> {
                    get {
                        self[__Key_other.self]
                    }
                    set {
                        self[__Key_other.self] = newValue
                    }
                }

                private struct __Key_other: SwiftUI.FocusedValueKey {
                    typealias Value = Int
                }
            }
            """)
    }

    @Test(arguments: [
        ("struct S", "var number = 1", Self.place),
        ("extension Int", "var number = 1", Self.place),
        ("extension EnvironmentValues", "let number = 1", "@Entry applies to a single variable"),
        ("extension EnvironmentValues", "var number: Int { 1 }", "@Entry makes the accessors of the variable itself"),
        ("extension EnvironmentValues", "static var number = 1", "@Entry makes the accessors of the variable itself"),
    ])
    func whatIsNoEntryIsSaidOnce(context: String, variable: String, message: String) {
        expectExpansion(
            """
            \(context) {
                @Entry \(variable)
            }
            """,
            """
            \(context) {
                \(variable)
            }
            """, diagnostics: [DiagnosticSpec(message: message, line: 2, column: 5)])
    }

    @Test(arguments: [
        ("EnvironmentValues", "Int", "", "@Entry needs a default value"),
        ("FocusedValues", "Int", "", Self.focus),
        ("FocusedValues", "Int?", " = 1", Self.focus),
    ])
    func aDefaultThatIsNoneIsSaidOnce(values: String, type: String, value: String, message: String) {
        expectExpansion(
            """
            extension \(values) {
                @Entry var number: \(type)\(value)
            }
            """,
            """
            extension \(values) {
                var number: \(type) {
                    get {
                        self[__Key_number.self]
                    }
                    set {
                        self[__Key_number.self] = newValue
                    }
                }
            }
            """, diagnostics: [DiagnosticSpec(message: message, line: 2, column: 5)])
    }

    private static let place = """
        @Entry applies to variables in an extension of EnvironmentValues, Transaction, ContainerValues or FocusedValues
        """
    private static let focus = "a focused value is an optional without a default: no view may be in focus"
}
#endif
