internal import Basics
internal import Foundation
internal import Frames
internal import Labels
internal import ViewLayout

/// Turns placed views into a frame report.
struct ReportBuilder {
    let scene: LayoutScene
    let environment: LayoutEnvironment
    let measurer: SceneTextMeasurer
    let sources: SwiftSources
    /// Keeps the font names of the latest report.
    let latestFonts: LatestFonts
    /// The only key whose texts are reported; nil for all texts.
    var onlyKey: String?
    /// Draws the texts, where a picture is wanted.
    var drawer: TextDrawer?

    func report(_ placed: PlacedScene) -> FrameReport {
        var found = Found()
        let root = viewFrame(placed.root, id: "0", in: scene.position, ofControl: nil, clippingFrames: [], &found)
        let fonts = latestFonts.fonts(of: found.texts, measurer: measurer, environment: environment)
        let notes = fonts.notes + [found.noteOnDepth].compactMap(\.self)
        var report = FrameReport(
            scene: scene.name, file: scene.file, environment: environment,
            size: Size(width: placed.size.width, height: placed.size.height),
            fits: (scene.isSizedToFit || fits(placed.size)) && !found.hasUnusableText,
            fonts: fonts.names, engine: .current, fontModels: fonts.models, notes: notes, root: root)
        report.isSizedToFit = scene.isSizedToFit
        return report
    }

    /// Exceeding the room by half a pixel is no overflow: sizes of text are rounded up to whole pixels.
    private func fits(_ size: CGSize) -> Bool {
        !environment.isShort(need: Double(size.width), room: environment.safeWidth ?? .infinity)
            && !environment.isShort(need: Double(size.height), room: environment.safeHeight ?? .infinity)
    }

    /// Whether tabs cover each other by a few points, as those of iOS 26 do.
    private var hasOverlappingTabs: Bool { environment.platform.metrics(of: environment.system)[.tabBarTabWidth] > 0 }

    /// - Parameters:
    ///   - place: Where the view around this one is written.
    ///   - control: Where the control is written that this view may be the title of; nil where others may have written it.
    ///   - clippingFrames: The frames of the views around this one that clip.
    private func viewFrame(
        _ view: PlacedView, id: String, in place: SourcePosition?, ofControl control: SourcePosition?,
        clippingFrames: [CGRect], _ found: inout Found
    ) -> ViewFrame {
        var result = ViewFrame(id: id, kind: view.kind, frame: Frame(view.frame))
        result.name = view.identifier
        result.container = view.container.map { Frame($0) }
        result.choice = view.choice.map(Choice.init)
        result.control = view.isControl ? true : nil
        result.standard = view.isControl && view.isStandard ? true : nil
        result.leadsFurther = view.leadsFurther ? true : nil
        result.detached = view.detachment != nil ? true : nil
        result.moved = view.detachment == .offset || view.detachment == .position ? true : nil
        result.ignoresSafeArea = view.isExtended ? true : nil
        // Containers whose views are meant to cover each other.
        result.layered =
            view.kind == "ZStack" || view.kind == "OverlappingHStack" || view.kind == "TabBar" && hasOverlappingTabs
            ? true : nil
        result.clips = view.clips ? true : nil
        result.clip = view.clip.flatMap { clippingFrames.contains($0) ? nil : Frame($0) }
        result.scrolls = view.scrollAxes.isEmpty ? nil : [ViewFrame.Axis](view.scrollAxes)
        result.allow = view.allowed.isEmpty ? nil : view.allowed
        result.allowReasons = view.allowReasons.isEmpty ? nil : view.allowReasons
        let own = position(of: view)
        // Views in Swift do not all know their place; those that do not have the place of the view around them.
        let source = scene.file == nil ? own ?? place : own
        result.source = source
        // A text without a place may be anyone's, as titles of bars and sections are, but for the title of a control.
        let written = own ?? control
        result.warnings = view.warnings.isEmpty ? nil : view.warnings.map(\.message)
        if view.warnings.contains(where: { $0.fault == .tooDeep }) { found.tooDeep.append(source) }
        result.hidden = view.hidden.isEmpty ? nil : view.hidden.map(content)
        if let text = view.text {
            if !text.isUsable { found.hasUnusableText = true }
            let resolved = measurer.resolve(text, proposal: view.proposal)
            if onlyKey == nil || resolved.origin?.key == onlyKey {
                let placement = placement(of: text, frame: result.frame, proposal: view.proposal)
                result.text = facts(of: resolved, in: placement, source: source, written: written)
                if !text.isUsable { result.text?.showNothing() }
                drawer?.draw(resolved, in: placement, of: id)
                found.texts.append(resolved)
            }
        }
        guard !view.children.isEmpty else { return result }
        let clippingFrames = view.clips ? clippingFrames + [view.frame] : clippingFrames
        var children: [ViewFrame] = []
        children.reserveCapacity(view.children.count)
        for index in view.children.indices {
            var childID = id
            childID += "."
            childID += String(index)
            children.append(
                viewFrame(
                    view.children[index], id: childID, in: source,
                    ofControl: own == nil || view.isControl || view.kind == "Label" ? written : nil,
                    clippingFrames: clippingFrames, &found))
        }
        result.children = children
        return result
    }

    private func content(_ views: HiddenViews) -> HiddenContent {
        HiddenContent(
            kind: views.kind, title: views.title.map(measurer.name), count: views.count, reason: views.reason)
    }

    /// Where the view is written, as far as it knows.
    private func position(of view: PlacedView) -> SourcePosition? {
        guard let file = scene.file else { return view.source.flatMap(sources.position) }
        return view.source.flatMap { source in
            source.file == nil ? SourcePosition(file: file, line: source.line, column: source.column) : nil
        }
    }

    private func placement(of text: PlacedText, frame: Frame, proposal: ProposedViewSize) -> TextPlacement {
        TextPlacement(
            frame: frame,
            budget: Budget(width: proposal.width.limit, height: proposal.height.limit, lines: text.lineLimit),
            baselines: (Double(text.firstBaseline), Double(text.lastBaseline)))
    }

    /// - Parameters:
    ///   - source: Where the view is written.
    ///   - written: Where its text is written, as far as that is sure.
    private func facts(
        of text: ResolvedText, in placement: TextPlacement, source: SourcePosition?, written: SourcePosition?
    ) -> TextFacts {
        var facts = TextFacts(text, in: placement, locale: environment.locale)
        if facts.source == nil, let written, scene.previewLines.contain(written) {
            facts.locale = environment.locale
        }
        facts.source = facts.source ?? source
        return facts
    }
}

extension ReportBuilder {
    /// What is found in the views on the way to a report.
    private struct Found {
        var texts: [ResolvedText] = []
        /// Where the views are written that are nested too deep to be laid out.
        var tooDeep: [SourcePosition?] = []
        /// Whether some text cannot be set in its font.
        var hasUnusableText = false

        /// What a reader should know about views that are not laid out.
        var noteOnDepth: String? {
            guard !tooDeep.isEmpty else { return nil }
            let views = tooDeep.count == 1 ? "1 view" : "\(tooDeep.count) views"
            let place = tooDeep.lazy.compactMap(\.self).first.map { ", the first at \($0)" } ?? ""
            return "\(views) nested more than \(ViewContext.deepest) deep\(place): no text in there was measured"
        }
    }
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
