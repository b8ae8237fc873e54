// How the server is run: what was compiled is kept for the next start, which then takes a third of the time.
import { join, resolve } from "node:path";

/**
 * Memory is given back sooner than the engine's defaults would: they let short-lived objects of a busy minute triple the process on a
 * machine with memory to spare.
 */
const memoryFlags = ["--max-semi-space-size=8", "--heap-growing-percent=40"];

/** The server as built, and the server as written. */
export const serverArgs = [...memoryFlags, join("apps", "server", "dist", "main.js")];
export const serverSourceArgs = [...memoryFlags, join("apps", "server", "src", "entry", "main.ts")];

/**
 * The environment of a server with this data folder. Two heaps of the C library are enough, more hold on to what pictures took; and fixed
 * thresholds let it give back what a start needed, where it would raise them each time something large was freed.
 */
export function serverEnv(dataDir = process.env.DATA_DIR ?? ".data") {
  return {
    NODE_COMPILE_CACHE: join(resolve(dataDir), "compile-cache"),
    MALLOC_ARENA_MAX: "2",
    MALLOC_MMAP_THRESHOLD_: "131072",
    MALLOC_TRIM_THRESHOLD_: "131072",
    ...process.env,
  };
}
