import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import cookie from "@fastify/cookie";
import multipart from "@fastify/multipart";
import fastifyStatic from "@fastify/static";
import { clientPlatforms, type Endpoint } from "@sihai/contract";
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from "fastify";
import { sql } from "kysely";
import { RateLimiterMemory } from "rate-limiter-flexible";
import * as z from "zod/mini";
import type { Deps } from "./deps.ts";
import { InputOutsideLimits } from "./input.ts";
import { registry, requestSeconds } from "./metrics.ts";
import { openApiDocument, openApiReader } from "./openapi.ts";
import { readInput } from "./read-input.ts";
import { commonRefusal, type Reply, refusalReply, success } from "./reply.ts";
import type { Call, Language, Route } from "./route.ts";
import { sessionCookies, whoHolds } from "./sessions.ts";
import { openSharedReplies } from "./shared-replies.ts";
import { chooseEncoding, openSitePages, type SitePage } from "./site-pages.ts";
import { hashInput, type Once } from "./transact.ts";
import type { Who } from "./who.ts";

export type Site = {
  prefix: string;
  folder: string /** The HTML for an address without a file, or null for 404. */;
  page(path: string): string | null;
};

/** Bases of the specification's API types: all three stand below /api (architecture, doors that stay stable). */
const bases = { front: "/api", gateway: "/api", login: "" } as const;

/** Builds the HTTP server: every route of the contract, the documents, health, and the static sites. Nothing listens yet. */
export async function buildHttpServer(deps: Deps, routes: readonly Route[], sites: readonly Site[]): Promise<FastifyInstance> {
  const sharedHeaders = securityHeaders(deps);
  const app: FastifyInstance = Fastify({
    loggerInstance: deps.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 512 * 1024,
    genReqId: () => randomUUID(),
    trustProxy: deps.config.trustProxy,
    // Addresses no router can read get the answer of any other wrong input.
    frameworkErrors: (error, request, reply) => answer(reply.headers(sharedHeaders), faultReply(error, request, deps)),
    routerOptions: { querystringParser: (text) => ({ text }), maxParamLength: 200, ignoreTrailingSlash: true },
  });
  await app.register(cookie);
  await app.register(multipart, { throwFileSizeLimit: true });
  keepRawBody(app);
  // Hooks by callback: they run on every answer, and a promise each would cost more than what they do.
  app.addHook("onSend", (request, reply, _, done) => {
    reply.headers(sharedHeaders);
    reply.header("x-request-id", request.id);
    if (request.url.startsWith("/api/")) {
      // The business clock, which a sandbox may have moved: browsers count deadlines down by it.
      reply.header("date", deps.clock.now().toUTCString());
      if (!reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
    }
    done();
  });
  app.addHook("onResponse", (request, reply, done) => {
    const name = request.routeOptions.url ?? "none";
    requestSeconds.observe({ route: name, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
    const failed = reply.statusCode >= 500;
    if (failed || (deps.log.isLevelEnabled("debug") && request.url.startsWith("/api/"))) {
      const line = {
        reqId: request.id,
        method: request.method,
        path: request.url.split("?")[0],
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      };
      if (failed) deps.log.error(line, "request failed");
      else deps.log.debug(line, "request");
    }
    done();
  });
  app.setErrorHandler((error, request, reply) => answer(reply, faultReply(error, request, deps)));
  const pageOf = openSitePages(deps.config.desktopSiteUrl);
  app.setNotFoundHandler((request, reply) => serveSite(request, reply, sites, pageOf));
  for (const route of routes) mount(app, deps, route);
  mountDocuments(app, deps, routes);
  for (const [index, site] of sites.entries()) {
    if (!existsSync(site.folder)) continue;
    await app.register(fastifyStatic, {
      root: site.folder,
      prefix: site.prefix,
      wildcard: true,
      index: false,
      preCompressed: true,
      decorateReply: index === 0,
      setHeaders: (reply, path) => {
        reply.header("cache-control", path.includes("/assets/") ? "public, max-age=31536000, immutable" : "no-cache");
      },
    });
  }
  return app;
}

function mount(app: FastifyInstance, deps: Deps, route: Route): void {
  const { endpoint } = route;
  const url = `${bases[endpoint.api]}${endpoint.path.replace(/\{(\w+)\}/g, ":$1")}`;
  const limiter = route.limits ? new RateLimiterMemory({ points: route.limits.perMinute, duration: 60 }) : null;
  const shared = route.sharedSeconds === null ? null : openSharedReplies(route.sharedSeconds);
  app.route({
    method: endpoint.method,
    url,
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const language = languageOf(request);
      const sharedKey = request.cookies[sessionCookies[route.allow.audience]] === undefined ? `${request.url} ${language}` : null;
      const known = sharedKey === null ? null : shared?.find(sharedKey, deps.clock.now().getTime());
      if (known != null) return sendCompressed(request, reply, known);
      const crossSite = refuseCrossSite(request, route);
      if (crossSite) return answer(reply, commonRefusal("INTERCEPTED", language));
      const who = await whoHolds(deps.db, route.allow.audience, request.cookies[sessionCookies[route.allow.audience]]);
      const refusedAs = route.allow.refuse(who);
      if (refusedAs) return answer(reply, commonRefusal(refusedAs, language));
      if (limiter) {
        const key = route.limits?.by === "who" && who.kind !== "visitor" ? actorOf(who) : request.ip;
        const spent = await limiter.consume(key).catch(() => null);
        if (!spent) return answer(reply.header("retry-after", "60"), commonRefusal("TOO_MANY_REQUESTS", language));
      }
      const input = await readInput(route, request);
      if (!input.ok) return answer(reply, commonRefusal(input.code, language, { fields: input.fields }));
      const once = onceOf(endpoint, request, who, input, deps.config.secretKey);
      if (once === "bad-key")
        return answer(
          reply,
          commonRefusal("INPUT_INVALID", language, {
            fields: [{ path: "idempotency-key", message: "8 to 100 letters, digits, - or _" }],
          }),
        );
      let sent = false;
      const call: Call<Endpoint, Who> = {
        deps,
        params: input.params,
        query: input.query,
        body: input.body,
        files: input.files,
        rawBody: rawBodies.get(request.raw) ?? "",
        who,
        once,
        now: deps.clock.now(),
        language,
        ip: request.ip,
        userAgent: request.headers["user-agent"]?.slice(0, 300) ?? "",
        cookies: request.cookies,
        header: (name) => {
          const value = request.headers[name];
          return Array.isArray(value) ? value[0] : value;
        },
        setCookie: (name, value, { maxAgeSeconds, httpOnly }) =>
          void reply.setCookie(name, value, {
            path: "/",
            maxAge: maxAgeSeconds,
            httpOnly,
            secure: deps.config.secureCookies,
            sameSite: "lax",
          }),
        clearCookie: (name) => void reply.clearCookie(name, { path: "/" }),
        sendFile: ({ mimeType, bytes, cacheSeconds, isPublic, part }) => {
          sent = true;
          if (part !== undefined) void reply.header("accept-ranges", "bytes");
          if (part) {
            const last = part.start + bytes.length - 1;
            void reply.code(206).header("content-range", `bytes ${part.start}-${last}/${part.total}`);
          }
          void reply
            .header("content-type", mimeType)
            .header(
              "cache-control",
              `${isPublic ? "public" : "private"}, max-age=${cacheSeconds}${cacheSeconds > 86_400 ? ", immutable" : ""}`,
            )
            .header("content-disposition", "inline")
            .send(bytes);
        },
      };
      const result = await route.handle(call);
      if (sent) return reply;
      if (!result.ok) return answer(reply, refusalReply(result.refusal, language));
      const body = JSON.stringify(success(z.encode(endpoint.data, result.value)).envelope);
      if (sharedKey !== null) shared?.keep(sharedKey, body, deps.clock.now().getTime());
      return sendCompressed(request, reply, body);
    },
  });
}

function onceOf(
  endpoint: Endpoint,
  request: FastifyRequest,
  who: Who,
  input: { params: object; query: object; body: object },
  secretKey: Buffer,
): Once | null | "bad-key" {
  const key = request.headers["idempotency-key"];
  if (!endpoint.once || key === undefined) return null;
  if (typeof key !== "string" || !/^[\w-]{8,100}$/.test(key)) return "bad-key";
  const hash = hashInput([request.params, request.url.split("?")[1] ?? "", request.body ?? input.body], secretKey);
  return { actor: actorOf(who), key, endpoint, inputHash: hash };
}

function actorOf(who: Who): string {
  if (who.kind === "user") return `user:${who.userId}`;
  return who.kind === "staff" ? `staff:${who.staffId}` : "visitor";
}

/**
 * A page of another site can neither set the platform header nor hide where it comes from; so a change needs both (F52).
 * The two GET calls of the specification that change something are covered by `guardedGets`.
 */
const guardedGets = new Set(["/user/message/delete-read-all-msg", "/user/activate"]);

function refuseCrossSite(request: FastifyRequest, route: Route): boolean {
  if (route.allow.access === "signature" || route.allow.access === "sandbox") return false;
  if (request.method === "GET" && !guardedGets.has(route.endpoint.path)) return false;
  const site = request.headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin" && site !== "none") return true;
  const platform = request.headers["x-platform"];
  return !clientPlatforms.some((known) => known === platform);
}

function languageOf(request: FastifyRequest): Language {
  const asked = request.headers["accept-language"] ?? "";
  return /^\s*(zh|cn)/i.test(asked) || asked === "" ? "cn" : "en";
}

const rawBodies = new WeakMap<object, string>();

function keepRawBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, text, done) => {
    rawBodies.set(request.raw, text as string);
    if (text === "") return done(null, {});
    parse(request, text as string, done);
  });
}

function faultReply(error: unknown, request: FastifyRequest, deps: Deps): Reply {
  const language = languageOf(request);
  if (error instanceof InputOutsideLimits)
    return commonRefusal("INPUT_INVALID", language, { fields: [{ path: "", message: error.message }] });
  const { statusCode, code } = error as { statusCode?: number; code?: string };
  if (statusCode === 413) return commonRefusal("TOO_LARGE", language);
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return commonRefusal("INPUT_INVALID", language, { fields: [] });
  deps.log.error({ err: error, reqId: request.id, path: request.url.split("?")[0] }, "fault");
  const isBusy = code !== undefined && /^(57P0|08|53|55P03|57014|40P01|40001)/.test(code);
  const isAway =
    error instanceof Error && /timeout exceeded when trying to connect|Connection terminated|ECONNREFUSED/.test(error.message);
  return commonRefusal(isBusy || isAway ? "SERVICE_BUSY" : "SERVICE_ERROR", language);
}

function answer(reply: FastifyReply, { status, envelope }: Reply): FastifyReply {
  return send(reply, status, JSON.stringify(envelope));
}

/** Shorter answers fit into the first packets anyway. */
const worthwhileLength = 4000;
const compress = promisify(gzip);

/** A successful answer; a long one goes out compressed to whoever takes it, for it may travel over a slow line. */
async function sendCompressed(request: FastifyRequest, reply: FastifyReply, json: string): Promise<FastifyReply> {
  if (json.length < worthwhileLength || !/\bgzip\b/.test(request.headers["accept-encoding"] ?? "")) return send(reply, 200, json);
  const bytes = await compress(json, { level: 4 });
  return reply
    .code(200)
    .header("content-type", "application/json; charset=utf-8")
    .header("content-encoding", "gzip")
    .header("vary", "accept-encoding")
    .send(bytes);
}

function send(reply: FastifyReply, status: number, json: string): FastifyReply {
  return reply.code(status).header("content-type", "application/json; charset=utf-8").send(json);
}

function securityHeaders(deps: Deps): Record<string, string> {
  const gateway = new URL(deps.config.payment.cardFieldsUrl).origin;
  return {
    "content-security-policy": [
      "default-src 'self'",
      "script-src 'self'",
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data: blob:",
      `connect-src 'self' ${gateway}`,
      `frame-src 'self' ${gateway}`,
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'self'",
    ].join("; "),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(self), microphone=(), geolocation=(), payment=(self)",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    ...(deps.config.secureCookies && { "strict-transport-security": "max-age=63072000; includeSubDomains" }),
  };
}

function mountDocuments(app: FastifyInstance, deps: Deps, routes: readonly Route[]): void {
  // Over a megabyte of text that few ever ask for: written with the first request for it.
  let document: string | undefined;
  app.get("/openapi.json", (_, reply) => {
    document ??= JSON.stringify(openApiDocument(routes, bases));
    return reply.header("content-type", "application/json").send(document);
  });
  app.get("/docs", (_, reply) => reply.header("content-type", "text/html; charset=utf-8").send(openApiReader(routes, bases)));
  app.get("/healthz", (_, reply) => reply.send({ ok: true }));
  app.get("/readyz", async (_, reply) => {
    const ready = await sql`select 1`.execute(deps.db).then(
      () => true,
      () => false,
    );
    return reply.code(ready ? 200 : 503).send({ ok: ready });
  });
  app.get("/metrics", async (_, reply) => reply.header("content-type", registry.contentType).send(await registry.metrics()));
}

function serveSite(
  request: FastifyRequest,
  reply: FastifyReply,
  sites: readonly Site[],
  pageOf: (file: string) => SitePage | null,
): FastifyReply {
  const path = request.url.split("?")[0] ?? "/";
  if (path.startsWith("/api/")) return answer(reply, commonRefusal("NOT_FOUND", languageOf(request)));
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
