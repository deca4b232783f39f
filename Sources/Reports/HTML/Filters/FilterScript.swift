/// The part of a page's script that the search and the filters of every page share: a function `filters(form, change)`.
package enum FilterScript {
    /// A text as a search compares it: in any case, without accents. Marks that belong to a script, such as the vowel signs of
    /// Devanagari, are letters to its readers and stay.
    package static let plain = #"text.normalize("NFKD").replace(/(?=\p{Script=Inherited})\p{Mn}/gu, "").toLowerCase()"#

    /// `change` is called with nothing whenever the address changes. The result has functions to read and write the address,
    /// whose part after `#` is a query such as `locale=de&text=title`, and to ask what an element is.
    package static let text = #"""
        function filters(form, change) {
          const names = ["text", "locale", "size", "width", "rule", "key"];
          const output = form.querySelector("output");
          form.hidden = false;

          function read() {
            const text = location.hash.slice(1);
            return text.includes("=") ? new URLSearchParams(text) : null;
          }

          // Slashes stay readable. No element has such a name, so that the page does not scroll.
          function address(query) {
            const text = [...query].filter(([, value]) => value)
              .map(([name, value]) => name + "=" + encodeURIComponent(value).replaceAll("%2F", "/")).join("&");
            return "#" + (text || "all");
          }

          // Whether an element has the wanted values among its data.
          function isWanted(element, query, names) {
            return names.every((name) => !query.get(name) || element.dataset[name] === query.get(name));
          }

          // Whether an element has every word of the search, in any case, with or without accents.
          function plain(text) {
            return \#(plain);
          }

          function isFound(element, query) {
            const words = plain(query.get("text") || "").split(/\s+/).filter(Boolean);
            if (words.length === 0) return true;
            const text = plain(element.textContent);
            return words.every((word) => text.includes(word));
          }

          // Puts the query into the fields; returns the names that filter, and values that no field has.
          function take(query) {
            const strange = [];
            for (const name of names) {
              const field = form.elements[name];
              const value = query.get(name) || "";
              if (field && field.value !== value) field.value = value;
              if (value && field?.value !== value) strange.push(value);
            }
            return { wanted: names.filter((name) => query.get(name)), strange };
          }

          function tell(text, strange) {
            output.value = text + (strange.length ? "; not on this page: " + strange.join(", ") : "");
          }

          form.addEventListener("input", () => {
            const query = read() || new URLSearchParams();
            query.delete("picture");
            for (const name of names) {
              const field = form.elements[name];
              if (field) query.set(name, field.value);
            }
            location.replace(address(query));
          });
          form.addEventListener("submit", (event) => event.preventDefault());
          form.addEventListener("reset", () => setTimeout(() => location.replace("#all")));
          addEventListener("hashchange", change);
          return { read, address, isWanted, isFound, take, tell };
        }

        """#
}
