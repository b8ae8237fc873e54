import { randomUUID } from "node:crypto";
import cookie from "@fastify/cookie";
import multipart from "@fastify/multipart";
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from "fastify";
import type { Deps } from "../deps.ts";
import { requestSeconds } from "../metrics.ts";
import { mountSource } from "../source/mount-source.ts";
import { answer } from "./answer.ts";
import { openConsoleDoor } from "./console-door.ts";
import { mountDocuments } from "./documents/mount-documents.ts";
import { faultReply } from "./fault-reply.ts";
import { mountRoute } from "./mount-route.ts";
import { openToOwnPages } from "./own-page.ts";
import { openPagesAhead } from "./pages-ahead.ts";
import { keepRawBody } from "./request-facts.ts";
import type { Route } from "./route.ts";
import { securityHeaders } from "./security-headers.ts";
import { rootFor, type Site, serveSite } from "./serve-site.ts";
import { mountSiteFiles } from "./site-files.ts";
import { openSitePages } from "./site-pages.ts";
import { openTokenLimit } from "./who-asks.ts";

/** Builds the HTTP server: every route of the contract, the documents, health, and the static sites. Nothing listens yet. */
export async function buildHttpServer(deps: Deps, routes: readonly Route[], sites: readonly Site[]): Promise<FastifyInstance> {
  const sharedHeaders = securityHeaders(deps);
  /** A page nobody can read the address of leads to the root, like any unknown one (rule A-34); a call is told what is wrong. */
  function failed(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const said = faultReply(error, request, deps);
    const root = said.status < 500 ? rootFor(request, sites) : null;
    return root === null ? answer(reply, said) : reply.redirect(root);
  }
  const app: FastifyInstance = Fastify({
    loggerInstance: deps.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    // No log of its own for each request: what is said of one names it (`faultReply`), and hardly any is spoken of.
    childLoggerFactory: (logger) => logger,
    bodyLimit: 512 * 1024,
    // Whoever sends a request byte by byte holds a connection no longer than this; a video over a slow line takes less.
    requestTimeout: 120_000,
    // While it closes, what comes on connections that are still open is answered like anything else.
    return503OnClosing: false,
    genReqId: () => randomUUID(),
    trustProxy: deps.config.trustProxy,
    // Addresses no router can read get the answer of any other wrong input.
    frameworkErrors: (error, request, reply) => failed(error, request, reply.headers(sharedHeaders)),
    routerOptions: { querystringParser: (text) => ({ text }), maxParamLength: 200, ignoreTrailingSlash: true },
  });
  await app.register(cookie);
  await app.register(multipart, { throwFileSizeLimit: true });
  keepRawBody(app);
  // Hooks by callback: they run on every answer, and a promise each would cost more than what they do.
  app.addHook("onSend", (request, reply, _, done) => {
    reply.headers(sharedHeaders);
    reply.header("x-request-id", request.id);
    // The next request of this caller goes to a node that stays.
    if (deps.node.isStopping) reply.header("connection", "close");
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
    // A database that is away says so once a second, not with every request.
    const failed = reply.statusCode >= 500 && reply.statusCode !== 503;
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
  app.setErrorHandler(failed);
  openConsoleDoor(app, deps.config);
  openToOwnPages(app, deps.config);
  const aheadOf = new Map(
    sites.filter(({ placeOf }) => placeOf).map((site) => [site, openPagesAhead(app, site, () => deps.clock.now().getTime())]),
  );
  app.addHook("onClose", () => Promise.all([...aheadOf.values()].map((ahead) => ahead.close())).then(() => undefined));
  const door = { sites, pageOf: openSitePages(deps.config), aheadOf };
  app.setNotFoundHandler((request, reply) => serveSite(request, reply, door));
  const mayUseToken = openTokenLimit(deps);
  for (const route of routes) mountRoute(app, deps, route, mayUseToken);
  mountDocuments(app, deps, routes);
  mountSource(app, { dataDir: deps.config.dataDir, linkNow: () => deps.settings.at(deps.clock.now()).sourceLink });
  await mountSiteFiles(app, sites);
  return app;
}
