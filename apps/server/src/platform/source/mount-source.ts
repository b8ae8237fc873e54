import { createReadStream } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { FastifyInstance } from "fastify";
import { packSource } from "./pack-source.ts";

const root = fileURLToPath(new URL("../../../../../", import.meta.url));

/**
 * `/source`: what this copy runs, for whoever uses it (section 13 of the licence). Where the provider publishes it elsewhere, the way
 * there; else an archive, packed with the first request and kept as long as the process lives, for what runs does not change.
 */
export function mountSource(app: FastifyInstance, { dataDir, linkNow }: { dataDir: string; linkNow(): string }): void {
  const archive = join(dataDir, "source.tar.gz");
  let packed: Promise<void> | undefined;
  app.get("/source", async (_, reply) => {
    const link = linkNow();
    if (link !== "") return reply.redirect(link, 302);
    packed ??= packSource(root, archive, "sihai").catch((error: unknown) => {
      packed = undefined;
      throw error;
    });
    await packed;
    return reply
      .header("content-type", "application/gzip")
      .header("content-disposition", 'attachment; filename="sihai-source.tar.gz"')
      .send(createReadStream(archive));
  });
}
