import { Readable } from "node:stream";
import type { Endpoint } from "@sihai/contract";
import type { Language } from "@sihai/domain/language";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Once } from "../database/transact.ts";
import type { Deps } from "../deps.ts";
import { sessionCookies } from "../sessions/sessions.ts";
import { viewingCookieSeconds } from "../sessions/viewings.ts";
import type { ReadInput } from "./read-input.ts";
import type { Call } from "./route.ts";
import type { Who } from "./who.ts";

type CallParts = { input: ReadInput; who: Who; once: Once | null; language: Language };

/** A request as handlers see it; `wasSent` says whether the handler has answered by itself, with a file. */
export function callOf(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  { input, who, once, language }: CallParts,
): { call: Call<Endpoint, Who>; wasSent: () => boolean } {
  let sent = false;
  const isLookedAt = who.kind === "user" && who.isLookedAt === true;
  const call: Call<Endpoint, Who> = {
    deps,
    params: input.params,
    query: input.query,
    body: input.body,
    files: input.files,
    rawBody: request.rawBody,
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
        maxAge: isLookedAt ? Math.min(maxAgeSeconds, viewingCookieSeconds) : maxAgeSeconds,
        httpOnly,
        secure: deps.config.secureCookies,
        sameSite: "lax",
        ...cookieScope(deps, name),
      }),
    clearCookie: (name) => void reply.clearCookie(name, { path: "/", ...cookieScope(deps, name) }),
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
          isLookedAt
            ? "private, no-store"
            : `${isPublic ? "public" : "private"}, max-age=${cacheSeconds}${cacheSeconds > 86_400 ? ", immutable" : ""}`,
        )
        .header("content-disposition", "inline")
        .send(bytes);
    },
    sendParts: async ({ mimeType, parts }) => {
      const begun = await withFirst(parts, (err) =>
        deps.log.error({ reqId: request.id, path: request.url.split("?")[0], err }, "a download broke off"),
      );
      sent = true;
      void reply
        .header("content-type", mimeType)
        .header("cache-control", "private, no-store")
        .header("content-disposition", "attachment")
        .send(Readable.from(begun));
    },
  };
  return { call, wasSent: () => sent };
}

/**
 * Reads the first part ahead, so that a download that cannot begin is refused like any other call. When a later part fails, the connection is
 * destroyed: the browser reports a failed download instead of keeping half a list, and the log names the call (`onFault`).
 */
async function withFirst(parts: AsyncIterable<string>, onFault: (error: unknown) => void): Promise<AsyncIterable<string>> {
  const rest = parts[Symbol.asyncIterator]();
  const first = await rest.next();
  return (async function* () {
    try {
      for (let part = first; part.done !== true; part = await rest.next()) yield part.value;
    } catch (error) {
      onFault(error);
      throw error;
    } finally {
      await rest.return?.();
    }
  })();
}

/** Where the shop's calls have a host of their own, its cookies are for both; those of staff stay where they were set. */
function cookieScope({ config }: Deps, name: string): { domain?: string } {
  const { cookieDomain } = config;
  return cookieDomain === undefined || name === sessionCookies.staff ? {} : { domain: cookieDomain };
}
