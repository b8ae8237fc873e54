import { join, resolve } from "node:path";
import react from "@vitejs/plugin-react";
import { build, type Plugin, type Rolldown } from "vite";
import { thinContract } from "./thin-contract.ts";
import { thinIcons } from "./thin-icons.ts";

/** Where the server finds what it renders pages with; nothing in it is served. */
export const aheadFolder = ".ahead";

/** Builds what such a page begins with instead of the app itself; answers the name of the file. */
export async function buildBegin(root: string, outDir: string): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    build: {
      outDir,
      emptyOutDir: false,
      modulePreload: false,
      target: "es2022",
      rolldownOptions: { input: join(root, "src/ahead/begin.ts"), output: { entryFileNames: "assets/begin-[hash].js" } },
    },
  });
  const files = [built].flat().flatMap((each) => ("output" in each ? each.output.map(({ fileName }) => fileName) : []));
  const [file] = files;
  if (file === undefined || files.length !== 1) throw new Error(`what a page begins with became ${files.length} files`);
  return file;
}

/** Builds the app once more as one script that renders a page on the server, and the thread that runs it (decision 61). */
export function pageRenderer(): Plugin {
  let root = "";
  let folder = "";
  return {
    name: "sihai-page-renderer",
    apply: "build",
    configResolved(config) {
      root = config.root;
      folder = join(resolve(config.root, config.build.outDir), aheadFolder);
    },
    async closeBundle() {
      await buildOne("src/ahead/render-page.tsx", { format: "iife", entryFileNames: "render.js" });
      await buildOne("src/ahead/thread.ts", { format: "es", entryFileNames: "thread.js" });
    },
  };

  async function buildOne(entry: string, output: Rolldown.OutputOptions): Promise<void> {
    await build({
      root,
      configFile: false,
      publicDir: false,
      logLevel: "warn",
      plugins: [react(), thinContract(), thinIcons()],
      define: { "process.env.NODE_ENV": JSON.stringify("production") },
      resolve: { alias: { "use-sync-external-store/shim/with-selector": "use-sync-external-store/with-selector" } },
      ssr: { noExternal: true },
      build: {
        ssr: entry,
        outDir: folder,
        emptyOutDir: false,
        target: "node24",
        minify: true,
        rolldownOptions: { output: { ...output, codeSplitting: false } },
      },
    });
  }
}
