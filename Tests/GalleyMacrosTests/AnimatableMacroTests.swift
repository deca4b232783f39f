#if Macros
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@Suite struct AnimatableMacroTests {
    @Test func storedVariablesAreInterpolatedTogether() {
        expectExpansion(
            """
            @Animatable
            public struct Wedge: Shape {
                var width, height: CGFloat
                var start: Angle = .zero {
                    didSet { changes += 1 }
                }
                @AnimatableIgnored var isFilled = false
                @Environment(\\.width) var outer
                let label: String
                static var changes = 0
                lazy var area = 1.0
                var half: CGFloat { width / 2 }
            }
            """,
            """
            public struct Wedge: Shape {
                var width, height: CGFloat
                var start: Angle = .zero {
                    didSet { changes += 1 }
                }
                var isFilled = false
                @Environment(\\.width) var outer
                let label: String
                static var changes = 0
                lazy var area = 1.0
                var half: CGFloat { width / 2 }

                public var animatableData: SwiftUI.AnimatablePair<CGFloat.AnimatableData, \
            SwiftUI.AnimatablePair<CGFloat.AnimatableData, Angle.AnimatableData>> {
                    get {
                        SwiftUI.AnimatablePair(width.animatableData, \
            SwiftUI.AnimatablePair(height.animatableData, start.animatableData))
                    }
                    set {
                        width.animatableData = newValue.first
                        height.animatableData = newValue.second.first
                        start.animatableData = newValue.second.second
                    }
                }
            }

            extension Wedge: SwiftUI.Animatable {
            }
            """)
    }

    @Test(arguments: [
        ("1.5", "Swift.Double"), ("-0.5", "Swift.Double"), ("CGFloat(1)", "CGFloat"), ("Angle.zero", "Angle"),
        ("Angle.degrees(90)", "Angle"),
    ])
    func aValueMayTellTheType(value: String, type: String) {
        expectExpansion(
            """
            @Animatable
            struct Wedge {
                var start = \(value)
            }
            """,
            """
            struct Wedge {
                var start = \(value)

                var animatableData: \(type).AnimatableData {
                    get {
                        start.animatableData
                    }
                    set {
                        start.animatableData = newValue
                    }
                }
            }

            extension Wedge: SwiftUI.Animatable {
            }
            """)
    }

    @Test func oneVariableIsItsOwnData() {
        expectExpansion(
            """
            @Animatable
            final class Wedge {
                var start: Angle
            }
            """,
            """
            final class Wedge {
                var start: Angle

                var animatableData: Angle.AnimatableData {
                    get {
                        start.animatableData
                    }
                    set {
                        start.animatableData = newValue
                    }
                }
            }

            extension Wedge: SwiftUI.Animatable {
            }
            """)
    }

    @Test func ownDataIsLeftAlone() {
        expectExpansion(
            """
            @Animatable
            struct Wedge {
                var start: Angle
                var animatableData: Double {
                    get { start.degrees }
                    set { start = .degrees(newValue) }
                }
            }
            """,
            """
            struct Wedge {
                var start: Angle
                var animatableData: Double {
                    get { start.degrees }
                    set { start = .degrees(newValue) }
                }
            }

            extension Wedge: SwiftUI.Animatable {
            }
            """)
    }

    @Test func whatCannotBeInterpolatedIsNamed() {
        expectExpansion(
            """
            @Animatable
            struct Wedge {
                var isFilled: Bool
                var count = 3
                var other = something()
            }
            """,
            """
            struct Wedge {
                var isFilled: Bool
                var count = 3
                var other = something()
            }

            extension Wedge: SwiftUI.Animatable {
            }
            """,
            diagnostics: [
                DiagnosticSpec(
                    message: """
                        "isFilled" cannot be interpolated, as Bool is not Animatable; mark it with @AnimatableIgnored
                        """, line: 3, column: 9),
                DiagnosticSpec(
                    message: """
                        "count" cannot be interpolated, as Int is not Animatable; mark it with @AnimatableIgnored
                        """, line: 4, column: 9),
                DiagnosticSpec(
                    message: #"give "other" a type for @Animatable, or mark it with @AnimatableIgnored"#, line: 5,
                    column: 9),
            ])
    }

    @Test func onlyTypesWithVariablesAreAnimatable() {
        expectExpansion(
            """
            @Animatable enum Choice {}
            """,
            """
            enum Choice {}

            extension Choice: SwiftUI.Animatable {
            }
            """,
            diagnostics: [
                DiagnosticSpec(message: "@Animatable applies to structures and classes", line: 1, column: 1)
            ])
    }
}
#endif
