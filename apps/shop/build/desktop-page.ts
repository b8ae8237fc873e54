import { join, resolve } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { build, type Plugin } from "vite";

/** Builds `desktop.html` by itself: a shared chunk with the app would cost the app's first page a request. */
export function desktopPage(): Plugin {
  let root = "";
  let outDir = "";
  return {
    name: "sihai-desktop-page",
    apply: "build",
    configResolved(config) {
      root = config.root;
      outDir = resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      await build({
        root,
        configFile: false,
        publicDir: false,
        logLevel: "warn",
        plugins: [react(), tailwindcss()],
        build: {
          outDir,
          emptyOutDir: false,
          modulePreload: { polyfill: false },
          rolldownOptions: { input: join(root, "desktop.html") },
        },
      });
    },
  };
}

/** While developing, what stands below `/desktop/` is that page, as it is where the server sends it. */
export function desktopPageInDev(): Plugin {
  return {
    name: "sihai-desktop-page-in-dev",
    apply: "serve",
    configureServer(server) {
      server.middlewares.use((request, _, next) => {
        if (request.url?.startsWith("/desktop/")) request.url = "/desktop.html";
        next();
      });
    },
  };
}
