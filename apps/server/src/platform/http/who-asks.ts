import type { Refusal } from "@sihai/contract";
import { ok, type Result, refuse } from "@sihai/domain";
import type { FastifyRequest } from "fastify";
import { tokenIn, whoseToken } from "../api-tokens.ts";
import type { Deps } from "../deps.ts";
import { sessionCookies, whoHolds } from "../sessions.ts";
import { openRateLimit, type RateLimit } from "./rate-limits.ts";
import { refuseCrossSite } from "./request-facts.ts";
import type { Route } from "./route.ts";
import type { Who } from "./who.ts";

/** Calls a minute by one token, whichever they are. */
export const tokenCallsPerMinute = 120;

type Refused = Refusal<
  "INTERCEPTED" | "NOT_LOGGED_IN" | "FORBIDDEN" | "TOKEN_NOT_VALID" | "TOKEN_SCOPE_MISSING" | "TOO_MANY_REQUESTS"
>;

/**
 * Tells who makes the calls of a route, and turns away whoever may not. A token in the header stands for its owner's program and the
 * cookies beside it for nobody; as no browser sends one by itself, it needs no proof of the page it comes from.
 */
export function openDoor(deps: Deps, route: Route): (request: FastifyRequest) => Promise<Result<Who, Refused>> {
  const { audience, scope } = route.allow;
  const mayUse = scope === undefined ? null : openRateLimit(deps.db, "api-token", tokenCallsPerMinute);
  return async (request) => {
    const token = tokenIn(request.headers.authorization);
    if (token !== null) return byToken(deps, token, scope ?? null, mayUse);
    if (refuseCrossSite(request, route)) return refuse({ code: "INTERCEPTED" });
    const who = await whoHolds(deps.db, audience, request.cookies[sessionCookies[audience]]);
    const code = route.allow.refuse(who);
    return code === null ? ok(who) : refuse({ code });
  };
}

async function byToken(
  { db }: Deps,
  token: string,
  scope: Route["allow"]["scope"] | null,
  mayUse: RateLimit | null,
): Promise<Result<Who, Refused>> {
  const who = await whoseToken(db, token);
  if (who === null) return refuse({ code: "TOKEN_NOT_VALID" });
  if (!scope || !who.scopes.has(scope) || mayUse === null) return refuse({ code: "TOKEN_SCOPE_MISSING", scope: scope ?? null });
  return (await mayUse(who.tokenId)) ? ok(who) : refuse({ code: "TOO_MANY_REQUESTS" });
}
