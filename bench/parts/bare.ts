import { rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Pool } from "undici";
import { type Server, startPeer } from "./processes.ts";
import type { Inputs, Script } from "./script.ts";

/** What the bare server says of an act: the values made afresh, by name, and the id in the first row of every statement. */
type Answer = { made: Record<string, string>; first: (string | null)[] };
type Bare<Act extends string> = { ask(act: Act, inputs: Inputs): Promise<Answer>; close(): Promise<void> };

/** A bare Node server that plays these scripts on the server's database, asked over `connections` connections kept open. */
export async function startBare<Act extends string>(
  { databaseUrl }: Server,
  scripts: Readonly<Record<Act, Script>>,
  connections: number,
): Promise<Bare<Act>> {
  const file = join(tmpdir(), `sihai-bench-${process.pid}.json`);
  writeFileSync(file, JSON.stringify(scripts));
  const bare = await startPeer("bare-server.ts", [databaseUrl, file]);
  const pool = new Pool(bare.url, { connections, pipelining: 1 });
  return {
    async ask(act, inputs) {
      const body = JSON.stringify(
        Object.fromEntries(
          Object.entries(inputs).map(([name, value]) => [
            name,
            typeof value === "string" ? value : { hex: value.toString("hex") },
          ]),
        ),
      );
      const reply = await pool.request({
        method: "POST",
        path: `/${act}`,
        headers: { "content-type": "application/json" },
        body,
      });
      const text = await reply.body.text();
      if (reply.statusCode !== 200) throw new Error(text);
      return JSON.parse(text) as Answer;
    },
    async close() {
      await pool.close();
      await bare.stop();
      rmSync(file, { force: true });
    },
  };
}
