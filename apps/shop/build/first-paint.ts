import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";
import { type Language, languages, languageTable } from "../../../packages/domain/src/language/index.ts";
import type { HomeWords } from "../../../packages/text/src/dict/home.ts";
import type { ShellWords } from "../../../packages/text/src/dict/shell.ts";
import { budgetsKib, homeFilesMax, kibOf, overweight } from "./budgets.ts";
import { soonAfter } from "./home-ground.ts";
import { filesOf, type Manifest } from "./manifest.ts";

/** What the home page of a language begins with, read from the language's folder. */
async function headIn(language: Language) {
  const wordsOf = (feature: string) =>
    import(new URL(`../../../packages/text/src/${language}/shop/${feature}.ts`, import.meta.url).href);
  const shell: { words: ShellWords } = await wordsOf("shell");
  const home: { words: HomeWords } = await wordsOf("home");
  return { ...languageTable[language], language, shell: shell.words, home: home.words };
}

/**
 * Writes a home page for each language (`cn-home.html`, `en-home.html`) beside `index.html`: the same page with its styles inside, the home page's chunk and
 * words fetched from the first moment, and the static head of the home page to look at meanwhile (rule W30).
 */
export function firstPaint(): Plugin {
  let outDir = "";
  return {
    name: "sihai-first-paint",
    apply: "build",
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      const manifestFile = join(outDir, ".vite/manifest.json");
      if (!existsSync(manifestFile)) return;
      const manifest: Manifest = JSON.parse(readFileSync(manifestFile, "utf8"));
      const index = readFileSync(join(outDir, "index.html"), "utf8");
      for (const twin of await Promise.all(languages.map(headIn))) {
        const preloads = [
          "src/features/home/HomePage.tsx",
          ...Object.keys(manifest).filter((key) => manifest[key]?.name === `words-${twin.language}`),
        ].flatMap((source) => filesOf(manifest, source));
        const entry = manifest["index.html"]?.file;
        const scripts = new Set([...(entry ? [entry] : []), ...preloads]);
        if (scripts.size > homeFilesMax)
          this.warn(`${twin.prefix}-home.html begins with ${scripts.size} scripts, over its budget of ${homeFilesMax}`);
        const all = new Set([...scripts, ...soonAfter.flatMap((source) => filesOf(manifest, source))]);
        const kib = [...all].reduce((sum, file) => sum + kibOf(readFileSync(join(outDir, file))), 0);
        if (kib > budgetsKib.home) this.warn(overweight(`scripts of ${twin.prefix}-home.html`, kib, budgetsKib.home));
        const missing = [...new Set(preloads)].filter((file) => !index.includes(file));
        // The page can be looked at before any code is there; so no script comes before that first picture of it.
        const html = inlineStyles(index, outDir)
          .replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"')
          .replace(/<html lang="[^"]*"/, `<html lang="${twin.tag}"`)
          .replace(/<title>[^<]*<\/title>/, `<title>${twin.home.title} · ${twin.shell.productName}</title>`)
          .replace(
            "</head>",
            `${missing.map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`).join("")}</head>`,
          )
          .replace('<div id="root"></div>', `<div id="root">${headOf(twin.shell)}</div>`);
        writeFileSync(join(outDir, `${twin.prefix}-home.html`), html);
      }
    },
  };
}

/** The sheet's own link stays, never fetched, as on the pages that the server renders (`pages-ahead.ts`). */
function inlineStyles(html: string, outDir: string): string {
  return html.replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g, (_, file: string) => {
    return `<style>${readFileSync(join(outDir, file), "utf8").trim()}</style><link rel="stylesheet" type="text/inlined" href="/${file}">`;
  });
}

/** What the home page shows first, in the same places, so that nothing moves when it arrives. */
function headOf(shell: { tagline: string; promise: string }): string {
  const block = (classes: string) => `<div class="skeleton ${classes}"></div>`;
  return [
    '<div class="mx-auto flex min-h-dvh max-w-3xl flex-col" aria-busy="true">',
    '<div class="sky px-4 pt-[calc(16px+env(safe-area-inset-top))] pb-24 text-white">',
    '<div class="flex min-h-11 items-center"><p class="text-title font-bold">Sihai <span class="font-normal">四海</span></p></div>',
    `<p class="mt-1 text-body"><span class="text-display font-bold">${shell.tagline}</span><br>${shell.promise}</p></div>`,
    '<div class="flex flex-1 flex-col gap-3 px-4 py-3"><div class="-mt-20 flex flex-col gap-3">',
    `<div class="rounded-card bg-white p-4 shadow-card flex flex-col gap-3">${block("h-17 w-full rounded-control")}${block("h-8 w-2/3 rounded-full")}</div>`,
    `<div class="rounded-card bg-white p-4 shadow-card">${block("h-11 w-full rounded-control")}</div>`,
    `<div class="rounded-card bg-white p-4 shadow-card">${block("h-35 w-full rounded-control")}</div>`,
    '</div></div><div class="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-white pb-[env(safe-area-inset-bottom)]"><div class="h-[69px]"></div></div>',
    "</div>",
  ].join("");
}
