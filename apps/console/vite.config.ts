import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { leanStyles } from "../../tools/lean-styles.ts";
import { preloadFont } from "../../tools/preload-font.ts";

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  base: "/console/",
  plugins: [react(), tailwindcss(), leanStyles(), preloadFont()],
  // A build leaves the reader of price lists out; while developing it is loaded, and wants to be a browser's.
  resolve: { alias: { "csv-parse/sync": "csv-parse/browser/esm/sync" } },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
});
