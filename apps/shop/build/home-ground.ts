import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { build, type Plugin } from "vite";
import { thinContract } from "./thin-contract.ts";
import { thinIcons } from "./thin-icons.ts";

/** What runs before the home page can be used: the start, the page itself and the rates the start asks for. */
const starts = ["src/main.tsx", "src/features/home/HomePage.tsx", "src/shell/account.ts"];
/** What that page draws a moment later on every visit: what it shares with others must not bring their ground along. */
export const soonAfter = ["src/features/home/TinyPlot.tsx", "src/features/content/advert/AdvertStrip.tsx"];

/**
 * The files the home page stands on, found by bundling it alone with everything that it may never ask for left out. So the files of the
 * build can be cut by what that page needs, and nobody has to keep a list of it.
 */
export async function homeGround(root: string): Promise<ReadonlySet<string>> {
  const built = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    plugins: [laterAndLooksLeftOut(), react(), thinContract(), thinIcons()],
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      rolldownOptions: { input: [...starts, ...soonAfter].map((start) => join(root, start)), preserveEntrySignatures: "strict" },
    },
  });
  const modules = new Set<string>();
  for (const { output } of [built].flat().filter((each) => "output" in each)) {
    for (const chunk of output) {
      if (chunk.type !== "chunk") continue;
      for (const [id, { renderedLength }] of Object.entries(chunk.modules)) if (renderedLength > 0) modules.add(id);
    }
  }
  return modules;
}

/** Leaves out what a file asks for later, and styles, which do not decide where code goes. */
function laterAndLooksLeftOut(): Plugin {
  return {
    name: "sihai-later-left-out",
    enforce: "pre",
    resolveDynamicImport: (specifier) => (typeof specifier === "string" ? { id: specifier, external: true } : null),
    load: { filter: { id: /\.css$/ }, handler: () => "" },
  };
}
