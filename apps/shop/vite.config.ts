import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { budgets } from "./build/budgets.ts";
import { desktopPage } from "./build/desktop-page.ts";
import { firstPaint } from "./build/first-paint.ts";
import { leanStyles } from "./build/lean-styles.ts";
import { precompress } from "./build/precompress.ts";
import { thinContract } from "./build/thin-contract.ts";

/** Ground that belongs to the kit from this many pages on. Forms never do: the first page has none, and they bring their library. */
const kitSharedByPages = 10;
/** Shared as widely, but not by the first page: what pages act with, ask with, and show long lists with. */
const actingParts =
  /ui\/src\/(Field|TextField|Cell|Chip|Choices|Sheet|use-dialog)\.tsx?|client\/src\/(use-action|use-paged-endpoint|idempotency-keys)\.ts|(mutationObserver|useMutation|infiniteQueryObserver|useInfiniteQuery)\.js/;
const kitParts =
  /packages\/(ui\/src\/(?!FormPage)|text\/src\/core\/|domain\/|client\/)|node_modules\/(lucide-react|@tanstack\/(react-query|query-core))\//;
/**
 * What the home page stands on beside that, whoever else shares it: thirty files of a kilobyte cost a phone on a slow line more than
 * the one they travel in. `first-paint` says when too many come to the home page.
 */
const homeGround = new RegExp(
  [
    "apps/shop/src/features/goods/(GoodsCard|GoodsSkeleton|local-text|use-destination)\\.tsx?$",
    "packages/domain/src/draft/user-operation\\.ts$|packages/contract/src/(address/index|enquiry/calls)\\.ts$",
    "apps/shop/src/(stores/user-operation|shell/(Preferences|account|change-currency)|features/(home/(Understanding|use-understanding)|shopping/split-pasted))\\.tsx?$",
    "packages/contract/src/(freight/(calculate|read-curves|lists)|goods/(picture|search)|address/lists|order/lists|identity/(preferences|tools|user-info))\\.ts$|packages/ui/src/curves\\.ts$",
    "lucide-react/dist/esm/icons/(book-open|calculator|circle-question-mark|heart|map-pin|message-square|pencil|shopping-bag|truck|warehouse|chevron-right)\\.m?js$",
    "rolldown/runtime",
  ].join("|"),
);
/** The dictionaries the home page cannot stand without, one file a language; `goods` names the platforms on it. */
const homeWords = (language: "en" | "zh") => new RegExp(`packages/text/src/dict/(shell|ui|home|goods)/${language}\\.ts$`);

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  base: "/",
  plugins: [react(), tailwindcss(), thinContract(), leanStyles(), budgets(), firstPaint(), desktopPage(), precompress()],
  build: {
    outDir: "dist",
    emptyOutDir: true,
    manifest: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      // What many pages share travels as one file: forty small ones weigh a tenth more than what they hold.
      output: {
        codeSplitting: {
          groups: [
            {
              name: "kit",
              test: (id) => kitParts.test(id) && !actingParts.test(id),
              minShareCount: kitSharedByPages,
              priority: 6,
            },
            { name: "acting", test: actingParts, minShareCount: kitSharedByPages, priority: 1 },
            // Else what the start shares with a page asked for later is cut out of it, in half a dozen files.
            { name: "start", tags: ["$initial"], priority: 5 },
            { name: "ground", test: homeGround, priority: 3, includeDependenciesRecursively: false },
            { name: "words-en", test: homeWords("en"), priority: 7, includeDependenciesRecursively: false },
            { name: "words-zh", test: homeWords("zh"), priority: 7, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: { "/api": "http://127.0.0.1:8080" },
  },
});
