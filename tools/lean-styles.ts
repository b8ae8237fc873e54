import type { Plugin } from "vite";

/**
 * Leaves out what Tailwind adds for browsers without `@property` (Safari before 16.4, Firefox before 128): the pages use `URL.parse`
 * and popovers, which came later, so no browser that runs them reads it. Of a half-transparent colour it writes the number and, for
 * those who would change the colour while the page runs, its recipe; nobody does.
 */
export function leanStyles(): Plugin {
  return {
    name: "sihai-lean-styles",
    apply: "build",
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== "asset" || !file.fileName.endsWith(".css") || typeof file.source !== "string") continue;
        file.source = file.source
          .replace(/@layer properties\{@supports.*?\}\}\}/s, "")
          .replaceAll(/@supports \(color:color-mix\(in lab, ?red, ?red\)\)\{[^{}]*\{[^{}]*\}\}/g, "");
      }
    },
  };
}
