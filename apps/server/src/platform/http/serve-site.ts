import { join } from "node:path";
import type { FastifyReply, FastifyRequest } from "fastify";
import { answer } from "./answer.ts";
import { commonRefusal } from "./reply.ts";
import { languageOf } from "./request-facts.ts";
import { chooseEncoding, type SitePage } from "./site-pages.ts";

export type Site = {
  prefix: string;
  folder: string;
  /** The HTML for an address without a file, or null for 404. */
  page(path: string): string | null;
};

/** The page of a site for an address that names no file and no call; the envelope for an unknown call, plain 404 for the rest. */
export function serveSite(
  request: FastifyRequest,
  reply: FastifyReply,
  sites: readonly Site[],
  pageOf: (file: string) => SitePage | null,
): FastifyReply {
  const path = request.url.split("?")[0] ?? "/";
  if (path.startsWith("/api/")) return answer(reply, commonRefusal({ code: "NOT_FOUND" }, languageOf(request)));
  const isFile = /\.[a-z0-9]{1,8}$/i.test(path);
  const site = sites.find(({ prefix }) => path === prefix.replace(/\/$/, "") || path.startsWith(prefix));
  const name = request.method === "GET" && !isFile ? site?.page(path) : null;
  const page = site && name ? pageOf(join(site.folder, name)) : null;
  if (!page) return reply.code(404).header("content-type", "text/plain; charset=utf-8").send("404");
  return sendPage(request, reply, page);
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: SitePage): FastifyReply {
  const encoding = chooseEncoding(request.headers["accept-encoding"]);
  const etag = `"${page.etag}-${encoding}"`;
  reply.header("cache-control", "no-cache").header("vary", "accept-encoding").header("etag", etag);
  if (request.headers["if-none-match"]?.split(/\s*,\s*/).includes(etag)) return reply.code(304).send();
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return reply.code(200).header("content-type", "text/html; charset=utf-8").send(page.bodies[encoding]);
}
