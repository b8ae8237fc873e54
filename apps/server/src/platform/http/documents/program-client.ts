import type { Endpoint } from "@sihai/contract";
import { hookEvent } from "@sihai/contract/partner";
import * as z from "zod/mini";
import type { Route } from "../route.ts";
import { typeOf } from "./json-type.ts";
import { addressOf, type Bases, schemaOf } from "./openapi.ts";

/** A client for customers' programs, one file of TypeScript without dependencies: every call a token opens, with its types. */
export function programClient(routes: readonly Route[], bases: Bases): string {
  const calls = routes.filter(({ allow }) => allow.scope !== undefined).toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
  return `${before}
export type SihaiEvent = ${typeOf(z.toJSONSchema(hookEvent, { io: "input" }) as Parameters<typeof typeOf>[0])};

export function sihai({ url, token }: { url: string; token: string }) {
  const call = caller(url, token);
  return {
${calls.map((route) => callOf(route, bases)).join("\n")}
  };
}
${after}`;
}

/** `/order/detail` is `orderDetail`. */
function nameOf({ endpoint }: Route): string {
  return endpoint.path
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join("");
}

function callOf(route: Route, bases: Bases): string {
  const { endpoint, allow } = route;
  const isRead = endpoint.method === "GET";
  const input = schemaOf(isRead ? endpoint.query : endpoint.body);
  const takes = `input: ${typeOf(input)}${isEveryOptional(input) ? " = {}" : ""}${endpoint.once ? ", key: string" : ""}`;
  const given = `"${endpoint.method}", "${addressOf(endpoint, bases)}", input${endpoint.once ? ", key" : ""}`;
  return `    /** ${commentOf(endpoint)} Scope: ${allow.scope}. */
    ${nameOf(route)}: (${takes}) => call<${typeOf(schemaOf(endpoint.data))}>(${given}),`;
}

function commentOf({ summary }: Endpoint): string {
  return `${summary.replaceAll("*/", "")}.`;
}

function isEveryOptional({ required }: Record<string, unknown>): boolean {
  return !Array.isArray(required) || required.length === 0;
}

const before = `// A client for programs that use Sihai with an API token. Made by the server it came from; /docs tells of it.
import { createHmac, timingSafeEqual } from "node:crypto";

/** What was refused: code names it, and data has its facts. */
export class SihaiRefusal extends Error {
  readonly status: number;
  readonly state: number;
  readonly data: Record<string, unknown>;
  constructor(status: number, state: number, msg: string, data: Record<string, unknown> | null) {
    super(msg);
    this.status = status;
    this.state = state;
    this.data = data ?? {};
  }
  get code(): string {
    return String(this.data["code"] ?? "");
  }
}

function caller(url: string, token: string) {
  return async function call<Data>(method: "GET" | "POST", path: string, input: object, key?: string): Promise<Data> {
    const address = new URL(path, url);
    if (method === "GET")
      for (const [name, value] of Object.entries(input)) {
        if (Array.isArray(value)) for (const each of value) address.searchParams.append(name + "[]", String(each));
        else if (value !== undefined && value !== null) address.searchParams.set(name, String(value));
      }
    const reply = await fetch(address, {
      method,
      headers: {
        authorization: "Bearer " + token,
        ...(method === "POST" ? { "content-type": "application/json" } : {}),
        ...(key === undefined ? {} : { "idempotency-key": key }),
      },
      ...(method === "POST" ? { body: JSON.stringify(input) } : {}),
    });
    const { state, msg, data } = (await reply.json()) as { state: number; msg: string; data: unknown };
    if (state !== 0) throw new SihaiRefusal(reply.status, state, msg, data as Record<string, unknown> | null);
    return data as Data;
  };
}
`;

const after = `
const oldestSeconds = 300;

/**
 * The event in a request to your address, once it is known to be ours: headers in lower case, the body as it came. Throws for anything
 * else, and for what was signed more than five minutes ago. The header webhook-id is the same at every try: keep it, to do things once.
 */
export function verifyEvent(secret: string, headers: Record<string, string | string[] | undefined>, body: string): SihaiEvent {
  const [id, seconds, signatures] = ["webhook-id", "webhook-timestamp", "webhook-signature"].map((name) => String(headers[name] ?? ""));
  if (!(Math.abs(Date.now() / 1000 - Number(seconds)) <= oldestSeconds)) throw new Error("signed too long ago");
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  const expected = createHmac("sha256", key).update(id + "." + seconds + "." + body).digest();
  const isOurs = (signatures ?? "").split(" ").some((each) => {
    const given = Buffer.from(each.startsWith("v1,") ? each.slice(3) : "", "base64");
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  if (!isOurs) throw new Error("the signature does not fit");
  return JSON.parse(body) as SihaiEvent;
}
`;
