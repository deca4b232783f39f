import Testing

@testable import Rooms

/// How wide a label may become: each example is a layout whose answer can be found with paper and pencil.
@Suite struct StoryboardWidthTests {
    private typealias Source = StoryboardSource

    private func room(_ subviews: String, _ constraints: [String]) throws -> HarvestedRoom? {
        try Source.screen(Source.scene(subviews, constraints: constraints.joined())).room("a.text")
    }

    private let left = Source.pin("a", "leading", to: "root", "leading", 16)
    private let right = Source.pin("root", "trailing", to: "a", "trailing", 16)

    @Test func bothEndsAreTied() throws {
        let room = try room(Source.label("a", "One"), [left, right])
        #expect(room?.width == 343 && room?.limit == nil && room?.table == "Main" && room?.lines == 1)
    }

    @Test func theSafeAreaIsAsWideAsTheScreen() throws {
        let room = try room(
            Source.label("a", "One"),
            [
                Source.pin("a", "leading", to: "safe", "leading", 20),
                Source.pin("safe", "trailing", to: "a", "trailing", 20, "relation=\"greaterThanOrEqual\""),
            ])
        #expect(room?.width == 335)
    }

    @Test func aWidthIsFixedOrBounded() throws {
        func width(_ relation: String, _ constraints: [String]) throws -> Double? {
            let width =
                "<constraints><constraint firstAttribute=\"width\" relation=\"\(relation)\" constant=\"120\" id=\"w\"/></constraints></label>"
            return try room(Source.label("a", "One").replacing("</label>", with: width), constraints)?.width
        }
        #expect(try width("equal", [left]) == 120)
        #expect(try width("lessThanOrEqual", [left]) == 120)
        #expect(try width("greaterThanOrEqual", [left, right]) == 343)
    }

    /// A label resists with 750 before it is cut, so that a weaker constraint gives way.
    @Test func weakConstraintsGiveWay() throws {
        let weak = Source.pin("root", "trailing", to: "a", "trailing", 200, "priority=\"700\"")
        let strong = Source.pin("root", "trailing", to: "a", "trailing", 200, "priority=\"800\"")
        #expect(try room(Source.label("a", "One"), [left, right, weak])?.width == 343)
        #expect(try room(Source.label("a", "One"), [left, strong])?.width == 159)
        let resisting = Source.label("a", "One", "horizontalCompressionResistancePriority=\"1000\"")
        #expect(try room(resisting, [left, right, strong])?.width == 343)
    }

    /// Labels with priorities of their own share a layout where no constraint has one between them; too many are refused.
    @Test func manyPriorities() throws {
        let labels = (0..<60).map {
            Source.label("l\($0)", "Text", "horizontalCompressionResistancePriority=\"\(600 + $0)\"")
        }
        func screen(_ priority: (Int) -> Int) throws -> RoomsFile.Screen {
            let constraints = (0..<60).flatMap { number in
                [
                    Source.pin("l\(number)", "leading", to: "root", "leading", 16),
                    Source.pin("root", "trailing", to: "l\(number)", "trailing", 16),
                    Source.pin(
                        "root", "trailing", to: "l\(number)", "trailing", 10,
                        "relation=\"greaterThanOrEqual\" priority=\"\(priority(number))\""),
                ]
            }
            return try Source.screen(Source.scene(labels.joined(), constraints: constraints.joined()))
        }
        let few = try screen { _ in 400 }
        #expect(few.rooms.count == 60 && Set(few.rooms.map(\.width)) == [343])
        let many = try screen { 599 + $0 }
        #expect(many.rooms.count == 32 && Set(many.rooms.map(\.width)) == [343])
        #expect(Set((many.notKnown ?? []).map(\.reason)) == ["the scene has constraints with more than 32 priorities"])
    }

    @Test func aSwitchBesideItKeepsItsWidth() throws {
        let toggle = "<switch \(Source.constrained("s"))>\(Source.frame(310, 20, 51, 31))</switch>"
        let room = try room(
            Source.label("a", "One") + toggle,
            [
                left, Source.pin("s", "leading", to: "a", "trailing", 8),
                Source.pin("root", "trailing", to: "s", "trailing", 16),
            ])
        // 375 − 16 − 8 − 49 − 16
        #expect(room?.width == 286 && room?.limit == nil)
    }

    /// What a text beside it needs is known for one language alone.
    @Test func aTextBesideItIsAsWideAsInTheFile() throws {
        let room = try room(
            Source.label("a", "One", width: 40) + Source.label("b", "Two", width: 100, x: 259),
            [
                left, Source.pin("b", "leading", to: "a", "trailing", 8, "relation=\"greaterThanOrEqual\""),
                Source.pin("root", "trailing", to: "b", "trailing", 16),
            ])
        #expect(room?.width == 235 && room?.limit == .bounds)
    }

    @Test func oneEndAloneGoesToTheScreen() throws {
        let room = try room(Source.label("a", "One"), [left])
        #expect(room?.width == 359 && room?.limit == .screen)
        let other = try self.room(Source.label("a", "One", x: 300), [right])
        #expect(other?.width == 359 && other?.limit == .screen)
    }

    /// A centred label that keeps 30 points on the left keeps as much on the right.
    @Test func aCentredLabel() throws {
        let room = try room(
            Source.label("a", "One", x: 160),
            [
                Source.pin("a", "centerX", to: "root", "centerX"),
                Source.pin("a", "leading", to: "root", "leading", 30, "relation=\"greaterThanOrEqual\""),
            ])
        #expect(room?.width == 315 && room?.limit == nil)
    }

    @Test func aShareOfAnotherWidth() throws {
        let room = try room(
            Source.label("a", "One"), [left, Source.pin("a", "width", to: "root", "width", -10, "multiplier=\"1:3\"")])
        #expect(room?.width == 115)
    }

    /// Two labels of the same width share a row, whatever is in them.
    @Test func equalWidthsInARow() throws {
        let room = try room(
            Source.label("a", "One", width: 171) + Source.label("b", "Two", width: 171, x: 195),
            [
                left, Source.pin("b", "leading", to: "a", "trailing", 8), Source.pin("a", "width", to: "b", "width"),
                Source.pin("root", "trailing", to: "b", "trailing", 9),
            ])
        #expect(room?.width == 171 && room?.limit == nil)
    }

    /// The margin is seen in the frame of what is tied to it: 24 here, where the default is 16.
    @Test func marginsAreReadFromFrames() throws {
        let tied = [
            Source.pin("a", "leading", to: "root", "leadingMargin"),
            Source.pin("root", "trailingMargin", to: "a", "trailing"),
        ]
        #expect(try room(Source.label("a", "One", width: 327, x: 24), tied)?.width == 327)
        let known = Source.label("a", "One", width: 327, x: 24, "misplaced=\"YES\"")
        #expect(try room(known, tied)?.width == 343)
    }

    /// Three labels of the same width, with 10 points between them.
    @Test func equalPartsOfAStack() throws {
        let stack =
            "<stackView distribution=\"fillEqually\" spacing=\"10\" \(Source.constrained("st"))>\(Source.frame(0, 0, 375, 20))<subviews>"
            + ["a", "b", "c"].map { Source.label($0, "One") }.joined() + "</subviews></stackView>"
        let tied = [
            Source.pin("st", "leading", to: "root", "leading"), Source.pin("root", "trailing", to: "st", "trailing"),
        ]
        let room = try room(stack, tied)
        #expect(abs((room?.width ?? 0) - 355 / 3) < 0.01)
    }

    /// A vertical stack with margins, and a hidden view that counts for nothing in a horizontal one.
    @Test func stacksInStacks() throws {
        let hidden = Source.label("h", "Gone", width: 200, "hidden=\"YES\"")
        let row =
            "<stackView spacing=\"8\" \(Source.constrained("row"))>\(Source.frame(0, 0, 355, 20))<subviews>\(Source.label("a", "One"))\(hidden)</subviews></stackView>"
        let stack =
            "<stackView axis=\"vertical\" \(Source.constrained("st"))>\(Source.frame(0, 0, 375, 20))<subviews>\(row)</subviews><edgeInsets key=\"layoutMargins\" top=\"0\" left=\"12\" bottom=\"0\" right=\"8\"/></stackView>"
        let screen = try Source.screen(
            Source.scene(
                stack,
                constraints: Source.pin("st", "leading", to: "root", "leading")
                    + Source.pin("root", "trailing", to: "st", "trailing")))
        #expect(screen.room("a.text")?.width == 355)
        // The code of the app shows it later.
        #expect(screen.room("h.text")?.isVisible == nil)
    }

    /// What is in a scroll view is as wide as its content, which a constraint ties to the frame.
    @Test func theContentOfAScrollView() throws {
        func scrolled(_ more: String) throws -> HarvestedRoom? {
            let inner =
                Source.pin("a", "leading", to: "sc", "leading", 10)
                + Source.pin("sc", "trailing", to: "a", "trailing", 10)
                + more
            let scroll =
                "<scrollView \(Source.constrained("sc"))>\(Source.frame(0, 0, 375, 600))<subviews>\(Source.label("a", "One"))</subviews><constraints>\(inner)</constraints></scrollView>"
            return try room(
                scroll,
                [
                    Source.pin("sc", "leading", to: "root", "leading"),
                    Source.pin("root", "trailing", to: "sc", "trailing"),
                ])
        }
        #expect(try scrolled("")?.limit == .screen)
        #expect(try scrolled(Source.pin("a", "width", to: "sc", "width", -20))?.width == 355)
    }

    @Test func constraintsThatContradictEachOther() throws {
        let width =
            "<constraints><constraint firstAttribute=\"width\" constant=\"120\" id=\"w\"/></constraints></label>"
        let screen = try Source.screen(
            Source.scene(Source.label("a", "One").replacing("</label>", with: width), constraints: left + right))
        #expect(screen.rooms.isEmpty && screen.notKnown?.first?.reason == "its constraints contradict each other")
        #expect(screen.notKnown?.first?.key == "a.text")
    }

    /// Compact in width, regular in height: an iPhone that is held upright.
    @Test func sizeClassesLeaveConstraintsOut() throws {
        let narrow = Source.pin("root", "trailing", to: "a", "trailing", 200)
            .replacing("id=\"croottrailing\"", with: "id=\"narrow\"")
        let atMost = Source.pin("root", "trailing", to: "a", "trailing", 16, "relation=\"greaterThanOrEqual\"")
        let excluded = "<mask key=\"constraints\"><exclude reference=\"narrow\"/></mask>"
        let included = "<mask key=\"constraints\"><include reference=\"narrow\"/></mask>"
        for (key, expected) in [("widthClass=compact", 159.0), ("widthClass=regular", 343)] {
            let view =
                "</constraints><variation key=\"default\">\(excluded)</variation><variation key=\"\(key)\">\(included)</variation>"
            let text = Source.scene(Source.label("a", "One"), constraints: left + atMost + narrow)
                .replacing("</constraints>", with: view)
            #expect(try Source.screen(text).room("a.text")?.width == expected)
        }
    }

    /// Without constraints the frame counts, and follows the width of the view around it where its mask says so.
    @Test func masks() throws {
        let label = Source.label("a", "One", width: 300)
        let fixed = label.replacing("translatesAutoresizingMaskIntoConstraints=\"NO\"", with: "")
        #expect(try room(fixed, [])?.width == 300)
        #expect(try room(label.replacing("<label", with: "<label fixedFrame=\"YES\""), [])?.width == 300)
    }

    /// Two labels in a row that are tied to the two edges, and not to each other: a long one covers the other.
    @Test func whatNothingKeepsApart() throws {
        let labels =
            Source.label("a", "Left", width: 40) + Source.label("b", "Right", width: 50, x: 309)
            + Source.label("c", "Below", width: 40).replacing("y=\"20.0\"", with: "y=\"60.0\"")
        let ends =
            Source.pin("a", "leading", to: "root", "leading", 16)
            + Source.pin("root", "trailing", to: "a", "trailing", 16, "relation=\"greaterThanOrEqual\"")
            + Source.pin("c", "leading", to: "root", "leading", 16)
            + Source.pin("root", "trailing", to: "c", "trailing", 16, "relation=\"greaterThanOrEqual\"")
            + Source.pin("root", "trailing", to: "b", "trailing", 16)
            + Source.pin("b", "leading", to: "root", "leading", 16, "relation=\"greaterThanOrEqual\"")
        let open = try Source.screen(Source.scene(labels, constraints: ends))
        for key in ["a.text", "b.text"] {
            #expect(open.room(key)?.width == nil && open.room(key)?.overflow == .visible, "\(key)")
        }
        #expect(open.room("c.text")?.width == 343 && open.room("c.text")?.overflow == .ellipsis)
        // A constraint between them gives way to none of the two.
        let apart = ends + Source.pin("b", "leading", to: "a", "trailing", 8, "relation=\"greaterThanOrEqual\"")
        let kept = try Source.screen(Source.scene(labels, constraints: apart))
        #expect(kept.room("a.text")?.overflow == .ellipsis && kept.room("b.text")?.overflow == .ellipsis)
        // What nobody sees is covered by nothing.
        let hidden = labels.replacing("id=\"b\"", with: "hidden=\"YES\" id=\"b\"")
        #expect(try Source.screen(Source.scene(hidden, constraints: ends)).room("a.text")?.width == 343)
    }
}
