import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type UserConfig } from "vite";
import { type Language, languages } from "../../packages/domain/src/language/index.ts";
import { leanStyles } from "../../tools/lean-styles.ts";
import { preloadFont } from "../../tools/preload-font.ts";
import { budgets } from "./build/budgets.ts";
import { desktopPage, desktopPageInDev } from "./build/desktop-page.ts";
import { firstPaint } from "./build/first-paint.ts";
import { homeGround } from "./build/home-ground.ts";
import { noCircles } from "./build/no-circles.ts";
import { pageFiles } from "./build/page-files.ts";
import { pageRenderer } from "./build/page-renderer.ts";
import { precompress } from "./build/precompress.ts";
import { serviceWorker } from "./build/service-worker.ts";
import { thinContract } from "./build/thin-contract.ts";
import { thinIcons } from "./build/thin-icons.ts";
import { thinRouter } from "./build/thin-router.ts";

/** Ground that belongs to the kit from this many pages on. Forms never do: they bring their library. */
const kitSharedByPages = 10;
const kitParts =
  /packages\/(ui\/src\/(?!FormPage)|text\/src\/core\/|domain\/|client\/)|node_modules\/(lucide-react|@tanstack\/(react-query|query-core))\//;
/** React, and what draws pages and asks for their data. */
const baseParts = /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack|seroval[^/]*|zustand)\//;
/** Runs before any page is asked for. */
const startFiles = /\/(base|index|rolldown-runtime)-[^/]+\.js$/;
/** Groups and what else is looked for by its name. */
const groupNames = /^(?:base|start|ground|calls|kit|icons|index|rolldown-runtime|words-.*)$/;
/** The dictionaries the home page cannot stand without, one file a language. */
const homeWords = (language: Language) => new RegExp(`packages/text/src/${language}/shop/(shell|ui|home)\\.ts$`);

const root = fileURLToPath(new URL(".", import.meta.url));

export default defineConfig(async ({ command }): Promise<UserConfig> => {
  const ground = command === "build" ? await homeGround(root) : new Set<string>();
  return {
    root,
    base: "/",
    plugins: [
      react(),
      tailwindcss(),
      thinContract(),
      thinIcons(),
      thinRouter(),
      leanStyles(),
      preloadFont(),
      budgets(),
      noCircles(),
      firstPaint(),
      pageFiles(),
      pageRenderer(),
      desktopPage(),
      desktopPageInDev(),
      serviceWorker(),
      precompress(),
    ],
    // React has had its own for long; what the router's store asks for is a stand-in for older ones.
    resolve: {
      alias: {
        "use-sync-external-store/shim/with-selector": "use-sync-external-store/with-selector",
        // A build leaves the reader of price lists out; while developing it is loaded, and wants to be a browser's.
        "csv-parse/sync": "csv-parse/browser/esm/sync",
      },
    },
    build: {
      outDir: "dist",
      emptyOutDir: true,
      manifest: true,
      target: "es2022",
      modulePreload: {
        polyfill: false,
        // The start carries these lists of every page. What runs already, or is asked for in the same breath, need not stand in them.
        resolveDependencies: (asked, beside, { hostType }) =>
          hostType === "html" ? beside : beside.filter((file) => file !== asked && !startFiles.test(file)),
      },
      assetsInlineLimit: 0,
      rolldownOptions: {
        // What many pages share travels as one file: forty small ones weigh a tenth more than what they hold.
        output: {
          // The start names most files of the shop: seven signs tell releases apart, and weigh less than eight. Which file a page is, the manifest says.
          chunkFileNames: ({ name }) => (groupNames.test(name) ? "assets/[name]-[hash:7].js" : "assets/[hash:7].js"),
          codeSplitting: {
            groups: [
              ...languages.map((language) => ({
                name: `words-${language}`,
                test: homeWords(language),
                priority: 5,
                includeDependenciesRecursively: false,
              })),
              // Changes seldom, and is read by itself: a phone does both in half the time a step.
              { name: "base", test: baseParts, tags: ["$initial"], priority: 6 },
              // Else what the start shares with a page asked for later is cut out of it, in half a dozen files.
              { name: "start", tags: ["$initial"], priority: 4 },
              {
                name: "ground",
                test: (id) => ground.has(id),
                minShareCount: 2,
                priority: 3,
                includeDependenciesRecursively: false,
              },
              { name: "calls", test: /packages\/contract\//, minShareCount: 2, priority: 2.5 },
              { name: "kit", test: kitParts, minShareCount: kitSharedByPages, priority: 2 },
              // A drawing of three strokes is smaller than the answer it would travel in.
              { name: "icons", test: /node_modules\/lucide-react\//, minShareCount: 2, priority: 1 },
            ],
          },
        },
      },
    },
    // Developing (tools/dev.mjs): one address for everything, as where the server sends the apps.
    server: {
      proxy: {
        "^/(api|source|docs|openapi\\.json)(/|\\?|$)": process.env.DEV_SERVER ?? "http://127.0.0.1:8080",
        "^/console(/|\\?|$)": {
          target: process.env.DEV_CONSOLE ?? "http://127.0.0.1:5174",
          ws: true,
          rewrite: (path) => path.replace(/^\/console(?=\?|$)/, "/console/"),
        },
      },
    },
  };
});
