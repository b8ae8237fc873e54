import { fileURLToPath } from "node:url";
import type { Site } from "#platform";

/** The two apps as built. The shop answers every address below /cn and /en with its page; home has a first-paint shell of its own. */
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
      const home = /^\/(cn|en)\/home\/?$/.exec(path);
      if (home) return `${home[1]}-home.html`;
      return path.startsWith("/desktop") ? "desktop.html" : "index.html";
    },
  },
];
