import type { Fetch } from "./fetch.ts";

/** The server's guarded outbound call: no redirects, bounded time and size, public addresses only. */
export type OutboundCall = (
  url: string,
  request: {
    method?: "GET" | "POST" | "DELETE";
    headers?: Record<string, string>;
    body?: string | Buffer;
    timeoutMs?: number;
    maxBytes?: number;
  },
) => Promise<{ status: number; headers: Headers; body: Buffer }>;

const timeoutMsMax = 30_000;
const bodyless = new Set([101, 204, 205, 304]);

/** Lets adapters, which speak `fetch`, reach the network through the guarded call only. */
export function fetchThrough(call: OutboundCall): Fetch {
  return async (url, init = {}) => {
    const { body, signal } = init;
    if (body !== undefined && body !== null && typeof body !== "string") throw new TypeError("adapters send text only");
    signal?.throwIfAborted();
    const requested = call(url, {
      method: methodOf(init.method),
      headers: Object.fromEntries(new Headers(init.headers)),
      timeoutMs: timeoutMsMax,
      ...(body ? { body } : {}),
    });
    const reply = await (signal ? Promise.race([requested, rejectedBy(signal)]) : requested);
    return new Response(bodyless.has(reply.status) ? null : new Uint8Array(reply.body), {
      status: reply.status,
      headers: reply.headers,
    });
  };
}

function methodOf(method = "GET"): "GET" | "POST" | "DELETE" {
  if (method === "GET" || method === "POST" || method === "DELETE") return method;
  throw new TypeError(`adapters do not use ${method}`);
}

function rejectedBy(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason), { once: true }));
}
