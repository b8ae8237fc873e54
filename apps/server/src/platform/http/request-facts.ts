import { createHash } from "node:crypto";
import { clientPlatforms, type Endpoint } from "@sihai/contract";
import { defaultLanguage, type Language, readLanguage } from "@sihai/domain/language";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { hashInput, type Once } from "../database/transact.ts";
import type { SealKeys } from "../sealing/sealed.ts";
import { isOwnPage, type ShopAndCalls } from "./own-page.ts";
import type { ReadInput } from "./read-input.ts";
import type { Route } from "./route.ts";
import type { Who } from "./who.ts";

/** The key under which a write is done once; null where none was sent or the call needs none. */
export function onceOf(
  endpoint: Endpoint,
  request: FastifyRequest,
  who: Who,
  input: ReadInput,
  keys: SealKeys,
): Once | null | "bad-key" {
  const key = request.headers["idempotency-key"];
  if (!endpoint.once || key === undefined) return null;
  if (typeof key !== "string" || !/^[\w-]{8,100}$/.test(key)) return "bad-key";
  const files = input.files.map(({ bytes }) => createHash("sha256").update(bytes).digest("base64url"));
  const sent = [request.params, request.url.split("?")[1] ?? "", request.body ?? input.body];
  const parts = files.length > 0 ? [...sent, files] : sent;
  const [inputHash, ...otherHashes] = [keys.current, ...keys.others].map((each) => hashInput(parts, each));
  const sessionId = who.kind === "user" ? who.sessionId : null;
  const seals = endpoint.once === "sealed" ? keys : null;
  return { actor: actorOf(who), key, endpoint, inputHash: inputHash ?? "", otherHashes, sessionId, seals, isClaimed: false };
}

/** Whose once-keys and limits a call counts under. All visitors are one. */
export function actorOf(who: Who): string {
  if (who.kind === "user" || who.kind === "partner") return `user:${who.userId}`;
  if (who.kind === "viewer") return `viewing:${who.viewingId}`;
  return who.kind === "staff" ? `staff:${who.staffId}` : "visitor";
}

/** The two GET calls of the specification that change something. */
const guardedGets = new Set(["/user/message/delete-read-all-msg", "/user/activate"]);

/** Whether a GET changes something, and so needs what a write needs (rule Z6). */
export function isGuardedGet({ path }: Endpoint): boolean {
  return guardedGets.has(path);
}

/** A page of another site can neither set the platform header nor hide where it comes from; so a change needs both (rule F52). */
export function refuseCrossSite(request: FastifyRequest, route: Route, config: ShopAndCalls): boolean {
  if (route.allow.access === "signature" || route.allow.access === "sandbox") return false;
  if (request.method === "GET" && !isGuardedGet(route.endpoint)) return false;
  const site = request.headers["sec-fetch-site"];
  const isOwn = site === "same-origin" || site === "none" || (site === "same-site" && isOwnPage(request, config));
  if (site !== undefined && !isOwn) return true;
  const platform = request.headers["x-platform"];
  return !clientPlatforms.some((known) => known === platform);
}

/** The language an answer speaks: Chinese for a client that names none, English where none of ours is named (rule A-35). */
export function languageOf(request: FastifyRequest): Language {
  const requested = request.headers["accept-language"] ?? "";
  return requested === "" ? defaultLanguage : (readLanguage(requested) ?? "en");
}

declare module "fastify" {
  interface FastifyRequest {
    /** The text of a JSON body; empty for any other. */
    rawBody: string;
  }
}

/** Keeps the text of JSON bodies beside what is read from it: signatures are over the text. */
export function keepRawBody(app: FastifyInstance): void {
  app.decorateRequest("rawBody", "");
  const parse = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, text, done) => {
    request.rawBody = String(text);
    if (text === "") return done(null, {});
    parse(request, request.rawBody, done);
  });
  // Mail programs end mails with a form of one fixed field (RFC 8058); what is asked stands in the address.
  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string", bodyLimit: 1_000 }, (_, __, done) =>
    done(null, {}),
  );
}
