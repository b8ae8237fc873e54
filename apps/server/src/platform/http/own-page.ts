import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Config } from "../config/config.ts";

export type ShopAndCalls = Pick<Config, "publicUrl" | "cookieDomain">;

/** What a page of the shop sends with a call beside what any page may (packages/client). */
const sentHeaders = ["content-type", "idempotency-key", "x-platform"];
/** What it reads of an answer beside its text. */
const readHeaders = ["date", "retry-after", "x-request-id", "x-rights"];
const preflightSeconds = 7200;

/** Whether a call to a host of its own (`API_URL`) comes from a page of the shop: the browser says so, and no page can. */
export function isOwnPage({ headers }: FastifyRequest, { publicUrl, cookieDomain }: ShopAndCalls): boolean {
  return cookieDomain !== undefined && headers.origin === new URL(publicUrl).origin;
}

/**
 * Where the shop's calls have a host of their own (rule M-01), its pages, and those of no other origin, may make them with the session and read
 * the answers (Fetch Standard, CORS protocol). Without one no header says anything to anybody.
 */
export function openToOwnPages(app: FastifyInstance, config: ShopAndCalls): void {
  if (config.cookieDomain === undefined) return;
  app.addHook("onSend", (_, reply, __, done) => {
    reply.header("vary", [reply.getHeader("vary") ?? [], "origin"].flat().join(", "));
    done();
  });
  app.addHook("onRequest", (request, reply, done) => {
    if (!isOwnPage(request, config)) return done();
    reply.headers({
      "access-control-allow-origin": new URL(config.publicUrl).origin,
      "access-control-allow-credentials": "true",
      "access-control-expose-headers": readHeaders.join(", "),
    });
    const isAsked = request.method === "OPTIONS" && request.headers["access-control-request-method"] !== undefined;
    if (!isAsked) return done();
    void reply
      .headers({
        "access-control-allow-methods": "GET, POST",
        "access-control-allow-headers": sentHeaders.join(", "),
        "access-control-max-age": String(preflightSeconds),
      })
      .code(204)
      .send();
  });
}
