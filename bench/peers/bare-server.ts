// A bare Node server that answers each act by issuing the recorded statements, prepared, and nothing else: no framework, no checks, no
// rules. The floor under the real server's purchase.
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import pg from "pg";
import { type Inputs, play, type Script } from "../parts/script.ts";

const [databaseUrl = "", scriptsFile = ""] = process.argv.slice(2);
const scripts = JSON.parse(readFileSync(scriptsFile, "utf8")) as Record<string, Script>;
const pool = new pg.Pool({ connectionString: databaseUrl, max: 12 });

const server = createServer(async (request, reply) => {
  try {
    const script = scripts[(request.url ?? "/").slice(1)];
    if (!script) throw new Error(`no script for ${request.url}`);
    const client = await pool.connect();
    try {
      const { results, made } = await play(client, script, inputsOf(await bodyOf(request)));
      const answer = { made: Object.fromEntries(made), first: results.map((rows) => rows[0]?.id ?? null) };
      reply.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(answer));
    } finally {
      client.release();
    }
  } catch (error) {
    reply.writeHead(500).end(String(error));
  }
});

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += chunk;
  return text;
}

function inputsOf(text: string): Inputs {
  const given = JSON.parse(text) as Record<string, string | { hex: string }>;
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, typeof value === "string" ? value : Buffer.from(value.hex, "hex")]),
  );
}

process.on("SIGTERM", () => process.exit(0));
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  console.log(`listening ${typeof address === "object" && address ? address.port : 0}`);
});
