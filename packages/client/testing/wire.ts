import type { CallData, CallInput, CommonRefusalCode, Endpoint, RefusalsOf } from "@sihai/contract";
import { refusals } from "@sihai/contract";
import { type Language, languages, languageTag } from "@sihai/text";
import { refusalSentence } from "@sihai/text/refusals";
import { onTestFinished } from "vitest";
import * as z from "zod/mini";
import { ApiError } from "../src/api-error.ts";

/** What the server says: data of the call's shape, one of the refusals the call may give, or nothing at all. */
export type Reply<E extends Endpoint> =
  /** `rights`: what stands for what the member of staff may do. */
  | { data: CallData<E>; rights?: string }
  | { refusal: RefusalsOf<E> | CommonRefusalCode; facts?: Record<string, unknown> }
  /** The line is down. */
  | "lost";
type Given<E extends Endpoint> = Reply<E> | ((input: CallInput<E>) => Reply<E> | Promise<Reply<E>>);

type Line = { method: string; path: RegExp; answer: (request: Request, params: Record<string, string>) => Promise<Response> };

/** The server's side of the wire, until the test ends: what it was told to answer, and what it heard. */
export type Wire = {
  /** Says what a call is answered with from now on. A reply of another shape than the contract's does not compile, nor pass. */
  answering: <E extends Endpoint>(endpoint: E, given: Given<E>) => void;
  /** Keeps a call waiting until the function it returns says what it is answered with. */
  holding: <E extends Endpoint>(endpoint: E) => (reply: Reply<E>) => void;
  /** What a call was sent with, one entry each time. */
  heard: <E extends Endpoint>(endpoint: E) => CallInput<E>[];
};

/** Puts a server in the place of the network: it speaks the contract's envelope and knows only what a spec has told it. */
export function openWire(): Wire {
  const lines: Line[] = [];
  const heard = new Map<Endpoint, unknown[]>();
  const unknown: string[] = [];
  const network = globalThis.fetch;

  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith("/api/")) return network(input, init);
    for (const { method, path, answer } of lines) {
      const found = method === request.method ? path.exec(pathname.slice("/api".length)) : null;
      if (found) return answer(request, { ...found.groups });
    }
    unknown.push(`${request.method} ${pathname}`);
    return envelope(404, { state: 10404, msg: "nobody answers this", data: null });
  };
  onTestFinished(() => {
    globalThis.fetch = network;
    if (unknown.length > 0) throw new Error(`asked for and never told: ${[...new Set(unknown)].join(", ")}`);
  });

  function answering<E extends Endpoint>(endpoint: E, given: Given<E>): void {
    // The latest word counts.
    lines.unshift({
      method: endpoint.method,
      path: patternOf(endpoint.path),
      async answer(request, params) {
        const sent = await inputOf(request, params);
        heard.set(endpoint, [...(heard.get(endpoint) ?? []), sent]);
        const reply = typeof given === "function" ? await given(sent as CallInput<E>) : given;
        return responseOf(endpoint, reply, languageOfRequest(request));
      },
    });
  }

  return {
    answering,
    holding<E extends Endpoint>(endpoint: E) {
      const { promise, resolve, reject } = Promise.withResolvers<Reply<E>>();
      answering(endpoint, () => promise);
      // Of the few requests that run at once (rule M-14) none may be left waiting for the specs that come after.
      promise.catch(() => undefined);
      onTestFinished(() => reject(new ApiError("aborted", "")));
      return resolve;
    },
    heard: (endpoint) => (heard.get(endpoint) ?? []) as CallInput<typeof endpoint>[],
  };
}

function responseOf<E extends Endpoint>(endpoint: E, reply: Reply<E>, language: Language): Response {
  if (reply === "lost") throw new TypeError("Failed to fetch");
  if ("data" in reply) {
    // The shape compiles; lengths, patterns and numbers are checked here, as the server's own replies are in its specs.
    z.decode(endpoint.data, reply.data);
    return envelope(200, { state: 0, msg: "", data: reply.data }, reply.rights);
  }
  const { state, status } = refusals[reply.refusal];
  const named = { ...reply.facts, code: reply.refusal };
  return envelope(status, { state, msg: refusalSentence(named, language), data: named });
}

function envelope(status: number, content: { state: number; msg: string; data: unknown }, rights?: string): Response {
  const headers = { "content-type": "application/json", ...(rights !== undefined && { "x-rights": rights }) };
  return new Response(JSON.stringify(content), { status, headers });
}

function patternOf(path: string): RegExp {
  return new RegExp(
    `^${path.replace(/:(\w+)|\{(\w+)\}/g, (_, colon?: string, braces?: string) => `(?<${colon ?? braces}>[^/]+)`)}$`,
  );
}

async function inputOf(request: Request, params: Record<string, string>): Promise<Record<string, unknown>> {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const isJson = request.headers.get("content-type")?.startsWith("application/json");
  const body: unknown = isJson ? await request.json() : {};
  return {
    ...(Object.keys(params).length > 0 ? { params } : {}),
    ...(Object.keys(query).length > 0 ? { query } : {}),
    ...(request.method === "POST" ? { body } : {}),
  };
}

function languageOfRequest(request: Request): Language {
  const tag = request.headers.get("accept-language");
  return languages.find((language) => languageTag(language) === tag) ?? "zh";
}
