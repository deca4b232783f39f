internal import Basics
import Checks
import Frames
internal import Reports

/// A text on the page for translators: what it says, where it is, its room, and a box to try another one in.
struct TranslatorText {
    let row: LabelRow
    let room: TextRoom?
    let answer: TypingAnswer?
    let characters: TranslatorRoom.Characters?
    /// The number of its font among those of the page.
    let font: Int?
    /// The screen that shows it, with the place of the text in it.
    let screen: (place: ScreenPlace, frame: Frame, link: String, name: String)?
    let widthNames: [Double: String]

    /// The name of the text with a number on its page.
    static func id(_ number: Int) -> String { "text-\(number)" }

    func html(number: Int) -> String {
        let isShort = room?.isExceeded == true || row.hasError
        return """
            <article class="text\(isShort ? " short" : "")" id="\(Self.id(number))">
            <h2>\(HTML.code(row.key))</h2>
            \(texts)<p class="room">\(roomText)\(charactersText)\(links)</p>
            \(box(number))\(picture)</article>

            """
    }

    private var texts: String {
        let missing = row.foundIn == row.locale ? "" : " <small>not translated</small>"
        let source =
            row.locale == row.sourceLocale
            ? "" : row.source.map { "<p class=\"source\">\(HTML.text($0, locale: row.sourceLocale))</p>\n" } ?? ""
        return "\(source)<p class=\"own\">\(HTML.text(row.text.string, locale: row.foundIn))\(missing)</p>\n"
    }

    /// "72 pt on 1 line, needs 62.4: 9.6 left."
    private var roomText: String {
        guard let room else { return "Nothing limits this text." }
        let lines = Prose.count(room.lines, "line")
        let size = TightRow.length(room.width)
        guard !room.breaksTooOften else { return "\(size) pt on \(lines), and it has more line breaks." }
        if room.spareLines > 0 {
            return "\(size) pt on \(lines), and it leaves \(Prose.count(room.spareLines, "line")) empty."
        }
        let left =
            room.headroom < 0
            ? "<b>\(TightRow.length(-room.headroom)) too long</b>" : "\(TightRow.length(room.headroom)) left"
        return "\(size) pt on \(lines), needs \(TightRow.length(room.need)): \(left)."
    }

    /// " 9 characters surely fit, about 14 usually do."
    private var charactersText: String {
        guard let characters, characters.usually > 0 else { return "" }
        let usually = characters.usually
        guard characters.surely > 0 else { return " About \(Prose.count(usually, "character")) usually fit." }
        guard characters.surely < usually else { return " \(Prose.count(usually, "character")) surely fit." }
        return " \(Prose.count(characters.surely, "character")) surely fit, about \(usually) usually do."
    }

    private var links: String {
        let place = room.map {
            " Least in \(HTML.name($0.scene)) at \(HTML.escaped(Prose.name($0.cell, widthNames: widthNames)))."
        }
        let scenes = row.showings.map { "<a href=\"\($0.path)\">\(HTML.name($0.scene))</a>" }.joined(separator: ", ")
        return "\(place ?? "") Shown in \(scenes)."
    }

    private func box(_ number: Int) -> String {
        guard let answer else { return "" }
        guard case .measured(let typing) = answer, let font else {
            return
                "<p class=\"note\">\(answer.reason ?? "") <code>galley budget --check</code> shows whether a text fits.</p>\n"
        }
        let data = [typing.room, typing.fits, typing.tooLong].map { Number.text($0) }
        return """
            <p class="try" data-font="\(font)" data-room="\(data[0])" data-fits="\(data[1])" data-long="\(data[2])">
            <label for="try-\(number)">Another text</label>
            <input id="try-\(number)" lang="\(HTML.escaped(row.locale))" dir="auto" autocomplete="off"> \
            <output for="try-\(number)"></output></p>

            """
    }

    private var picture: String {
        guard let screen else { return "" }
        let (box, frame) = (screen.place.box, screen.frame)
        func percent(_ part: Double, _ whole: Double) -> String {
            Number.text((part / whole * 1e4).rounded() / 100) + "%"
        }
        let mark = """
            left:\(percent(frame.x - box.x, box.width));top:\(percent(frame.y - box.y, box.height));\
            width:\(percent(frame.width, box.width));height:\(percent(frame.height, box.height))
            """
        let size = [box.width, box.height].map { Number.text(($0 * ProofStyle.pictureScale * 1.4).rounded()) }
        return """
            <a class="screen" href="\(screen.link)"><img src="../\(screen.place.path)" width="\(size[0])" height="\(size[1])" \
            loading="lazy" alt="\(HTML.escaped("\(screen.name) in \(row.locale)"))"><span class="mark" style="\(mark)"></span></a>

            """
    }
}
