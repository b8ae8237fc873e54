import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { answer } from "./answer.ts";
import type { PagesAhead, Place, RenderedPage } from "./pages-ahead.ts";
import { commonRefusal } from "./reply.ts";
import { languageOf } from "./request-facts.ts";
import { chooseEncoding, etagOf, type SitePage, type SitePages } from "./site-pages.ts";

export type Site = {
  prefix: string;
  folder: string;
  /** The HTML for an address without a file, or null for 404. */
  page(path: string): string | null;
  /** The page of the app an address opens, for what is sent ahead of it; null where nothing is. */
  placeOf?(path: string): Place | null;
};

export type SitesDoor = { sites: readonly Site[]; pageOf: SitePages; aheadOf: ReadonlyMap<Site, PagesAhead> };

/** The page of a site for an address that names no file and no call; the envelope for an unknown call, plain 404 for the rest. */
export async function serveSite(request: FastifyRequest, reply: FastifyReply, door: SitesDoor): Promise<FastifyReply> {
  const path = request.url.split("?")[0] ?? "/";
  if (path.startsWith("/api/")) return answer(reply, commonRefusal({ code: "NOT_FOUND" }, languageOf(request)));
  const isFile = /\.[a-z0-9]{1,8}$/i.test(path) && !wantsPage(request);
  const site = siteOf(path, door.sites);
  const name = request.method === "GET" && !isFile ? site?.page(path) : null;
  const ahead = site && door.aheadOf.get(site);
  const place = ahead ? (site.placeOf?.(path) ?? null) : null;
  const page = site && name ? door.pageOf(join(site.folder, name), ahead && place ? ahead.head(place) : "") : null;
  if (!page) return reply.code(404).header("content-type", "text/plain; charset=utf-8").send("404");
  const rendered = ahead && place ? await ahead.render(request, place, page.bodies.identity.toString("utf8")) : null;
  return rendered ? sendRendered(request, reply, rendered) : sendPage(request, reply, page);
}

/** Whether a person asks for it in the address bar, or by a link: such a one is led on, never left with an error (rule A-34). */
export function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  return method === "GET" && !url.startsWith("/api/") && (headers.accept ?? "").includes("text/html");
}

function siteOf(path: string, sites: readonly Site[]): Site | undefined {
  return sites.find(({ prefix }) => path === prefix.replace(/\/$/, "") || path.startsWith(prefix));
}

/** Where somebody goes who asks for a page by an address nobody can read; null for calls and files. */
export function rootFor(request: FastifyRequest, sites: readonly Site[]): string | null {
  return wantsPage(request) ? (siteOf(request.url, sites)?.prefix ?? "/") : null;
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: SitePage): FastifyReply {
  const encoding = chooseEncoding(request.headers["accept-encoding"]);
  const etag = `"${page.etag}-${encoding}"`;
  reply.header("cache-control", "no-cache").header("vary", "accept-encoding").header("etag", etag);
  if (request.headers["if-none-match"]?.split(/\s*,\s*/).includes(etag)) return reply.code(304).send();
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return reply.code(200).header("content-type", "text/html; charset=utf-8").send(page.bodies[encoding]);
}

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };
const brotliQuality = 5;

/** A page with somebody's own things on it is kept nowhere on its way, and not on a phone two people use. */
async function sendRendered(request: FastifyRequest, reply: FastifyReply, page: RenderedPage): Promise<FastifyReply> {
  const plain = Buffer.from(page.html);
  const encoding = chooseEncoding(request.headers["accept-encoding"]);
  for (const cookie of page.cookies) reply.header("set-cookie", cookie);
  reply.header("vary", "accept-encoding, cookie").header("content-type", "text/html; charset=utf-8");
  if (page.isOwn) reply.header("cache-control", "private, no-store");
  else {
    const etag = `"${etagOf(plain)}-${encoding}"`;
    reply.header("cache-control", "private, no-cache").header("etag", etag);
    if (request.headers["if-none-match"]?.split(/\s*,\s*/).includes(etag)) return reply.code(304).send();
  }
  if (encoding === "identity") return reply.code(200).send(plain);
  reply.header("content-encoding", encoding);
  if (encoding === "gzip") return reply.code(200).send(await compress.gzip(plain));
  return reply.code(200).send(await compress.br(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }));
}
