import { refuse } from "@sihai/domain";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Deps } from "../deps.ts";
import { sessionCookies } from "../sessions/sessions.ts";
import { viewingCookie } from "../sessions/viewings.ts";
import { onlyReading } from "../standbys/only-reading.ts";
import { answer, type KeptAnswer, keptAnswer, sendCompressed } from "./answer.ts";
import { callOf } from "./call-of.ts";
import { answerWriter } from "./encode-answer.ts";
import { openRateLimit, type RateLimit } from "./rate-limits.ts";
import { readInput } from "./read-input.ts";
import { commonRefusal, refusalReply, success } from "./reply.ts";
import { actorOf, languageOf, onceOf } from "./request-facts.ts";
import type { Route } from "./route.ts";
import { openSharedReplies } from "./shared-replies.ts";
import { rightsMark } from "./who.ts";
import { openDoor } from "./who-asks.ts";

/** Bases of the API types: all three stand below /api (rule M-06). */
export const bases = { front: "/api", gateway: "/api", login: "" } as const;

/** Puts a route on the server: who asks, may they, how often, is the input whole, was it done before; then its handler, then the envelope. */
export function mountRoute(app: FastifyInstance, deps: Deps, route: Route, mayUseToken: RateLimit): void {
  const { endpoint } = route;
  const url = `${bases[endpoint.api]}${endpoint.path.replace(/\{(\w+)\}/g, ":$1")}`;
  const mayCall = route.limits && openRateLimit(deps.db, `${endpoint.method} ${url}`, route.limits.perMinute);
  const write = answerWriter(endpoint, deps.config.checksAnswers);
  const writeBody = (value: unknown) => JSON.stringify(success(write(value)).envelope);
  const bodyOf = route.keepsAnswers ? writtenOnce(writeBody) : writeBody;
  const whoAsks = openDoor(deps, route, mayUseToken);
  const where = route.mayUseStandby ? onStandby(deps) : <Value>(run: (within: Deps) => Promise<Value>) => run(deps);
  const shared = route.sharedSeconds === null ? null : openSharedReplies<KeptAnswer>(route.sharedSeconds);
  app.route({
    method: endpoint.method,
    url,
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const language = languageOf(request);
      const sharedKey = isNobody(request, route) ? `${request.url} ${language}` : null;
      const known = sharedKey === null ? null : shared?.find(sharedKey, deps.clock.now().getTime());
      if (known != null) return sendCompressed(request, reply, known);
      const asked = await whoAsks(request);
      if (!asked.ok) return answer(withPause(reply, asked.refusal.code), commonRefusal(asked.refusal, language));
      const who = asked.value;
      if (who.kind === "staff") void reply.header("x-rights", rightsMark(who.permissions));
      if (mayCall) {
        const caller = route.limits?.by === "who" && who.kind !== "visitor" ? actorOf(who) : request.ip;
        if (!(await mayCall(caller)))
          return answer(withPause(reply, "TOO_MANY_REQUESTS"), commonRefusal({ code: "TOO_MANY_REQUESTS" }, language));
      }
      const input = await readInput(route, request);
      if (!input.ok) return answer(reply, refusalReply(input.refusal, language, true));
      const once = onceOf(endpoint, request, who, input, deps.config.sealKeys);
      if (once === "bad-key")
        return answer(
          reply,
          commonRefusal(
            { code: "INPUT_INVALID", fields: [{ path: "idempotency-key", message: "8 to 100 letters, digits, - or _" }] },
            language,
          ),
        );
      const isLookedAt = who.kind === "user" && who.isLookedAt === true;
      const { result, wasSent } = await (isLookedAt ? whileLooking(deps) : where)(async (within) => {
        const { call, wasSent } = callOf(within, request, reply, { input, who, once, language });
        const handled = route.handle(call);
        return { result: await (isLookedAt ? handled.catch(refusedWrite) : handled), wasSent };
      });
      if (result.ok && once && !once.isClaimed && (route.checksSessionWithin || deps.config.checksAnswers))
        throw new Error(`${url} is to be done once, and claimed no key`);
      if (wasSent()) return reply;
      if (!result.ok) return answer(reply, refusalReply(result.refusal, language, deps.config.sandbox));
      const body = bodyOf(result.value);
      if (sharedKey !== null)
        shared?.keep(sharedKey, typeof body === "string" ? keptAnswer(body) : body, deps.clock.now().getTime());
      return sendCompressed(request, reply, body);
    },
  });
}

/** What was written of an object is kept as long as the object is. */
function writtenOnce(write: (value: unknown) => string): (value: unknown) => string | KeptAnswer {
  const written = new WeakMap<object, KeptAnswer>();
  return (value) => {
    if (typeof value !== "object" || value === null) return write(value);
    const known = written.get(value);
    if (known !== undefined) return known;
    const body = keptAnswer(write(value));
    written.set(value, body);
    return body;
  };
}

/** Neither a session nor a token came along. */
function isNobody({ cookies, headers }: FastifyRequest, { allow }: Route): boolean {
  return (
    [sessionCookies[allow.audience], viewingCookie].every((name) => cookies[name] === undefined) &&
    headers.authorization === undefined
  );
}

/** Who asks too often is told when to come again. */
function withPause(reply: FastifyReply, code: string): FastifyReply {
  return code === "TOO_MANY_REQUESTS" ? reply.header("retry-after", "60") : reply;
}

/** A read, on a standby where one may answer it; where answers are checked, on a database that refuses to be written to. */
function onStandby(deps: Deps): <Value>(run: (within: Deps) => Promise<Value>) => Promise<Value> {
  return (run) => deps.standbys.read(deps.db, (db) => run({ ...deps, db: deps.config.checksAnswers ? onlyReading(db) : db }));
}

/** For staff who look at a customer's pages (decision 97): on connections that take no write. */
function whileLooking(deps: Deps): <Value>(run: (within: Deps) => Promise<Value>) => Promise<Value> {
  return (run) => run({ ...deps, db: deps.lookingDb });
}

/** What such a connection answers to a write tried all the same (SQLSTATE 25006) is told as any other call of theirs that would change something. */
function refusedWrite(error: unknown): ReturnType<typeof refuse<{ code: "VIEWING_ONLY_LOOKS" }>> {
  if (error instanceof Error && "code" in error && error.code === "25006") return refuse({ code: "VIEWING_ONLY_LOOKS" });
  throw error;
}
