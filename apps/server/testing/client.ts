import { randomUUID } from "node:crypto";
import type { CallData, CallInput, Endpoint, Envelope } from "@sihai/contract";
import { type Language, languageTable } from "@sihai/domain/language";
import qs from "qs";
import { HostileWriter } from "./hostile/tell-hostile.ts";

export type CallResult<Data> =
  | { ok: true; data: Data }
  | { ok: false; status: number; state: number; code: string; msg: string; data: Record<string, unknown> };

export type CallOptions = {
  key?: string;
  headers?: Record<string, string>;
  files?: { name: string; bytes: Uint8Array; type: string }[];
};

/** With `HOSTILE_FILE`, the writing calls of every spec are tried with hostile texts, those `HOSTILE_CALLS` matches, and what came of it is written there (rule R11). */
const { HOSTILE_FILE: hostileFile, HOSTILE_CALLS: hostileCalls } = process.env;
const writesHostile = hostileFile ? new HostileWriter(process.pid, new RegExp(hostileCalls ?? ""), hostileFile) : null;

const bases = { front: "/api", gateway: "/api", login: "" } as const;

/** A browser's view of the API: keeps cookies, sends the platform header, knows the contract. Real HTTP. */
export class Client {
  readonly url: string;
  readonly cookies = new Map<string, string>();
  language: Language = "en";
  /** Of a shopper: the account's id; of staff: the staff id. */
  id = "";
  /** An API token to come with; empty: none. */
  token = "";
  /** Tries hostile texts in each writing call first. */
  hostile: HostileWriter | null = writesHostile;

  constructor(url: string) {
    this.url = url;
  }

  /** The same person, with the same session, at another node. */
  at(url: string): Client {
    const twin = new Client(url);
    for (const [name, value] of this.cookies) twin.cookies.set(name, value);
    twin.id = this.id;
    twin.hostile = this.hostile;
    return twin;
  }

  async call<E extends Endpoint>(
    endpoint: E,
    input: CallInput<E> = {} as CallInput<E>,
    options: CallOptions = {},
  ): Promise<CallResult<CallData<E>>> {
    const { body = {} } = input as { body?: object };
    const taken = await this.hostile?.write(endpoint, body, (tried) =>
      this.#send(endpoint, { ...input, body: tried }, { ...options, key: randomUUID() }),
    );
    return taken ? (taken as CallResult<CallData<E>>) : await this.#send(endpoint, input, options);
  }

  async #send<E extends Endpoint>(endpoint: E, input: CallInput<E>, options: CallOptions): Promise<CallResult<CallData<E>>> {
    const { params = {}, query = {}, body = {} } = input as { params?: object; query?: object; body?: object };
    const path = endpoint.path.replace(/[:{](\w+)\}?/g, (_, name: string) =>
      encodeURIComponent(String((params as Record<string, unknown>)[name])),
    );
    const search = qs.stringify(query);
    const reply = await this.fetch(`${bases[endpoint.api]}${path}${search ? `?${search}` : ""}`, {
      method: endpoint.method,
      ...(endpoint.method === "POST" &&
        (endpoint.upload ? { body: formOf(body, options.files ?? []) } : { body: JSON.stringify(body) })),
      headers: {
        ...(endpoint.method === "POST" && !endpoint.upload && { "content-type": "application/json" }),
        // As browsers do: each act has a key of its own, unless the spec names one.
        ...(endpoint.once && { "idempotency-key": options.key ?? randomUUID() }),
        ...options.headers,
      },
    });
    const envelope = (await reply.json()) as Envelope<CallData<E>>;
    if (envelope.state === 0) return { ok: true, data: envelope.data };
    const facts = (envelope.data ?? {}) as Record<string, unknown>;
    return { ok: false, status: reply.status, state: envelope.state, code: String(facts.code), msg: envelope.msg, data: facts };
  }

  /** The data of a call that must succeed; throws with the refusal otherwise. */
  async must<E extends Endpoint>(
    endpoint: E,
    input: CallInput<E> = {} as CallInput<E>,
    options: CallOptions = {},
  ): Promise<CallData<E>> {
    const result = await this.call(endpoint, input, options);
    if (!result.ok)
      throw new Error(
        `${endpoint.method} ${endpoint.path} refused: ${result.status} ${result.code} ${JSON.stringify(result.data)}`,
      );
    return result.data;
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const reply = await fetch(`${this.url}${path}`, {
      redirect: "manual",
      ...init,
      headers: {
        "x-platform": "web",
        "accept-language": languageTable[this.language].tag,
        ...(this.token !== "" && { authorization: `Bearer ${this.token}` }),
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        ...(init.headers as Record<string, string>),
      },
    });
    for (const line of reply.headers.getSetCookie()) {
      const [pair = "", ...attributes] = line.split(";");
      const [name = "", value = ""] = [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)];
      const isGone = value === "" || attributes.some((attribute) => /max-age=0/i.test(attribute));
      if (isGone) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return reply;
  }
}

function formOf(body: object, files: NonNullable<CallOptions["files"]>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) form.append(name, String(value));
  for (const file of files) form.append("file", new Blob([new Uint8Array(file.bytes)], { type: file.type }), file.name);
  return form;
}
