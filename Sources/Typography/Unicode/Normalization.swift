internal import CHarfBuzz

/// Canonical composition and decomposition, as HarfBuzz applies them when a font lacks a scalar.
enum Normalization {
    /// Composes neighbouring scalars pair by pair.
    static func composed(_ scalars: [UInt32]) -> [UInt32] {
        let functions = hb_unicode_funcs_get_default()
        return scalars.reduce(into: []) { result, scalar in
            var joint: hb_codepoint_t = 0
            if let last = result.last, hb_unicode_compose(functions, last, scalar, &joint) != 0 {
                result[result.count - 1] = joint
            } else {
                result.append(scalar)
            }
        }
    }

    /// Decomposes every scalar completely.
    static func decomposed(_ scalars: [UInt32]) -> [UInt32] {
        let functions = hb_unicode_funcs_get_default()
        return scalars.flatMap { scalar -> [UInt32] in
            var tail: [UInt32] = []
            var head = scalar
            var left: hb_codepoint_t = 0
            var right: hb_codepoint_t = 0
            while hb_unicode_decompose(functions, head, &left, &right) != 0 {
                if right != 0 { tail.append(right) }
                head = left
            }
            return [head] + tail.reversed()
        }
    }
}
