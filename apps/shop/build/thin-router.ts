import type { Plugin } from "vite";

/** What the router's own link is made of: each of its routes carries one along, and the shop's links are its own (shell/AppLink). */
export const linkParts = ["Link", "composeHandlers", "createLink", "linkOptions", "useLinkProps"];
export const linkFile = "@tanstack/react-router/dist/esm/link.js";

/** Leaves the router's own link out of the shop: 1.5 kB of every first visit. Whatever came to use it would be told. */
export function thinRouter(): Plugin {
  return {
    name: "sihai-thin-router",
    apply: "build",
    transform: {
      filter: { id: new RegExp(`${linkFile.replaceAll(/[/.]/g, "\\$&")}$`) },
      handler() {
        const unused = `const unused = () => { throw new Error("links of the shop are AppLink"); };`;
        return { code: `${unused}\nexport { ${linkParts.map((part) => `unused as ${part}`).join(", ")} };`, map: null };
      },
    },
  };
}
