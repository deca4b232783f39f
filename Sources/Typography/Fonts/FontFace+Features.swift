internal import CHarfBuzz

extension FontFace {
    /// Whether glyphs are drawn in color, like those of emoji fonts.
    var hasColor: Bool {
        hasColorBitmaps || hb_ot_color_has_layers(raw) != 0 || hb_ot_color_has_png(raw) != 0
            || hb_ot_color_has_svg(raw) != 0
    }

    /// The tags of the face's OpenType features, in `GSUB` and `GPOS`.
    var features: Set<String> {
        var found: Set<String> = []
        for table in ["GSUB", "GPOS"] {
            var count = hb_ot_layout_table_get_feature_tags(raw, hbTag(table), 0, nil, nil)
            var tags = [hb_tag_t](repeating: 0, count: Int(count))
            _ = hb_ot_layout_table_get_feature_tags(raw, hbTag(table), 0, &count, &tags)
            found.formUnion(tags.prefix(Int(count)).map(tagString))
        }
        return found
    }
}

extension FontCollection {
    /// The tags of the OpenType features that any face has, sorted. Reads every font.
    public var features: [String] {
        faces.reduce(into: Set<String>()) { $0.formUnion($1.features) }.sorted()
    }
}
