internal import Foundation
internal import Frames
internal import Labels
internal import TextLayout
internal import ViewLayout

/// Turns placed views into a frame report.
struct ReportBuilder {
    let scene: LayoutScene
    let environment: LayoutEnvironment
    let measurer: SceneTextMeasurer
    let sources: SwiftSources
    /// The only key whose texts are told of; nil tells of every text.
    var onlyKey: String?

    func report(_ placed: PlacedScene) -> FrameReport {
        var fonts = FontsInUse(models: FontModels(environment.platform))
        let root = viewFrame(placed.root, id: "0", in: scene.position, clippingFrames: [], fonts: &fonts)
        return FrameReport(
            scene: scene.name, file: scene.file, environment: environment,
            size: Size(width: placed.size.width, height: placed.size.height), fits: fits(placed.size),
            fonts: fonts.names, engine: .current, fontModels: fonts.models.all, notes: notes(fonts), root: root)
    }

    /// Half a pixel beyond the room is no overflow: sizes of text are rounded up to whole pixels.
    private func fits(_ size: CGSize) -> Bool {
        !environment.isShort(need: Double(size.width), room: environment.safeWidth ?? .infinity)
            && !environment.isShort(need: Double(size.height), room: environment.safeHeight ?? .infinity)
    }

    /// The fonts of a scene, in order of first use.
    private struct FontsInUse {
        var names: [String] = []
        var models: FontModels
    }

    private func notes(_ fonts: FontsInUse) -> [String] {
        var notes = fonts.models.notes
        let inter = fonts.names.first { $0.hasPrefix("Inter ") }
        if notes.isEmpty, let system = environment.platform.systemFont, let inter {
            notes.append("\(inter) stands in for the \(system), which may not be redistributed; its widths differ")
        }
        if environment.platform.textSizing == .fixed, !environment.textSize.isDefault {
            notes.append("macOS has no Dynamic Type: the text size \(environment.textSize.name) changes nothing")
        }
        for family in measurer.missingFamilies.sorted() {
            notes.append("no font of the family \"\(family)\" is there; another was used")
        }
        return notes
    }

    /// - Parameter place: Where the view around this one is written.
    /// - Parameter clippingFrames: The frames of the views around this one that clip.
    private func viewFrame(
        _ view: PlacedView, id: String, in place: SourcePosition?, clippingFrames: [CGRect], fonts: inout FontsInUse
    ) -> ViewFrame {
        var result = ViewFrame(id: id, kind: view.kind, frame: Frame(view.frame))
        result.name = view.identifier
        result.container = view.container.map { Frame($0) }
        result.choice = view.choice.map(Choice.init)
        result.control = view.isControl ? true : nil
        result.detached = view.detachment != nil ? true : nil
        result.moved = view.detachment == .offset || view.detachment == .position ? true : nil
        result.ignoresSafeArea = view.isExtended ? true : nil
        result.layered = Self.layered.contains(view.kind) ? true : nil
        result.clips = view.clips ? true : nil
        result.clip = view.clip.flatMap { clippingFrames.contains($0) ? nil : Frame($0) }
        result.scrolls = view.scrollAxes.isEmpty ? nil : [ViewFrame.Axis](view.scrollAxes)
        result.allow = view.allowed.isEmpty ? nil : view.allowed
        result.allowReasons = view.allowReasons.isEmpty ? nil : view.allowReasons
        result.source = position(of: view, in: place)
        result.warnings = view.warnings.isEmpty ? nil : view.warnings.map(\.message)
        if let text = view.text {
            let resolved = measurer.resolve(text.content, in: text.environment, proposal: view.proposal)
            if onlyKey == nil || resolved.origin?.key == onlyKey {
                let facts = facts(of: text, resolved, in: view)
                for font in facts.fonts where !fonts.names.contains(font) { fonts.names.append(font) }
                fonts.models.add(resolved.paragraph)
                result.text = facts
                result.text?.source = facts.source ?? result.source
            }
        }
        result.children = view.children.enumerated().map { index, child in
            viewFrame(
                child, id: "\(id).\(index)", in: result.source,
                clippingFrames: view.clips ? clippingFrames + [view.frame] : clippingFrames,
                fonts: &fonts)
        }
        return result
    }

    /// Where the view is written. In Swift not every view knows, and one that does not stands where the view around it
    /// stands.
    private func position(of view: PlacedView, in place: SourcePosition?) -> SourcePosition? {
        if let file = scene.file {
            return view.source.flatMap { source in
                source.file == nil ? SourcePosition(file: file, line: source.line, column: source.column) : nil
            }
        }
        return view.source.flatMap(sources.position) ?? place
    }

    private func facts(of text: PlacedText, _ resolved: ResolvedText, in view: PlacedView) -> TextFacts {
        let budget = Budget(
            width: view.proposal.width.limit, height: view.proposal.height.limit, lines: text.environment.lineLimit)
        let placement = TextPlacement(
            frame: Frame(view.frame), budget: budget,
            baselines: (Double(text.firstBaseline), Double(text.lastBaseline)))
        return TextFacts(resolved, in: placement, locale: environment.locale)
    }

    /// Containers whose views are meant to cover each other.
    private static let layered: Set<String> = ["ZStack", "OverlappingHStack"]
}

extension Choice {
    fileprivate init(_ choice: LayoutChoice) {
        self.init(
            index: choice.index, of: choice.count, fits: choice.fits,
            room: Budget(width: choice.room.width.limit, height: choice.room.height.limit),
            sizes: choice.ideals.isEmpty
                ? nil : choice.ideals.map { Size(width: Double($0.width), height: Double($0.height)) })
    }
}

extension [ViewFrame.Axis] {
    fileprivate init(_ axes: Axis.Set) {
        self = ViewFrame.Axis.allCases.filter { axes.contains($0 == .horizontal ? .horizontal : .vertical) }
    }
}

extension Frame {
    init(_ rect: CGRect) {
        self.init(x: rect.origin.x, y: rect.origin.y, width: rect.size.width, height: rect.size.height)
    }
}

extension Frames.Platform {
    /// The system font that Inter stands in for; nil where the platform's own font is there.
    fileprivate var systemFont: String? {
        switch self {
        case .ios: "iOS system font"
        case .macos: "macOS system font"
        case .android, .web: nil
        }
    }
}
