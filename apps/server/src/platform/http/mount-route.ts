import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Deps } from "../deps.ts";
import { sessionCookies } from "../sessions.ts";
import { answer, sendCompressed } from "./answer.ts";
import { callOf } from "./call-of.ts";
import { answerWriter } from "./encode-answer.ts";
import { openRateLimit } from "./rate-limits.ts";
import { readInput } from "./read-input.ts";
import { commonRefusal, refusalReply, success } from "./reply.ts";
import { actorOf, isGuardedGet, languageOf, onceOf, refuseCrossSite } from "./request-facts.ts";
import type { Route } from "./route.ts";
import { openSharedReplies } from "./shared-replies.ts";

/** Bases of the API types: all three stand below /api (rule M-06). */
export const bases = { front: "/api", gateway: "/api", login: "" } as const;

/** Puts a route on the server: who asks, may they, how often, is the input whole, was it done before; then its handler, then the envelope. */
export function mountRoute(app: FastifyInstance, deps: Deps, route: Route): void {
  const { endpoint } = route;
  const url = `${bases[endpoint.api]}${endpoint.path.replace(/\{(\w+)\}/g, ":$1")}`;
  const mayCall = route.limits && openRateLimit(deps.db, `${endpoint.method} ${url}`, route.limits.perMinute);
  const write = answerWriter(endpoint, deps.config.checksAnswers);
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
      if (crossSite) return answer(reply, commonRefusal({ code: "INTERCEPTED" }, language));
      const { audience } = route.allow;
      const who = await deps.sessions.whoHolds(audience, request.cookies[sessionCookies[audience]], isKeptEnough(route, request));
      const refusedAs = route.allow.refuse(who);
      if (refusedAs) return answer(reply, commonRefusal({ code: refusedAs }, language));
      if (mayCall) {
        const caller = route.limits?.by === "who" && who.kind !== "visitor" ? actorOf(who) : request.ip;
        if (!(await mayCall(caller)))
          return answer(reply.header("retry-after", "60"), commonRefusal({ code: "TOO_MANY_REQUESTS" }, language));
      }
      const input = await readInput(route, request);
      if (!input.ok) return answer(reply, commonRefusal({ code: input.code, fields: input.fields }, language));
      const once = onceOf(endpoint, request, who, input, deps.config.secretKey);
      if (once === "bad-key")
        return answer(
          reply,
          commonRefusal(
            { code: "INPUT_INVALID", fields: [{ path: "idempotency-key", message: "8 to 100 letters, digits, - or _" }] },
            language,
          ),
        );
      const { call, wasSent } = callOf(deps, request, reply, { input, who, once, language });
      const result = await route.handle(call);
      if (result.ok && once && route.checksSessionWithin && !once.isClaimed)
        throw new Error(`${url} says that its transaction looks at the session, and claimed no key`);
      if (wasSent()) return reply;
      if (!result.ok) return answer(reply, refusalReply(result.refusal, language, deps.config.sandbox));
      const body = JSON.stringify(success(write(result.value)).envelope);
      if (sharedKey !== null) shared?.keep(sharedKey, body, deps.clock.now().getTime());
      return sendCompressed(request, reply, body);
    },
  });
}

/**
 * Whether a session kept for some seconds will do: for looking, and for a write whose own transaction looks at it. Every other write asks
 * the database.
 */
function isKeptEnough(route: Route, request: FastifyRequest): boolean {
  if (route.endpoint.method === "GET") return !isGuardedGet(route.endpoint);
  return route.checksSessionWithin && route.endpoint.once && request.headers["idempotency-key"] !== undefined;
}
