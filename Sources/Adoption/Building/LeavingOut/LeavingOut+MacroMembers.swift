extension LeavingOut {
    /// The attribute of a type whose members a macro makes that is not built here.
    var memberLookup: [Part] {
        guard let at = token,
            let sign = source.tokens.indices.dropFirst(max(0, at - 4)).prefix(9).first(where: {
                source.has("@", at: $0) && source.has("dynamicMemberLookup", at: $0 + 1)
            })
        else { return [] }
        return [fit(source.tokens[sign].range.lowerBound..<source.tokens[sign + 1].range.upperBound, "")]
    }

    /// The subscripts of a type that has every member, where it inherits them.
    var inheritedMembers: [Part] {
        guard let owner = Declaration.path(to: offset, in: declarations).last, owner.keyword == "subscript",
            source.text(owner.range).contains("(dynamicMember name: Swift.String)")
        else { return [] }
        return [fit(withSemicolon(owner.range), "")]
    }

    /// A name that a macro would have declared, in a type that has every member instead: those are found only behind a value.
    var memberOfMacro: [Part] {
        let path = Declaration.path(to: offset, in: declarations)
        guard let at = token, let name = error.names.first, name != "self", let owner = path.last,
            owner.initializer?.contains(offset) != true,
            !path.contains(where: { $0.modifiers.contains("static") || $0.modifiers.contains("class") }),
            let type = path.last(where: \.isType), hasAllMembers(type)
        else { return [] }
        if source.has("let", at: at - 1) || source.has("var", at: at - 1), source.has(name, at: at) {
            // `if let problem {`
            return [fit(source.tokens[at].range, "\(name) = Optional(self.\(name))")]
        }
        return explicitSelf
    }

    /// Whether a type, or the one in the file that it extends, has every member.
    private func hasAllMembers(_ type: Declaration) -> Bool {
        func types(in declarations: [Declaration], path: String) -> [Declaration] {
            declarations.filter(\.isType).flatMap { declaration -> [Declaration] in
                let own = path + declaration.name
                return (own == type.path ? [declaration] : []) + types(in: declaration.members, path: own + ".")
            }
        }
        return ([type] + (type.keyword == "extension" ? types(in: declarations, path: "") : [])).contains { type in
            type.members.contains {
                $0.keyword == "subscript" && source.text($0.range).contains(ForeignSource.subscriptOfMembers)
            }
        }
    }
}
