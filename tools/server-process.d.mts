/** What runs the server as built by `buildApps`. */
export const serverArgs: readonly string[];
/** The environment of a server with this data folder. */
export function serverEnv(dataDir?: string): NodeJS.ProcessEnv;
