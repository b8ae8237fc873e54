import { existsSync, globSync } from "node:fs";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import type { Site } from "./serve-site.ts";

/** Signs that end a name, steps and empty steps: no address of ours has them. */
const unreadable = /[\p{Cc}\\]|\/\/|(^|\/)\.{1,2}(\/|$)/u;

/**
 * Serves the files each site was built with, compressed ahead, and no others: they are listed once, at the start, so that no address is looked for on the disk,
 * and what begins with a dot stays the server's own. Files with a digest in their name are kept by whoever asks for a year, all others asked for anew.
 */
export async function mountSiteFiles(app: FastifyInstance, sites: readonly Site[]): Promise<void> {
  const built = sites.filter(({ folder }) => existsSync(folder));
  if (built.length === 0) return;
  await app.register(fastifyStatic, {
    root: built.map(({ folder }) => folder),
    serve: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      reply.header("cache-control", path.includes("/assets/") ? "public, max-age=31536000, immutable" : "no-cache");
    },
  });
  for (const { prefix, folder } of built) {
    const files = filesOf(folder);
    app.get<{ Params: { "*": string } }>(`${prefix}*`, (request, reply) => {
      const file = request.params["*"];
      if (unreadable.test(file)) throw Object.assign(new Error("an address nobody can read"), { statusCode: 403, expose: true });
      if (!files.has(file)) return reply.callNotFound();
      return reply.sendFile(file, folder);
    });
  }
}

/** What can be asked for, by its path within the folder: what was compressed ahead goes out under the name of the whole. */
function filesOf(folder: string): ReadonlySet<string> {
  const found = globSync("**/*.*", { cwd: folder, exclude: (name) => name.startsWith(".") });
  return new Set(found.filter((name) => !/\.(br|gz)$/.test(name) && !/(^|\/)\./.test(name)));
}
