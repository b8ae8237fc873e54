import type { Refusal } from "@sihai/contract";
import { ok, type Result, refuse } from "@sihai/domain";
import type { FastifyRequest } from "fastify";
import { tokenIn, whoseToken } from "../api-tokens.ts";
import type { Deps } from "../deps.ts";
import { sessionCookies } from "../sessions/sessions.ts";
import { type Viewing, viewingCookie } from "../sessions/viewings.ts";
import { openRateLimit, type RateLimit } from "./rate-limits.ts";
import { isGuardedGet, refuseCrossSite } from "./request-facts.ts";
import type { Route } from "./route.ts";
import { type Shown, shownToViewers } from "./shown-to-viewers.ts";
import type { Who } from "./who.ts";

/** No row has it. */
const noSession = "0";

/** Calls a minute by one token, whichever they are. */
export const tokenCallsPerMinute = 120;

/** One for all routes of a server, so that what a token did by one of them counts at once for the others. */
export function openTokenLimit({ db }: Deps): RateLimit {
  return openRateLimit(db, "api-token", tokenCallsPerMinute);
}

type Refused = Refusal<
  | "INTERCEPTED"
  | "NOT_LOGGED_IN"
  | "VIEWING_ONLY_LOOKS"
  | "VIEWING_OVER"
  | "FORBIDDEN"
  | "TOKEN_NOT_VALID"
  | "TOKEN_SCOPE_MISSING"
  | "TOO_MANY_REQUESTS"
>;

/**
 * Tells who makes the calls of a route, and turns away whoever may not. A token in the header stands for its owner's program and the
 * cookies beside it for nobody; as no browser sends one by itself, it needs no proof of the page it comes from.
 */
export function openDoor(
  deps: Deps,
  route: Route,
  mayUse: RateLimit,
): (request: FastifyRequest) => Promise<Result<Who, Refused>> {
  const { audience, scope } = route.allow;
  return async (request) => {
    const token = tokenIn(request.headers.authorization);
    if (token !== null) return byToken(deps, token, scope ?? null, mayUse);
    if (refuseCrossSite(request, route, deps.config)) return refuse({ code: "INTERCEPTED" });
    const visit = audience === "shopper" ? request.cookies[viewingCookie] : undefined;
    if (visit !== undefined && !isFromOutside(route)) return byViewing(deps, route, visit);
    const who = await deps.sessions.whoHolds(audience, request.cookies[sessionCookies[audience]], isKeptEnough(route, request));
    const code = route.allow.refuse(who);
    return code === null ? ok(who) : refuse({ code });
  };
}

/**
 * Whether a session kept for some seconds will do: for looking, and for a write whose own transaction looks at it. Every other write asks
 * the database, and so does every call by a token.
 */
function isKeptEnough(route: Route, request: FastifyRequest): boolean {
  if (route.endpoint.method === "GET") return !isGuardedGet(route.endpoint);
  return route.checksSessionWithin && route.endpoint.once && request.headers["idempotency-key"] !== undefined;
}

/** Vendors' notices and the sandbox's own levers carry no session; a browser that has a visit's cookie may still send them. */
function isFromOutside({ allow }: Route): boolean {
  return allow.access === "signature" || allow.access === "sandbox";
}

/**
 * A visit to a customer's pages stands before any session of the same browser, and makes the calls declared for it alone: every other one is
 * refused here, whatever the page does. A visit that is over is told so until its page lets go of it.
 */
async function byViewing(deps: Deps, route: Route, token: string): Promise<Result<Who, Refused>> {
  const shown = shownToViewers(route.endpoint);
  if (shown === null) return refuse({ code: "VIEWING_ONLY_LOOKS" });
  const viewing = await deps.sessions.whoViews(token);
  if (viewing === null && shown !== "own") return refuse({ code: "VIEWING_OVER" });
  const who = whoOf(shown, viewing);
  const code = route.allow.refuse(who);
  return code === null ? ok(who) : refuse({ code: shown === "own" && viewing === null ? "VIEWING_OVER" : code });
}

function whoOf(shown: Shown, viewing: Viewing | null): Who {
  if (shown === "everybodys" || viewing === null) return { kind: "visitor" };
  if (shown === "own") return { kind: "viewer", ...viewing };
  return { kind: "user", userId: viewing.userId, sessionId: noSession, isLookedAt: true };
}

async function byToken(
  { db }: Deps,
  token: string,
  scope: Route["allow"]["scope"] | null,
  mayUse: RateLimit,
): Promise<Result<Who, Refused>> {
  const who = await whoseToken(db, token);
  if (who === null) return refuse({ code: "TOKEN_NOT_VALID" });
  if (!scope || !who.scopes.has(scope)) return refuse({ code: "TOKEN_SCOPE_MISSING", scope: scope ?? null });
  return (await mayUse(who.tokenId)) ? ok(who) : refuse({ code: "TOO_MANY_REQUESTS" });
}
