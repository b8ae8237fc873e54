import type { Fetch } from "./fetch.ts";

const methods = ["GET", "HEAD", "POST", "PUT", "DELETE"] as const;
type Method = (typeof methods)[number];

/** The server's guarded outbound call: no redirects, bounded time and size, public addresses only. */
export type OutboundCall = (
  url: string,
  request: {
    method?: Method;
    headers?: Record<string, string>;
    body?: string | Buffer;
    timeoutMs?: number;
    maxBytes?: number;
  },
) => Promise<{ status: number; headers: Headers; body: Buffer }>;

const timeoutMsMax = 30_000;
const bodyless = new Set([101, 204, 205, 304]);

/** Lets adapters, which speak `fetch`, reach the network through the guarded call only. `maxBytes`: of a reply, when it is not the usual. */
export function fetchThrough(call: OutboundCall, { maxBytes }: { maxBytes?: number } = {}): Fetch {
  return async (url, init = {}) => {
    const { body, signal } = init;
    const sent = bodyOf(body);
    signal?.throwIfAborted();
    const requested = call(url, {
      method: methodOf(init.method),
      headers: Object.fromEntries(new Headers(init.headers)),
      timeoutMs: timeoutMsMax,
      ...(sent !== undefined && { body: sent }),
      ...(maxBytes !== undefined && { maxBytes }),
    });
    const reply = await (signal ? Promise.race([requested, rejectedBy(signal)]) : requested);
    return new Response(bodyless.has(reply.status) ? null : new Uint8Array(reply.body), {
      status: reply.status,
      headers: reply.headers,
    });
  };
}

function bodyOf(body: RequestInit["body"]): string | Buffer | undefined {
  if (body === undefined || body === null || body === "") return undefined;
  if (typeof body === "string") return body;
  if (body instanceof Uint8Array) return Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  throw new TypeError("adapters send text and bytes only");
}

function methodOf(method = "GET"): Method {
  const known = methods.find((each) => each === method);
  if (known) return known;
  throw new TypeError(`adapters do not use ${method}`);
}

function rejectedBy(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason), { once: true }));
}
