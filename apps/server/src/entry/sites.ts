import { fileURLToPath } from "node:url";
import { languageOf } from "@sihai/domain/language";
import type { Site } from "#platform";

/** The two apps as built. The shop answers every address below a language's prefix with its page; home has a first-paint shell of its own. */
export const sites: readonly Site[] = [
  {
    prefix: "/console/",
    folder: fileURLToPath(new URL("../../../console/dist/", import.meta.url)),
    page: () => "index.html",
  },
  {
    prefix: "/",
    folder: fileURLToPath(new URL("../../../shop/dist/", import.meta.url)),
    page(path) {
      const home = /^\/([a-z]{2})\/home\/?$/.exec(path)?.[1] ?? "";
      if (languageOf(home)) return `${home}-home.html`;
      return path.startsWith("/desktop") ? "desktop.html" : "index.html";
    },
    placeOf(path) {
      const [, prefix = "", page = ""] = /^\/([a-z]{2})(\/.*?)\/?$/.exec(path) ?? [];
      const language = languageOf(prefix);
      return language ? { page, language } : null;
    },
  },
];
