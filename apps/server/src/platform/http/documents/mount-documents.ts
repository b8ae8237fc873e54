import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { scrape } from "../../gauges.ts";
import { whyNotReady } from "../../readiness.ts";
import { mayReadMetrics } from "../metrics-door.ts";
import { bases } from "../mount-route.ts";
import type { Route } from "../route.ts";
import { openApiDocument } from "./openapi.ts";
import { programClient } from "./program-client.ts";
import { programExample } from "./program-example.ts";
import { openApiReader } from "./reader.ts";

/** The document of all calls and its reader, health, readiness and metrics. */
export function mountDocuments(app: FastifyInstance, deps: Deps, routes: readonly Route[]): void {
  // Over a megabyte of text that few ever ask for: written with the first request for it.
  let document: string | undefined;
  app.get("/openapi.json", (_, reply) => {
    document ??= JSON.stringify(openApiDocument(routes, bases));
    return reply.header("content-type", "application/json").send(document);
  });
  app.get("/docs", (_, reply) => reply.header("content-type", "text/html; charset=utf-8").send(openApiReader(routes, bases)));
  // Read in the browser and taken by curl alike; as a type of video, which .ts is by rights, it would be neither.
  const source = "text/plain; charset=utf-8";
  app.get("/docs/client.ts", (_, reply) => reply.header("content-type", source).send(programClient(routes, bases)));
  app.get("/docs/example.ts", (_, reply) => reply.header("content-type", source).send(programExample));
  app.get("/healthz", (_, reply) => reply.send({ ok: true }));
  app.get("/readyz", async (_, reply) => {
    const why = await whyNotReady(deps);
    return why === null ? reply.send({ ok: true }) : reply.code(503).send({ ok: false, why });
  });
  app.get("/metrics", async (request, reply) => {
    // Not the page of unknown addresses: whoever watches must not take it for figures.
    if (!mayReadMetrics(deps, request.headers.authorization)) return reply.code(404).send({ ok: false });
    const { type, text } = await scrape(deps);
    return reply.header("content-type", type).send(text);
  });
}
