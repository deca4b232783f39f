/// The files of a module of which what was left out in the last run is taken over.
enum KeptFiles {
    /// The states of unchanged files without any of some names; nil of the others.
    ///
    /// A declaration that mentions such a name may be of another type, and one that was left out for it may be there: so names are
    /// added until there are no more. O(words of the files), for each time that names were added.
    ///
    /// - Parameters:
    ///   - files: All files of the module, each with its state after the last run.
    ///   - names: Those that mean something else than in the last run.
    static func states(
        of files: [(file: PreparedFile, state: PreparedFile.State?)], changed names: inout Set<String>
    ) -> [PreparedFile.State?] {
        var kept = files.map { file, state in state.flatMap { file.isUnchanged(since: $0) ? $0 : nil } }
        for case (let file, let state?) in files where !file.isUnchanged(since: state) {
            names.formUnion(file.names(restoredSince: state))
        }
        guard !names.isEmpty else { return kept }
        let words = files.map { Set(ParsedFile($0.file.bytes).words.map { $0.replacing("`", with: "") }) }
        let declared = files.map { DeclaredNames.Words($0.file.declared) }
        var count = 0
        while names.count > count {
            count = names.count
            for words in declared { names.formUnion(words.names(mentioning: names)) }
            for index in kept.indices where !words[index].isDisjoint(with: names) {
                if let state = kept[index] { names.formUnion(files[index].file.names(restoredSince: state)) }
                kept[index] = nil
            }
        }
        return kept
    }
}
