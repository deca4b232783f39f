internal import Reports

/// The script of the pages for translators and of the first page: the search, and whether a text fits.
enum TranslatorScript {
    static let text = #"""
        (() => {
          "use strict";
          const form = document.getElementById("search");
          if (!form) return;
          const field = form.querySelector("input");
          const output = form.querySelector("output");
          form.hidden = false;
          form.addEventListener("submit", (event) => event.preventDefault());

          const plain = (text) => \#(FilterScript.plain);

          // The page of a language: texts without the words are hidden.

          const texts = [...document.querySelectorAll("#texts .text")];
          const words = texts.map((text) => plain(
            [...text.querySelectorAll("h2, .source, .own")].map((part) => part.textContent).join("\n")));

          function filter() {
            const wanted = plain(field.value.trim());
            let count = 0;
            texts.forEach((text, index) => {
              text.hidden = !words[index].includes(wanted);
              if (!text.hidden) count += 1;
            });
            output.value = wanted ? count + " of " + texts.length : "";
          }

          // The first page: a list of keys, each with its languages.

          const found = document.getElementById("found");
          const most = 50;

          function item(row, wanted) {
            const result = document.createElement("li");
            const key = document.createElement("code");
            key.textContent = row.key;
            const source = document.createElement("bdi");
            source.textContent = row.source;
            result.append(key, " ", source);
            // The languages whose text has the words; all of them where the key has.
            const own = row.places.filter((place) => plain(place.text).includes(wanted));
            for (const place of own.length ? own : row.places) {
              const link = document.createElement("a");
              link.href = place.page;
              link.textContent = place.locale;
              link.title = place.text;
              result.append(" ", link);
            }
            return result;
          }

          function list() {
            const wanted = plain(field.value.trim());
            const rows = !wanted ? [] : globalThis.galleyTexts.filter((row) =>
              [row.key, row.source, ...row.places.map((place) => place.text)].some((text) => plain(text).includes(wanted)));
            found.replaceChildren(...rows.slice(0, most).map((row) => item(row, wanted)));
            output.value = !wanted ? "" : rows.length > most ? most + " of " + rows.length + " keys" :
              rows.length + (rows.length === 1 ? " key" : " keys");
          }

          field.addEventListener("input", found ? list : filter);
          if (field.value) (found ? list : filter)();

          // Whether another text fits.

          const data = document.getElementById("fonts");
          const fonts = data ? JSON.parse(data.textContent).map((font) => {
            const pairs = new Map();
            for (const [first, groups] of Object.entries(font.pairs)) {
              for (const [amount, seconds] of Object.entries(groups)) {
                for (const second of seconds) pairs.set(first + second, Number(amount));
              }
            }
            return { widths: font.widths, pairs };
          }) : [];

          // The width of one line, or the first letter that is not known.
          function measure(text, font) {
            let width = 0;
            let last = "";
            for (const letter of text) {
              if (!Object.hasOwn(font.widths, letter)) return { unknown: letter };
              width += font.widths[letter] + (font.pairs.get(last + letter) ?? 0);
              last = letter;
            }
            return { width };
          }

          const points = (length) => (Math.round(length * 10) / 10).toLocaleString("en", { useGrouping: false });

          function verdict(box, typed) {
            const text = typed.normalize("NFC").trim();
            if (!text) return ["", ""];
            const [room, fits, long] = ["room", "fits", "long"].map((name) => Number(box.dataset[name]));
            const ask = "; galley budget --check shows it";
            if (/\s\s|[^\S ]/.test(text)) return ["unknown", "White space is not measured here" + ask];
            const { width, unknown } = measure(text, fonts[Number(box.dataset.font)]);
            if (unknown) return ["unknown", "“" + unknown + "” is not known here" + ask];
            if (width <= fits) return ["fits", "Fits: " + points(width) + " of " + points(room) + " pt"];
            if (width < long) return ["unknown", "Not certain: " + points(width) + " of " + points(room) + " pt" + ask];
            const over = width - room;
            const characters = Math.max(1, Math.ceil(over / width * [...text].length));
            return ["long", "Too long by " + points(over) + " pt, about " + characters +
              (characters === 1 ? " character" : " characters")];
          }

          document.getElementById("texts")?.addEventListener("input", (event) => {
            const box = event.target.closest(".try");
            if (!box) return;
            const [kind, words] = verdict(box, event.target.value);
            const output = box.querySelector("output");
            output.className = kind;
            output.value = words;
          });
        })();

        """#
}
