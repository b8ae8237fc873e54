import { createContext, type Script } from "node:vm";
import type { PageAhead, PageReader, ReadCall, ReadReply } from "@sihai/contract";

/** One page's own world: the app's code, evaluated for it alone, in as much of a browser as rendering takes. */
export type Realm = {
  render(address: string, reader: PageReader, ask: (call: ReadCall) => Promise<ReadReply>): Promise<PageAhead | null>;
  /** Stops what it still waits for, so that nothing keeps it. */
  close(): void;
};

const nothing = () => undefined;
const base = "http://page.invalid";

/** Makes a realm; evaluating the app takes most of what a page costs, so one is kept ready. */
export function openRealm(script: Script): Realm {
  const location = new URL(base);
  const document = documentOf(location);
  const navigator = { languages: [] as readonly string[], onLine: true, userAgent: "" };
  const timers = new Set<NodeJS.Timeout>();
  let ask: (call: ReadCall) => Promise<ReadReply> = async () => null;
  const realm: Record<string, unknown> = {
    ...standardParts(),
    ...timerParts(timers),
    location,
    document,
    history: historyOf(location),
    navigator,
    localStorage: storage(),
    sessionStorage: storage(),
    addEventListener: nothing,
    removeEventListener: nothing,
    matchMedia: () => ({ matches: false, addEventListener: nothing, removeEventListener: nothing }),
    fetch: async (url: string, init: RequestInit = {}) => replyOf(await ask(callOf(url, init))),
  };
  const context = createContext(realm, { codeGeneration: { strings: false, wasm: false } });
  Object.assign(realm, { window: context, self: context });
  script.runInContext(context);
  return {
    async render(address, { cookie, languages }, asked) {
      ask = asked;
      location.href = new URL(address, base).href;
      document.cookie = cookie;
      navigator.languages = languages;
      const render = realm.renderPage;
      return typeof render === "function" ? render(address) : null;
    },
    close() {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
      ask = async () => null;
    },
  };
}

function standardParts() {
  return {
    ...{ AbortController, AbortSignal, Event, EventTarget, FormData, Headers, MessageChannel, ReadableStream, Response },
    ...{ TextDecoder, TextEncoder, URL, URLSearchParams, queueMicrotask, structuredClone },
    console: { log: nothing, info: nothing, warn: nothing, error: nothing, debug: nothing },
    crypto: { randomUUID: () => crypto.randomUUID() },
    performance: { now: () => performance.now(), timeOrigin: performance.timeOrigin },
  };
}

function timerParts(timers: Set<NodeJS.Timeout>) {
  return {
    setTimeout(action: () => void, ms?: number) {
      const timer = setTimeout(() => {
        timers.delete(timer);
        action();
      }, ms);
      timers.add(timer);
      return timer;
    },
    clearTimeout(timer: NodeJS.Timeout | undefined) {
      clearTimeout(timer);
      if (timer) timers.delete(timer);
    },
    // Nothing is looked at twice.
    ...{ setInterval: nothing, clearInterval: nothing, requestAnimationFrame: nothing, cancelAnimationFrame: nothing },
  };
}

function documentOf(location: URL) {
  return {
    cookie: "",
    title: "",
    get baseURI() {
      return location.href;
    },
    visibilityState: "visible",
    documentElement: { lang: "", toggleAttribute: nothing },
    querySelector: () => null,
    getElementById: () => null,
    addEventListener: nothing,
    removeEventListener: nothing,
  };
}

function historyOf(location: URL) {
  function set(this: { state: unknown }, state: unknown, _: string, url?: string) {
    this.state = state;
    if (url !== undefined) location.href = new URL(url, location).href;
  }
  return { state: null as unknown, length: 1, pushState: set, replaceState: set, back: nothing, forward: nothing, go: nothing };
}

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
}

function callOf(url: string, { method = "GET", headers, body }: RequestInit): ReadCall {
  return { method, url, headers: Object.fromEntries(new Headers(headers)), body: typeof body === "string" ? body : null };
}

function replyOf(reply: ReadReply): Response {
  if (reply === null) throw new TypeError("not let through");
  return new Response(reply.text, { status: reply.status, headers: { date: reply.date } });
}
