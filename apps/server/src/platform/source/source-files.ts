import { type Dirent, readdirSync } from "node:fs";
import { join } from "node:path";

/** Folders of the repository; what else lies beside them (data, secrets, downloads) is nobody's source. */
const folders = new Set([".ci", "apps", "bench", "content", "deploy", "docs", "e2e", "packages", "tools"]);
const rootFiles = /^(?:[\w-]+\.(?:md|json|ts)|LICENSE|\.gitignore)$/;
/** Made by a build or a run, or kept for one machine alone. */
const leftOut = /^(?:\..*|node_modules|dist|coverage|test-results|playwright-report)$|\.(?:log|pem|key|p12|tar\.gz)$/;

/**
 * The files a running copy was made of, sorted, relative to its root with `/` between: what the licence lets everybody ask for. Links
 * are not followed, so that nothing outside gets in.
 */
export function sourceFiles(root: string): string[] {
  return entriesOf(root)
    .flatMap((entry) => {
      if (entry.isDirectory()) return folders.has(entry.name) ? filesBelow(root, entry.name) : [];
      return entry.isFile() && rootFiles.test(entry.name) ? [entry.name] : [];
    })
    .sort();
}

function filesBelow(root: string, folder: string): string[] {
  return entriesOf(join(root, folder)).flatMap((entry) => {
    if (leftOut.test(entry.name)) return [];
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return filesBelow(root, path);
    return entry.isFile() ? [path] : [];
  });
}

function entriesOf(folder: string): Dirent[] {
  return readdirSync(folder, { withFileTypes: true });
}
