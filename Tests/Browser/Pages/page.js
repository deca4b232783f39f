// Shows the page in the language of its address (?lang=de), with the texts of texts.tsv.
(async () => {
  const language = new URLSearchParams(location.search).get("lang") || "en";
  const rows = (await (await fetch("texts.tsv")).text()).trimEnd().split("\n").map((line) => line.split("\t"));
  const column = rows[0].indexOf(language);
  const texts = Object.fromEntries(rows.slice(1).map((row) => [row[0], row[column]]));
  document.documentElement.lang = language;
  document.documentElement.dir = language === "ar" ? "rtl" : "ltr";
  for (const element of document.querySelectorAll("[data-i18n]")) {
    const text = texts[element.dataset.i18n];
    if (element.localName === "input") element.placeholder = text;
    else element.textContent = text;
  }
})();
