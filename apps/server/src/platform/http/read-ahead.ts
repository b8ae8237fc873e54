import type { ReadCall, ReadReply } from "@sihai/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";

/** Calls by POST that read only. Any other would be an action nobody has taken. */
const readingPosts = new Set([
  ...["/api/user/oauth/personal-center-new", "/api/advert/vert", "/api/freight/calculate", "/api/goods/still-to-come"],
]);
/** Calls by GET that are more than a look. */
const actingGets = new Set(["/api/user/message/delete-read-all-msg", "/api/user/activate"]);

/**
 * Answers the calls of a page's first view through the very routes the phone would call, as the visitor who asks for the page: with their
 * cookie, address and limits. What the answers set as cookies is kept for the page to take along.
 */
export function readAhead(
  app: FastifyInstance,
  request: FastifyRequest,
  cookies: string[],
): (call: ReadCall) => Promise<ReadReply> {
  return async ({ method, url, headers, body }) => {
    if (!mayBeRead(method, url)) return null;
    const { cookie, "user-agent": userAgent, "x-forwarded-for": forwarded } = request.headers;
    const reply = await app.inject({
      method: method === "POST" ? "POST" : "GET",
      url,
      ...(request.socket.remoteAddress !== undefined && { remoteAddress: request.socket.remoteAddress }),
      headers: {
        ...headers,
        ...(cookie !== undefined && { cookie }),
        ...(userAgent !== undefined && { "user-agent": userAgent }),
        ...(forwarded !== undefined && { "x-forwarded-for": forwarded }),
      },
      ...(method === "POST" && { payload: body ?? "{}" }),
    });
    cookies.push(...[reply.headers["set-cookie"] ?? []].flat());
    return { status: reply.statusCode, date: String(reply.headers.date ?? ""), text: reply.body };
  };
}

function mayBeRead(method: string, url: string): boolean {
  const path = url.split("?")[0] ?? "";
  if (!path.startsWith("/api/") || url.includes("..")) return false;
  return method === "POST" ? readingPosts.has(path) : !actingGets.has(path);
}
