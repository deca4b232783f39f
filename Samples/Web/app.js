// Shows the page in the language of its address (?lng=de), as an app with i18next does: keys, plural forms, values, nesting.
(async () => {
  const language = new URLSearchParams(location.search).get("lng") || navigator.language.split("-")[0];
  const read = async (name) => {
    const answer = await fetch(`locales/${name}/common.json`);
    return answer.ok ? answer.json() : null;
  };
  const fallback = await read("en");
  const texts = (await read(language)) || fallback;
  const isThere = texts !== fallback || language === "en";
  document.documentElement.lang = isThere ? language : "en";
  document.documentElement.dir = language === "ar" ? "rtl" : "ltr";

  const find = (tree, key) => key.split(".").reduce((part, name) => part && part[name], tree);

  function translate(key, values) {
    const plural = values.count && new Intl.PluralRules(document.documentElement.lang).select(Number(values.count));
    const keys = plural ? [`${key}_${plural}`, `${key}_other`] : [key];
    const text = keys.map((name) => find(texts, name) || find(fallback, name)).find(Boolean) || key;
    return text.replace(/\$t\(([^)]+)\)/g, (_, name) => translate(name, {})).replace(/\{\{(\w+)\}\}/g, (_, name) => values[name]);
  }

  for (const element of document.querySelectorAll("[data-i18n]")) {
    const { i18n, ...values } = element.dataset;
    element.textContent = translate(i18n, values);
  }
})();
