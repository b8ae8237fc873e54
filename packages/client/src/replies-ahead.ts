/** What the server answered before it was asked: the page came with it. */
export type ReplyAhead = { name: string; date: string; data: unknown };

/** A phone that takes longer to start asks anew. */
const freshMs = 10_000;

let kept = new Map<string, ReplyAhead>();
let keptLanguage = "";

/** Keeps the replies a page came with, for the calls of its first view in that language. */
export function keepRepliesAhead(language: string, replies: readonly ReplyAhead[]): void {
  kept = new Map(replies.map((reply) => [reply.name, reply]));
  keptLanguage = language;
}

/** Forgets them: the first view stands, or something was done, and what was read before is old. */
export function dropRepliesAhead(): void {
  kept = new Map();
}

/** The reply to this call if the page came with it; any write it did not come with makes all of them old. */
export function takeReplyAhead(url: string, init: RequestInit): ReplyAhead | null {
  if (kept.size === 0) return null;
  const name = nameOfCall(init.method ?? "GET", url, typeof init.body === "string" ? init.body : null);
  const reply = kept.get(name);
  const isFresh = performance.now() < freshMs && new Headers(init.headers).get("accept-language") === keptLanguage;
  if (!isFresh || (!reply && init.method === "POST")) dropRepliesAhead();
  return isFresh && reply ? reply : null;
}

/** By what a call and its reply find one another: whichever host answered. */
export function nameOfCall(method: string, url: string, body: string | null): string {
  const address = url.replace(/^https?:\/\/[^/]+/, "");
  return method === "GET" || body === null ? `${method} ${address}` : `${method} ${address} ${body}`;
}
