import { createServer } from "node:net";

/** Below 32,768 nothing is given away: what a system hands to whoever opens a connection lies above. */
const first = 20_000;
const last = 32_000;

/**
 * A port of this machine that nobody listens on, and as many after it as are asked for: the server's stand-in takes the two beside it.
 * No port the system itself gives away, so no outgoing connection takes one between asking and listening.
 */
export async function freePort(inARow = 1): Promise<number> {
  for (let tries = 0; tries < 50; tries++) {
    const port = first + Math.floor(Math.random() * (last - first));
    const free = await Promise.all(Array.from({ length: inARow }, (_, more) => isFree(port + more)));
    if (free.every(Boolean)) return port;
  }
  throw new Error("no free port");
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
}
