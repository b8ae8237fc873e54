import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";

/** Scripts the home page may begin with: each file costs a phone on a slow line its own headers and its own start. */
export const homeFilesMax = 12;

/** KiB after gzip -9 (rule W31); `home` is all scripts a visit of the home page fetches together: the 150 kB that `npm run bench` holds it to. */
export const budgetsKib = { home: 146, styles: 8, pageChunk: 15 } as const;

type Sized = { name: string; kib: number; budget: number };

/** Says which files of a build outgrew their budget. It warns rather than stops: a late page must not keep the shop from starting. */
export function budgets(): Plugin {
  return {
    name: "sihai-budgets",
    apply: "build",
    generateBundle(_, bundle) {
      const sized: Sized[] = [];
      for (const file of Object.values(bundle)) {
        if (file.type === "chunk" && file.facadeModuleId?.includes("/src/features/")) {
          sized.push({ name: file.fileName, kib: kibOf(file.code), budget: budgetsKib.pageChunk });
        }
        if (file.type === "asset" && /^assets\/index-.*\.css$/.test(file.fileName)) {
          sized.push({ name: file.fileName, kib: kibOf(file.source), budget: budgetsKib.styles });
        }
      }
      for (const { name, kib, budget } of sized) {
        if (kib > budget) this.warn(overweight(name, kib, budget));
      }
    },
  };
}

/** The warning about one file, or about the home page's scripts together. */
export function overweight(name: string, kib: number, budget: number): string {
  return `${name}: ${kib.toFixed(1)} KiB gzipped, over its budget of ${budget}`;
}

/** KiB after gzip -9, as the budgets count. */
export function kibOf(content: string | Uint8Array): number {
  return gzipSync(content, { level: 9 }).length / 1024;
}
