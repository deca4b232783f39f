internal import Reports

/// The script of the pages of scenes: filters and the enlarged picture, both kept in the address.
///
/// The part of the address after `#` is either the name of a picture or of a fault, which browsers scroll to, or a
/// query such as `locale=de&size=AX3&picture=de/AX3/320`. Nothing is done for each picture before someone filters.
enum ProofScript {
    static let text = #"""
        (() => {
          "use strict";
          document.documentElement.classList.add("script");
          const grid = document.querySelector(".grid");
          const form = document.getElementById("filters");
          const viewer = document.getElementById("viewer");
          if (!grid || !form || !viewer) return;
        \#(FilterScript.text)
          const page = filters(form, apply);
          const { address, isWanted } = page;
          let isFiltered = false;

          // The address.

          function read() {
            const query = page.read();
            if (query) return query;
            const text = location.hash.slice(1);
            const other = new URLSearchParams();
            let name = text;
            try { name = decodeURIComponent(text); } catch { /* not an address of ours */ }
            if (name && figure(name)) other.set("picture", name);
            return other;
          }

          function figure(name) {
            const found = document.getElementById(name);
            return found && found.matches(".grid figure") ? found : null;
          }

          // Filters.

          function filter(query) {
            const { wanted, strange } = page.take(query);
            if (wanted.length === 0 && !isFiltered) return;
            isFiltered = wanted.length > 0;
            const byFault = ["text", "rule", "key"].some((name) => query.get(name));
            const faults = new Set();
            for (const fault of document.querySelectorAll("#faults .fault")) {
              fault.hidden = !(isWanted(fault, query, ["rule", "key"]) && page.isFound(fault, query));
              if (!fault.hidden) faults.add(fault.id);
            }
            let shown = 0;
            let all = 0;
            const seen = new Set();
            for (const row of grid.querySelectorAll(".row")) {
              const isRow = isWanted(row, query, ["locale"]);
              let count = 0;
              for (const figure of row.querySelectorAll("figure")) {
                all += 1;
                const own = figure.dataset.faults.split(" ").filter((id) => faults.has(id));
                const isShown = isRow && isWanted(figure, query, ["size", "width"]) && (!byFault || own.length > 0);
                figure.hidden = !isShown;
                if (!isShown) continue;
                count += 1;
                own.forEach((id) => seen.add(id));
              }
              row.hidden = count === 0;
              shown += count;
            }
            for (const fault of document.querySelectorAll("#faults .fault")) {
              if (isFiltered && !seen.has(fault.id)) fault.hidden = true;
            }
            page.tell(isFiltered ? shown + " of " + all + " pictures" : "", strange);
          }

          // The large view.

          function copy(figure, title) {
            const result = document.createElement("figure");
            result.className = figure.className.replace(/\bc\d+\b/, "");
            const caption = document.createElement("figcaption");
            caption.append(title);
            const picture = figure.querySelector("svg").cloneNode(true);
            picture.removeAttribute("aria-hidden");
            picture.setAttribute("role", "img");
            picture.setAttribute("aria-label", title);
            result.append(caption, picture);
            return result;
          }

          function title(figure) {
            return figure.querySelector(".open").getAttribute("aria-label");
          }

          // A fault of several locales as it is in one: its words, its hints, the link to its picture.
          function tellAlone(item, own) {
            const rest = own.querySelector("template");
            const parts = rest.content.cloneNode(true);
            rest.remove();
            item.querySelector(".message").replaceChildren(...own.childNodes);
            for (const part of item.querySelectorAll(".detail, .see")) part.remove();
            item.querySelector(".what").append(" ", ...parts.querySelectorAll(".see"));
            item.append(...parts.querySelectorAll(".detail"));
          }

          function show(figure) {
            const rows = grid.querySelector(".row");
            const locale = figure.closest(".row").dataset.locale;
            const cell = [...figure.classList].find((name) => /^c\d+$/.test(name));
            const source = rows.querySelector("figure." + cell);
            document.getElementById("viewer-title").textContent = title(figure);
            const pair = viewer.querySelector(".pair");
            pair.replaceChildren(copy(figure, title(figure)));
            if (source && rows.dataset.locale !== locale) pair.append(copy(source, title(source)));
            const faults = figure.dataset.faults.split(" ").map((id) => document.getElementById(id)).filter(Boolean);
            viewer.querySelector(".faults").replaceChildren(...faults.map((fault) => {
              const item = fault.cloneNode(true);
              item.hidden = false;
              item.removeAttribute("id");
              const own = [...item.querySelectorAll(".each li")].find((words) => words.dataset.locale === locale);
              if (own) tellAlone(item, own);
              item.querySelector(".each")?.remove();
              return item;
            }));
            viewer.dataset.picture = figure.id;
            if (!viewer.open) viewer.showModal();
            viewer.scrollTop = 0;
          }

          function go(picture) {
            const query = read();
            query.set("picture", picture);
            location.replace(address(query));
          }

          function step(by) {
            const figures = [...grid.querySelectorAll("figure:not([hidden])")].filter((f) => !f.closest("[hidden]"));
            const place = figures.findIndex((figure) => figure.id === viewer.dataset.picture);
            const next = figures[place + by];
            if (next) go(next.id);
          }

          viewer.addEventListener("click", (event) => {
            if (event.target === viewer) return viewer.close();
            const button = event.target.closest("button");
            if (!button) return;
            if (button.value === "0") viewer.close(); else step(Number(button.value));
          });
          viewer.addEventListener("keydown", (event) => {
            if (event.key === "ArrowRight") step(1);
            if (event.key === "ArrowLeft") step(-1);
          });
          viewer.addEventListener("close", () => {
            const figure = document.getElementById(viewer.dataset.picture);
            const query = read();
            query.delete("picture");
            if (location.hash !== address(query)) location.replace(address(query));
            figure?.querySelector(".open").focus();
          });
          grid.addEventListener("click", (event) => {
            const link = event.target.closest("a.open");
            if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            const query = read();
            query.set("picture", link.closest("figure").id);
            location.hash = address(query);
          });

          function apply() {
            const query = read();
            filter(query);
            const picture = query.get("picture") && figure(query.get("picture"));
            if (picture) show(picture);
            else if (viewer.open) viewer.close();
            // The field keeps its place while somebody types.
            const isTyping = document.activeElement?.form === form;
            if (isFiltered && !picture && !isTyping) document.getElementById("pictures").scrollIntoView();
          }

          apply();
        })();

        """#
}
