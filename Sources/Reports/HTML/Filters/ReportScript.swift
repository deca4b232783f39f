/// The script of the report on one page: the search and the filters of its faults, and of the pictures that belong to them.
enum ReportScript {
    static let text = #"""
        (() => {
          "use strict";
          document.documentElement.classList.add("script");
          const form = document.getElementById("filters");
          if (!form) return;
        \#(FilterScript.text)
          const page = filters(form, apply);
          let isFiltered = false;

          // The place of a chosen value in its list, as the cells of a fault name it; "" for all.
          function choice(name, query) {
            const field = form.elements[name];
            if (!field || !query.get(name)) return "";
            return String([...field.options].findIndex((option) => option.value === query.get(name)) - 1);
          }

          // Each part of the cells is locales:sizes:widths.
          function isThere(fault, chosen) {
            if (chosen.every((place) => place === "")) return true;
            return fault.dataset.cells.split(";").some((part) =>
              part.split(":").every((list, index) => chosen[index] === "" || list.split(",").includes(chosen[index])));
          }

          function apply() {
            const query = page.read() || new URLSearchParams();
            const { wanted, strange } = page.take(query);
            if (wanted.length === 0 && !isFiltered) return;
            isFiltered = wanted.length > 0;
            const chosen = ["locale", "size", "width"].map((name) => choice(name, query));
            const pictures = new Set();
            const faults = document.querySelectorAll("#faults .fault");
            let shown = 0;
            for (const fault of faults) {
              fault.hidden = !(page.isWanted(fault, query, ["rule", "key"]) && isThere(fault, chosen)
                && page.isFound(fault, query));
              if (fault.hidden) continue;
              shown += 1;
              fault.querySelectorAll("a[href^='#pair-']").forEach((link) => pictures.add(link.hash.slice(1)));
            }
            for (const pair of document.querySelectorAll("#pictures > section")) {
              pair.hidden = isFiltered && !pictures.has(pair.id);
            }
            page.tell(isFiltered ? shown + " of " + faults.length + " faults" : "", strange);
          }

          apply();
        })();

        """#
}
