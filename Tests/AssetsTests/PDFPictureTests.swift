import Assets
import Testing

/// Icons as PDF, which become SVG.
@Suite struct PDFPictureTests {
    /// A page of 20 × 10 points.
    private func file(_ content: String, resources: String = "<< >>", more: String = "") -> [UInt8] {
        Array(
            """
            %PDF-1.4
            1 0 obj
            << /Type /Page /Parent 2 0 R /Resources \(resources) /Contents 3 0 R >>
            endobj
            2 0 obj
            << /Type /Pages /Kids [ 1 0 R ] /Count 1 /MediaBox [ 0 0 20 10 ] >>
            endobj
            3 0 obj
            << /Length \(content.utf8.count) >>
            stream
            \(content)
            endstream
            endobj
            \(more)
            """.utf8)
    }

    private func svg(_ content: String, resources: String = "<< >>", more: String = "") -> String? {
        AssetImage(bytes: file(content, resources: resources, more: more)).map {
            String(decoding: $0.bytes, as: UTF8.self)
        }
    }

    @Test func areasHaveTheirPlaceAndColour() throws {
        let image = try #require(AssetImage(bytes: file("1 0 0 rg 2 1 4 3 re f")))
        #expect(image.format == .svg)
        #expect([image.width, image.height] == [20, 10])
        // The page's origin is at its bottom.
        let text = String(decoding: image.bytes, as: UTF8.self)
        #expect(text.contains(##"<path d="M2 9L6 9L6 6L2 6Z" fill="#ff0000"/>"##))
    }

    @Test func statesAreKeptAndMapsMultiply() throws {
        let text = try #require(svg("0.5 g q 2 0 0 2 1 1 cm 0 0 1 RG 1 w 0 0 m 3 0 l S Q 0 0 1 1 re f"))
        #expect(text.contains(##"<path d="M1 9L7 9" fill="none" stroke="#0000ff" stroke-width="2"/>"##))
        #expect(text.contains(##"<path d="M0 10L1 10L1 9L0 9Z" fill="#808080"/>"##))
    }

    @Test func clipsOpacitiesAndFormsAreUsed() throws {
        let text = try #require(
            svg(
                "0 0 5 5 re W n /G gs /F Do",
                resources: "<< /ExtGState << /G << /ca 0.25 >> >> /XObject << /F 4 0 R >> >>",
                more: """
                    4 0 obj
                    << /Type /XObject /Subtype /Form /Matrix [1 0 0 1 2 0] /Length 22 >>
                    stream
                    0 1 0 rg 0 0 2 2 re f*
                    endstream
                    endobj
                    """))
        #expect(text.contains(##"<clipPath id="c1"><path d="M0 10L5 10L5 5L0 5Z" clip-rule="nonzero"/>"##))
        #expect(
            text.contains(
                ##"<path d="M2 10L4 10L4 8L2 8Z" fill="#00ff00" fill-opacity="0.25" fill-rule="evenodd" clip-path="url(#c1)"/>"##
            ))
    }

    @Test func whatIsNoPageIsLeftOut() {
        #expect(AssetImage(bytes: Array("%PDF-1.4".utf8)) == nil)
        #expect(svg("") == nil)
        #expect(svg("BT (text) Tj ET") == nil)
        #expect(svg("/F Do", resources: "<< /XObject << /F 3 0 R >> >>") == nil)
        // A form that shows itself, nesting without end, numbers without end.
        let own = "<< /Type /XObject /Subtype /Form /Length 5 >>\nstream\n/F Do\nendstream\nendobj"
        #expect(svg("/F Do", resources: "<< /XObject << /F 4 0 R >> >>", more: "4 0 obj\n\(own)") == nil)
        #expect(svg(String(repeating: "[", count: 100_000)) == nil)
        #expect(
            svg(
                "1e308 1e308 1e308 1e308 0 0 cm " + String(repeating: "9e5 0 0 9e5 0 0 cm ", count: 99) + "1 1 2 2 re f"
            ) != nil)
    }

    @Test func damageDoesNotTrap() {
        let whole = file(
            "q 1 0 0 rg /G gs 2 1 4 3 re W* n 0 0 m 1 1 2 2 3 3 c h B Q",
            resources: "<< /ExtGState << /G << /ca .5 >> >> >>")
        for place in whole.indices {
            for byte: UInt8 in [0, 40, 47, 60, 62, 91, 93, 255] {
                var changed = whole
                changed[place] = byte
                _ = AssetImage(bytes: changed)
            }
            _ = AssetImage(bytes: Array(whole.prefix(place)))
        }
    }
}
