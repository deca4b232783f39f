import Foundation
import Frames
import Scenes
import Testing
import ViewLayout

/// How views look, found without drawing them.
@Suite struct DrawnSceneTests {
    private func drawn(
        assets: URL? = nil, @ViewBuilder _ content: @escaping @MainActor @Sendable () -> some View
    ) throws -> (views: [DrawnView], scene: DrawnScene, report: FrameReport) {
        var scene = LayoutScene("Looks", content: content)
        scene.assetFolder = assets
        let picture = try scene.picture(in: LayoutEnvironment(width: 200, height: 200))
        let drawn = try #require(picture.scene)
        return (drawn.views, drawn, picture.report)
    }

    private func tone(_ light: (Int, Int, Int), _ dark: (Int, Int, Int)? = nil, opacity: Double = 1) -> DrawnTone {
        func color(_ value: (Int, Int, Int)) -> DrawnColor {
            DrawnColor(red: UInt8(value.0), green: UInt8(value.1), blue: UInt8(value.2), opacity: opacity)
        }
        return DrawnTone(light: color(light), dark: color(dark ?? light))
    }

    @Test func textsHaveTheStyleAroundThem() throws {
        let views = try drawn {
            VStack {
                Text(verbatim: "a")
                Text(verbatim: "b").foregroundStyle(.secondary)
                Text(verbatim: "c").foregroundColor(.red)
                Text(verbatim: "d").foregroundStyle(Color(red: 0, green: 1, blue: 0)).foregroundStyle(.blue)
                VStack { Text(verbatim: "e").foregroundStyle(.secondary) }
                    .foregroundStyle(Color(red: 1, green: 0, blue: 0))
                Text(verbatim: "f").foregroundStyle(.tint)
            }
            .tint(.orange)
        }.views
        #expect(views[0].ink == tone((0, 0, 0), (255, 255, 255)))
        #expect(views[1].ink == tone((60, 60, 67), (235, 235, 245), opacity: 0.6))
        #expect(views[2].ink == tone((255, 59, 48), (255, 69, 58)))
        #expect(views[3].ink == tone((0, 255, 0)))
        #expect(views[4].ink == tone((255, 0, 0), opacity: 0.5))
        #expect(views[5].ink == tone((255, 149, 0), (255, 159, 10)))
    }

    @Test func buttonsHaveTheColourOfControls() throws {
        let views = try drawn {
            VStack {
                Button("Plain") {}.buttonStyle(.plain)
                Button("Link") {}.buttonStyle(.borderless)
                Button("Delete", role: .destructive) {}.buttonStyle(.borderless)
                Button("Go") {}.buttonStyle(.borderedProminent)
            }
        }.views
        let texts = views.filter { $0.id.split(separator: ".").count == 3 }
        #expect(texts.map(\.ink.light.red) == [0, 0, 255, 255])
        #expect(texts.map(\.ink.light.blue) == [0, 255, 48, 255])
        let box = try #require(views.first { !$0.parts.isEmpty })
        #expect(box.parts.map(\.paint) == [.tone(tone((0, 122, 255), (10, 132, 255)))])
    }

    /// A link is black in a row of a list, where its mark says what it is, and has the colour of controls elsewhere.
    @Test func linksInRowsAreTexts() throws {
        let (views, _, report) = try drawn {
            VStack {
                List {
                    NavigationLink("Row") { EmptyView() }
                    Button("Go") {}
                }
                NavigationLink("Link") { EmptyView() }
            }
        }
        var colours: [String: UInt8] = [:]
        report.root.walk { view, _ in
            guard let text = view.text, let drawn = views.first(where: { $0.id == view.id }) else { return }
            colours[text.string] = drawn.ink.light.blue
        }
        #expect(colours == ["Row": 0, "Go": 255, "Link": 255])
    }

    @Test func backgroundsAreBehindAndOverlaysInFront() throws {
        let (views, _, report) = try drawn {
            VStack {
                Text(verbatim: "a").background(.red).background(.green).overlay(Color.blue)
                Text(verbatim: "b").background { Rectangle().fill(.black) }
            }
        }
        let kinds = views.map { view in
            report.root.children.first { $0.id == view.id }.map { $0.text?.string ?? $0.kind } ?? ""
        }
        #expect(kinds == ["Color", "Color", "a", "Color", "Rectangle", "b"])
        let colours = views.compactMap { view -> UInt8? in
            guard case .tone(let tone)? = view.parts.first?.paint else { return nil }
            return tone.light.red
        }
        // Green, red, blue, black.
        #expect(colours == [52, 255, 0, 0])
    }

    @Test func shapesHaveTheirLayers() throws {
        let views = try drawn {
            VStack {
                Circle().fill(.red).stroke(.blue, lineWidth: 4)
                RoundedRectangle(cornerRadius: 6).strokeBorder(.green, lineWidth: 2)
                Rectangle().fill(LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
                Capsule()
            }
        }.views
        #expect(views.map(\.parts.count) == [2, 1, 1, 1])
        #expect(views[0].parts.map(\.lineWidth) == [nil, 4])
        #expect(views[1].parts.map(\.lineWidth) == [2])
        guard case .gradient(let gradient) = views[2].parts[0].paint else {
            Issue.record("no gradient")
            return
        }
        #expect(gradient.stops.map(\.location) == [0, 1])
        #expect([gradient.start.x, gradient.end?.x] == [0, 1])
        #expect(views[3].parts.map(\.paint) == [.tone(tone((0, 0, 0), (255, 255, 255)))])
    }

    @Test func opacitiesMultiplyAndOutlinesClip() throws {
        let views = try drawn {
            VStack {
                VStack { Color.red.opacity(0.5) }.opacity(0.5).opacity(0.5)
                Color.red.clipShape(Circle())
                Color.red.cornerRadius(8)
            }
        }.views
        #expect(views[0].opacity == 0.25)
        guard case .tone(let tone) = views[0].parts[0].paint else { return }
        #expect(tone.light.opacity == 0.5)
        #expect(views.map(\.effects.count) == [0, 1, 1])
        #expect(views[1].clip != nil)
    }

    @Test func aSceneMayAskForTheDark() throws {
        let dark = try drawn { Text(verbatim: "a").preferredColorScheme(.dark) }
        #expect(dark.scene.isDark == true)
        #expect(dark.views[0].ink == tone((255, 255, 255)))
        let part = try drawn { Text(verbatim: "a").environment(\.colorScheme, .dark) }
        #expect(part.scene.isDark == nil)
        #expect(part.views[0].ink == tone((255, 255, 255)))
    }

    @Test func namesOfCatalogsAreLookedUp() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "looks-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        func write(_ name: String, _ red: String) throws {
            let set = folder.appending(path: "Assets.xcassets/\(name).colorset")
            try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
            let text = """
                {"colors": [{"color": {"color-space": "srgb",
                 "components": {"red": "\(red)", "green": "0x80", "blue": "0x00", "alpha": "1.000"}}}]}
                """
            try Data(text.utf8).write(to: set.appending(path: "Contents.json"))
        }
        try write("Brand", "0xFF")
        try write("AccentColor", "0x10")
        let views = try drawn(assets: folder) {
            VStack {
                Text(verbatim: "a").foregroundStyle(Color("Brand"))
                Text(verbatim: "b").foregroundStyle(.tint)
                Text(verbatim: "c").foregroundStyle(Color("red"))
            }
        }.views
        #expect(views[0].ink == tone((255, 128, 0)))
        #expect(views[1].ink == tone((16, 128, 0)))
        // No catalog has it; the system's red has another name.
        #expect(views[2].ink.light.opacity == 0)
    }

    /// Shadows, borders, masks and materials are around what they are written on, the outermost first.
    @Test func effectsAreAroundTheirViews() throws {
        let views = try drawn {
            VStack {
                Text(verbatim: "a").border(.red, width: 2).shadow(color: .black.opacity(0.25), radius: 3, x: 1, y: 2)
                Color.red.mask(Circle()).shadow(color: .clear, radius: 3)
                Text(verbatim: "b").background(.regularMaterial)
                Text(verbatim: "c").background(.red)
            }
        }.views
        guard case .shadow(let shadow)? = views[0].effects.first, case .over(let line)? = views[0].effects.last else {
            Issue.record("\(views[0].effects)")
            return
        }
        #expect([shadow.radius, shadow.x, shadow.y] == [3, 1, 2])
        #expect(shadow.tone.light.opacity == 0.25)
        #expect(line.lineWidth == 2)
        // A shadow that is clear is none.
        guard case .clip? = views[1].effects.first else {
            Issue.record("\(views[1].effects)")
            return
        }
        #expect(views[1].effects.count == 1 && views[1].clip == nil)
        guard case .behind(let material)? = views[2].effects.first else {
            Issue.record("no material")
            return
        }
        #expect(material.lineWidth == nil)
        // A colour behind a text is a view, drawn once.
        #expect(views[3...].flatMap(\.effects).isEmpty)
    }

    /// A look changes no frame: the report is the same with and without.
    @Test func framesStay() throws {
        let plain = try drawn {
            VStack {
                Text(verbatim: "a")
                Circle()
            }
        }.report
        let painted = try drawn {
            VStack {
                Text(verbatim: "a").foregroundStyle(.red).shadow(radius: 4).border(.red, width: 8)
                Circle().fill(.blue).opacity(0.2).mask(Circle()).shadow(radius: 40, y: 20)
            }.tint(.green).background(.bar).mask { Capsule() }
        }.report
        #expect(plain.root.children.map(\.frame) == painted.root.children.map(\.frame))
        #expect(plain.root.children.map(\.id) == painted.root.children.map(\.id))
        #expect(plain.size == painted.size)
    }
}
