internal import Basics
internal import Frames
internal import TextLayout

/// A label in one cell of a sweep.
struct SweptCell {
    let text: ResolvedText
    let room: LabelRoom
    /// Kept where a report will be needed.
    let layout: ParagraphLayout?
    /// The box of a text that goes on over its neighbours; nil for others.
    var box: Size?

    func report(in environment: LayoutEnvironment, _ plan: LabelSweep) -> FrameReport {
        let layout = layout ?? text.layout(in: room)
        let facts = TextFacts(text, layout, in: room, locale: environment.locale)
        let size = Size(width: layout.size.width, height: layout.size.height)
        let models = text.models()
        let view = view(with: facts, size: size, plan)
        var report = FrameReport(
            scene: plan.scene, file: plan.file, environment: environment, size: size, fits: !facts.truncated,
            fonts: facts.fonts, fontModels: models.all, notes: models.notes, root: view)
        report.isUnplaced = plan.isUnplaced
        report.room = plan.room
        guard let room = plan.size else { return report }
        let box = box(of: size, in: room)
        // The scene is the box: what is outside of it covers something else. It may be larger than the screen that shows it.
        report.size = Size(
            width: min(box.width, environment.width ?? .infinity),
            height: min(box.height, environment.height ?? .infinity))
        report.fits = report.fits && size.width <= box.width && size.height <= box.height
        return report
    }

    /// What the report of a text that shows whole says before anything is measured.
    func outline(in environment: LayoutEnvironment, _ plan: LabelSweep) -> SweptLabel.Outline {
        let facts = TextFacts(wordsOf: text, in: room, locale: environment.locale)
        return SweptLabel.Outline(
            file: plan.file, view: view(with: facts, size: Size(width: 0, height: 0), plan), fonts: facts.fonts,
            notes: text.models().notes, isUnplaced: plan.isUnplaced)
    }

    private func view(with facts: TextFacts, size: Size, _ plan: LabelSweep) -> ViewFrame {
        var view = ViewFrame(
            id: facts.key ?? "0", kind: "Text", frame: Frame(x: 0, y: 0, width: size.width, height: size.height))
        view.source = plan.source
        view.name = plan.place
        view.text = facts
        if let most = plan.mostCharacters, facts.length.map({ $0.limit > most }) ?? true {
            view.text?.length = TextLength(length: facts.string.count, limit: most, source: plan.source)
        }
        guard let room = plan.size else { return view }
        let box = box(of: size, in: room)
        view.container = Frame(x: 0, y: 0, width: box.width, height: box.height)
        view.text?.budget.width = room.width
        return view
    }

    /// The box that shows a text of a size.
    private func box(of size: Size, in room: Budget) -> Size {
        box ?? Size(width: room.width ?? size.width, height: size.height)
    }
}
