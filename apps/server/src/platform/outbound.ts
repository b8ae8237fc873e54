import { lookup as lookUp } from "node:dns";
import type { LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";
import { Agent, fetch as undiciFetch } from "undici";

export type OutboundReply = { status: number; headers: Headers; body: Buffer };
export type OutboundRequest = {
  method?: "GET" | "HEAD" | "POST" | "PUT" | "DELETE";
  headers?: Record<string, string>;
  body?: string | Buffer;
  timeoutMs?: number;
  maxBytes?: number;
};

/** Thrown when an address may not be called, a reply is too large, or nobody answers in time. */
export class OutboundError extends Error {
  readonly reason: "forbidden-address" | "too-large" | "timeout" | "network";
  constructor(reason: OutboundError["reason"], message: string) {
    super(message);
    this.reason = reason;
  }
}

/** Every call to the outside goes through here. */
export type Outbound = {
  /**
   * Calls an address that came from configuration or from a vendor's reply. Only public addresses over https (port 443) are
   * called, pinned to the address that was checked; redirects are not followed. The configured vendors' own origins are exempt,
   * which is how the sandbox on this machine is reached (rule F63).
   */
  call(url: string, request?: OutboundRequest): Promise<OutboundReply>;
  /** Whether `call` would try an address at all, as far as it is written; what its name leads to is looked at when it is called. */
  mayCall(url: string): boolean;
};

/** Calls to others: to addresses of the operator's freely, to anybody else's only if they lead to a public one (docs/security.md). */
export function openOutbound(trustedUrls: readonly string[]): Outbound {
  const trusted = new Set(trustedUrls.map((url) => new URL(url).origin));
  const guarded = new Agent({ connect: { lookup: publicLookup, timeout: 5000 }, maxResponseSize: 30_000_000 });
  const open = new Agent({ connect: { timeout: 5000 }, maxResponseSize: 30_000_000 });
  return {
    mayCall(url) {
      const address = new URL(url);
      return trusted.has(address.origin) || !isForbidden(address);
    },
    async call(url, request = {}) {
      const address = new URL(url);
      const isTrusted = trusted.has(address.origin);
      if (!isTrusted) refuseForbidden(address);
      const signal = AbortSignal.timeout(request.timeoutMs ?? 3000);
      try {
        const reply = await undiciFetch(address, {
          method: request.method ?? "GET",
          redirect: "manual",
          signal,
          dispatcher: isTrusted ? open : guarded,
          ...(request.headers && { headers: request.headers }),
          ...(request.body !== undefined && { body: request.body }),
        });
        return {
          status: reply.status,
          headers: new Headers([...reply.headers]),
          body: await readUpTo(reply.body, request.maxBytes ?? 1_000_000),
        };
      } catch (error) {
        throw asOutboundError(error, address.host);
      }
    },
  };
}

/** True for an address on the public internet; false for private, loopback, link-local, reserved and mapped forms of them. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return parsed.range() === "unicast";
}

function refuseForbidden(address: URL): void {
  if (isForbidden(address)) throw new OutboundError("forbidden-address", `may not call ${address.protocol}//${address.host}`);
}

function isForbidden(address: URL): boolean {
  const host = address.hostname.replace(/^\[|\]$|\.$/g, "");
  const plain = address.protocol === "https:" && address.port === "" && address.username === "" && address.password === "";
  return (
    !plain ||
    (ipaddr.isValid(host) && !isPublicAddress(host)) ||
    !host.includes(".") ||
    /\.(local|internal|localhost)$/.test(host)
  );
}

/** Resolves a name and lets the connection go only to a public address, so that the checked address is the one connected to. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookUp(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, "", 4);
    const refused = addresses.find(({ address }) => !isPublicAddress(address));
    const [first] = addresses;
    if (refused || !first) return callback(new OutboundError("forbidden-address", `${hostname} is not public`), "", 4);
    if (options.all) return callback(null, addresses);
    return callback(null, first.address, first.family);
  });
};

async function readUpTo(body: AsyncIterable<Uint8Array> | null, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > maxBytes) throw new OutboundError("too-large", `reply over ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function asOutboundError(error: unknown, host: string): OutboundError {
  if (error instanceof OutboundError) return error;
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause instanceof OutboundError) return cause;
  if (error instanceof Error && error.name === "TimeoutError")
    return new OutboundError("timeout", `no answer from ${host} in time`);
  return new OutboundError("network", `cannot reach ${host}: ${error instanceof Error ? error.message : String(error)}`);
}
