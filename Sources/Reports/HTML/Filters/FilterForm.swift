/// The search and the filters of a page, which are kept in its address. ``FilterScript`` reads them.
package struct FilterForm {
    /// A list to choose one value from.
    package struct Field {
        let name: String
        let title: String
        /// Each once, in the order of the list.
        package let values: [String]
        /// Whether a single value is worth a list.
        private let isShownAlone: Bool

        /// - Parameter values: May contain a value several times.
        package init(_ name: String, _ title: String, _ values: [String], isShownAlone: Bool = false) {
            var seen: Set<String> = []
            self.name = name
            self.title = title
            self.values = values.filter { seen.insert($0).inserted }
            self.isShownAlone = isShownAlone
        }

        /// Empty where there is nothing to choose.
        fileprivate var html: String {
            guard values.count > 1 || isShownAlone && !values.isEmpty else { return "" }
            let options = values.map { "<option>\(HTML.escaped($0))</option>" }
            return """
                <p><label for="filter-\(name)">\(title)</label>
                <select id="filter-\(name)" name="\(name)"><option value="">all</option>\(options.joined())</select></p>

                """
        }
    }

    /// The fields after the search.
    private let fields: [Field]

    package init(_ fields: [Field]) { self.fields = fields }

    /// The form, which is hidden without the script.
    package var html: String {
        """
        <form id="filters" role="search" aria-label="Show only" hidden>
        <p><label for="filter-text">Search faults</label>
        <input type="search" id="filter-text" name="text" autocomplete="off"></p>
        \(fields.map(\.html).joined())<p><button type="reset">Show all</button> <output></output></p>
        </form>

        """
    }
}
