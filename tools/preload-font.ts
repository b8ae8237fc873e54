import type { Plugin } from "vite";

/** Fetches the Latin face with the page, not once the styles have been read: it comes in time for the first picture, or not at all. */
export function preloadFont(): Plugin {
  let base = "/";
  return {
    name: "sihai-preload-font",
    apply: "build",
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: {
      order: "post",
      handler: (_, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => file.endsWith(".woff2"))
          .map((file) => ({
            tag: "link",
            attrs: { rel: "preload", as: "font", type: "font/woff2", crossorigin: true, href: `${base}${file}` },
            injectTo: "head",
          })),
    },
  };
}
