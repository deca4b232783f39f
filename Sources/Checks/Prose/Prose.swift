internal import Basics
package import Frames

/// The one place where sentences are made from facts.
package enum Prose {
    /// The string between quotation marks, on one line.
    package static func quoted(_ string: String) -> String {
        "\"\(oneLine(string))\""
    }

    /// The string with visible line breaks and other control characters, including those that change the direction of
    /// the text around them: a text must not be able to forge what people read.
    package static func oneLine(_ string: String) -> String {
        guard mayForge(string) else { return string }
        var result = ""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case _ where forges(scalar): result += "\\u{\(String(scalar.value, radix: 16))}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Whether some scalar has to be made visible. It looks only at bytes, which takes a tenth of the time: U+007F to
    /// U+009F are C2 and a byte up to 9F, U+061C is D8 9C, and the others begin with E2 80 or E2 81.
    private static func mayForge(_ string: String) -> Bool {
        var string = string
        return string.withUTF8 { bytes in
            for (index, byte) in bytes.enumerated() where byte < 0x20 || byte == 0x7F || byte >= 0xC2 {
                switch byte {
                case 0xC2 where bytes[index + 1] <= 0x9F, 0xD8 where bytes[index + 1] == 0x9C: return true
                case 0xE2 where bytes[index + 1] == 0x80:
                    let last = bytes[index + 2]
                    if (0x8E...0x8F).contains(last) || (0xA8...0xAE).contains(last) { return true }
                case 0xE2 where bytes[index + 1] == 0x81:
                    if (0xA6...0xA9).contains(bytes[index + 2]) { return true }
                case 0x80...: continue
                default: return true
                }
            }
            return false
        }
    }

    /// The general categories Cc, Zl and Zp, whose members will never change (Unicode stability policy), and the marks,
    /// embeddings, overrides and isolates of the bidirectional algorithm (UAX #9, 2).
    private static func forges(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0...0x1F, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    /// "a", "a and b", "a, b and c"; nine and more are counted.
    package static func list(_ items: [String], last: String = "and") -> String {
        guard items.count > 1 else { return items.first ?? "" }
        if items.count > 8 { return items.prefix(7).joined(separator: ", ") + " \(last) \(items.count - 7) more" }
        return items.dropLast().joined(separator: ", ") + " \(last) " + items[items.count - 1]
    }

    /// "a, b, c and 95 more": the first three, for an example.
    package static func few(_ items: some Collection<String>) -> String {
        items.prefix(3).joined(separator: ", ") + (items.count > 3 ? " and \(items.count - 3) more" : "")
    }

    /// "24 × 18".
    package static func size(_ size: Size) -> String { "\(Number.text(size.width)) × \(Number.text(size.height))" }

    /// The view's kind, with its name where the scene gives one.
    package static func name(_ view: ViewReference) -> String {
        view.name.map { "\(view.kind) \($0)" } ?? view.kind
    }

    /// "by 3 at the top and by 2 on the right".
    package static func edges(_ protrusion: Protrusion) -> String {
        let edges = [
            (protrusion.left, "on the left"), (protrusion.top, "at the top"), (protrusion.right, "on the right"),
            (protrusion.bottom, "at the bottom"),
        ]
        return list(edges.filter { $0.0 > 0 }.map { "by \(Number.text($0.0)) \($0.1)" })
    }
}

extension Prose {
    /// "1 label", "2 labels", "10,000 labels".
    package static func count(_ count: Int, _ noun: String) -> String {
        "\(number(count)) \(noun)\(count == 1 ? "" : "s")"
    }

    /// "10,000".
    package static func number(_ count: Int) -> String {
        var digits = String(count)
        var index = digits.endIndex
        while digits.distance(from: digits.startIndex, to: index) > 3 {
            index = digits.index(index, offsetBy: -3)
            digits.insert(",", at: index)
        }
        return digits
    }

    /// "Too close to call: 12 labels fit by less than the error of their font's model, 1.9 or 3.4 %".
    package static func closeCalls(_ calls: CloseCalls) -> String {
        let fit = calls.count == 1 ? "fits by less than the error of its" : "fit by less than the error of their"
        let errors = calls.errors95.map { Number.text(($0 * 1000).rounded() / 10) }.joined(separator: " or ")
        return "Too close to call: \(count(calls.count, "label")) \(fit) font's model, \(errors) %"
    }

    /// "3 texts have variations for Apple Watch and iPad, which are not checked: nothing is measured for such a device".
    package static func uncheckedDevices(_ unchecked: UncheckedDevices) -> String {
        let have = unchecked.texts == 1 ? "has" : "have"
        return "\(count(unchecked.texts, "text")) \(have) variations for \(list(unchecked.devices)), which are not "
            + "checked: nothing is measured for such a device"
    }

    /// "\"Sichern\" (save, de) in Toolbar at AX1, iPhone SE".
    package static func tight(_ label: TightLabel, widthNames: [Double: String]) -> String {
        let origin = [label.text.key, label.locale].compactMap(\.self).joined(separator: ", ")
        let cell = name(label.cell, widthNames: widthNames)
        return oneLine("\(quoted(label.text.string)) (\(origin)) in \(label.scene) at \(cell)")
    }
}
