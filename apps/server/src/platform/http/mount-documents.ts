import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";
import { scrape } from "../gauges.ts";
import { whyNotReady } from "../readiness.ts";
import { mayReadMetrics } from "./metrics-door.ts";
import { bases } from "./mount-route.ts";
import { openApiDocument, openApiReader } from "./openapi.ts";
import type { Route } from "./route.ts";

/** The document of all calls and its reader, health, readiness and metrics. */
export function mountDocuments(app: FastifyInstance, deps: Deps, routes: readonly Route[]): void {
  // Over a megabyte of text that few ever ask for: written with the first request for it.
  let document: string | undefined;
  app.get("/openapi.json", (_, reply) => {
    document ??= JSON.stringify(openApiDocument(routes, bases));
    return reply.header("content-type", "application/json").send(document);
  });
  app.get("/docs", (_, reply) => reply.header("content-type", "text/html; charset=utf-8").send(openApiReader(routes, bases)));
  app.get("/healthz", (_, reply) => reply.send({ ok: true }));
  app.get("/readyz", async (_, reply) => {
    const why = await whyNotReady(deps);
    return why === null ? reply.send({ ok: true }) : reply.code(503).send({ ok: false, why });
  });
  app.get("/metrics", async (request, reply) => {
    // As if there were nothing: who may not read it need not know.
    if (!mayReadMetrics(deps, request.headers.authorization)) return reply.callNotFound();
    const { type, text } = await scrape(deps);
    return reply.header("content-type", type).send(text);
  });
}
