// How the server is run: small spaces for young objects, and what was compiled kept for the next start.
import { join, resolve } from "node:path";

/** 8 MB for each half of the young objects' space: the default of 16 is kept resident and buys nothing here. */
export const serverArgs = ["--max-semi-space-size=8", join("apps", "server", "src", "entry", "main.ts")];

/** The environment of a server with this data folder. */
export function serverEnv(dataDir = process.env.DATA_DIR ?? ".data") {
  return { NODE_COMPILE_CACHE: join(resolve(dataDir), "compile-cache"), ...process.env };
}
