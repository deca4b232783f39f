import i18next from "i18next";

i18next.init({
  fallbackLng: "en",
  ns: ["common"],
  backend: { loadPath: "/locales/{{lng}}/{{ns}}.json" },
});
