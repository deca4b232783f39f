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

    @Test func aMissingDefaultIsSaidOnce() {
        expectExpansion(
            """
            extension EnvironmentValues {
                @Entry var number: Int
            }
            """,
            """
            extension EnvironmentValues {
                var number: Int {
                    get {
                        self[__Key_number.self]
                    }
                    set {
                        self[__Key_number.self] = newValue
                    }
                }

                private struct __Key_number: SwiftUI.EnvironmentKey {
                    typealias Value = Int
                    static var defaultValue: Value {
                        Swift.fatalError()
                    }
                }
            }
            """, diagnostics: [DiagnosticSpec(message: "@Entry needs a default value", line: 2, column: 5)])
    }

    @Test(arguments: [("Int", ""), ("Int?", " = 1")])
    func aFocusedValueHasNoDefault(type: String, value: String) {
        expectExpansion(
            """
            extension FocusedValues {
                @Entry var number: \(type)\(value)
            }
            """,
            """
            extension FocusedValues {
                var number: \(type) {
                    get {
                        self[__Key_number.self]
                    }
                    set {
                        self[__Key_number.self] = newValue
                    }
                }

                private struct __Key_number: SwiftUI.FocusedValueKey {
                    typealias Value = Int
                }
            }
            """,
            diagnostics: [
                DiagnosticSpec(
                    message: "a focused value is an optional without a default: no view may be in focus", line: 2,
                    column: 5)
            ])
    }

    private static let place = """
        @Entry applies to variables in an extension of EnvironmentValues, Transaction, ContainerValues or FocusedValues
        """
}
#endif
