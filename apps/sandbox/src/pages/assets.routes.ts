import { readFile } from "node:fs/promises";
import type { FastifyInstance } from "fastify";

const types = { "sandbox.css": "text/css; charset=utf-8", "card-fields.js": "text/javascript; charset=utf-8" } as const;

/** Style and script of the sandbox's pages; separate files, so that its pages need no inline script. */
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
