import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { build, type Plugin } from "vite";
import { type Language, languages } from "../../../packages/domain/src/language/index.ts";
import { filesOf, type Manifest } from "./manifest.ts";

/** Pages whose last state can be read without a network, and the one to start from. */
const pagesAhead = [
  "home/HomePage",
  "identity/me/MePage",
  "order/OrderListPage",
  "order/OrderDetailPage",
  "parcel/ParcelListPage",
  "parcel/ParcelDetailPage",
  "parcel/TrackingPage",
  "storage/StorageListPage",
  "tracking/OrderTrackingPage",
].map((page) => `src/features/${page}.tsx`);
const laterParts = ["packages/client/src/offline/shelf.ts", "src/shell/account.ts"];

/** Writes `sw.js`: the worker with the list of what it fetches ahead, after the phone has shown its first page. */
export function serviceWorker(): Plugin {
  let outDir = "";
  let root = "";
  return {
    name: "sihai-service-worker",
    apply: "build",
    configResolved(config) {
      root = config.root;
      outDir = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      sequential: true,
      order: "post",
      async handler() {
        const manifestFile = join(outDir, ".vite/manifest.json");
        if (!existsSync(manifestFile)) return;
        const manifest: Manifest = JSON.parse(readFileSync(manifestFile, "utf8"));
        await build({
          configFile: false,
          logLevel: "warn",
          define: { fetchedAhead: JSON.stringify(ahead(manifest, outDir)), "process.env.NODE_ENV": '"production"' },
          build: {
            outDir,
            emptyOutDir: false,
            target: "es2022",
            rolldownOptions: { input: join(root, "worker/worker.ts"), output: { entryFileNames: "sw.js", format: "iife" } },
          },
        });
      },
    },
  };
}

type Ahead = { url: string; revision: string | null };

function ahead(manifest: Manifest, outDir: string): Ahead[] {
  const index = readFileSync(join(outDir, "index.html"), "utf8");
  const named = [...index.matchAll(/(?:href|src)="\/(assets\/[^"]+)"/g)].map(([, file]) => file ?? "");
  // A part that a page brings a moment later is missed all the same.
  const partsOf = pagesAhead.flatMap((page) => manifest[page]?.dynamicImports ?? []);
  // From where the packages are built from is the tree's own matter.
  const later = laterParts.map((part) => Object.keys(manifest).find((key) => key.endsWith(part)) ?? part);
  const sources = [...pagesAhead, ...partsOf, ...later, ...languages.flatMap((language) => wordsOf(manifest, language))];
  const lost = [...pagesAhead, ...later].filter((source) => !manifest[source]);
  if (lost.length > 0) throw new Error(`no longer in the build, yet to be kept for offline: ${lost.join(", ")}`);
  const files = new Set([...named, ...sources.flatMap((source) => filesOf(manifest, source))]);
  const page = { url: "/index.html", revision: createHash("sha256").update(index).digest("hex").slice(0, 16) };
  return [page, ...[...files].map((file) => ({ url: `/${file}`, revision: null }))];
}

/** All words of a language that the shop loads: which page says which is known when it is opened, and then it is too late. */
function wordsOf(manifest: Manifest, language: Language): string[] {
  return Object.keys(manifest).filter(
    (key) => key.includes(`packages/text/src/${language}/shop/`) || manifest[key]?.name === `words-${language}`,
  );
}
