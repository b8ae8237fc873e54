import { existsSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * The file that a process or thread of its own runs: the built one beside the built server where that runs, else the source. As written,
 * such a program first reads a thousand files and strips their types, which takes longer than most of what it is started for.
 */
export function programOf(source: URL): string {
  const built = join(dirname(process.argv[1] ?? ""), `${basename(source.pathname, ".ts")}.js`);
  return existsSync(built) ? built : fileURLToPath(source);
}
