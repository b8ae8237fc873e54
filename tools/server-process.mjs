// How the server is run: what was compiled is kept for the next start, which then takes a third of the time.
import { join, resolve } from "node:path";

export const serverArgs = [join("apps", "server", "src", "entry", "main.ts")];

/** The environment of a server with this data folder. */
export function serverEnv(dataDir = process.env.DATA_DIR ?? ".data") {
  return { NODE_COMPILE_CACHE: join(resolve(dataDir), "compile-cache"), ...process.env };
}
