import { readFile } from "node:fs/promises";
import type { FastifyInstance } from "fastify";

const script = "text/javascript; charset=utf-8";
const types = { "sandbox.css": "text/css; charset=utf-8", "card-fields.js": script, "stripe.js": script } as const;

/** Style and scripts of the sandbox's pages, and the script the shop's pay page loads; separate files, so that no page needs an inline script. */
export function assetRoutes(app: FastifyInstance): void {
  for (const [name, type] of Object.entries(types)) {
    app.get(`/assets/${name}`, async (_request, reply) =>
      reply
        .type(type)
        .header("cache-control", "no-cache")
        .send(await readFile(new URL(`../../assets/${name}`, import.meta.url))),
    );
  }
}
