import type { ClientPlatform } from "@sihai/contract";
import type { ShellWords } from "@sihai/text/dict/shell";
import { ApiError, isNotLoggedIn } from "./api-error.ts";
import { failureText } from "./failure-text.ts";
import { isUnanswered, withKept } from "./offline/kept-replies.ts";
import { type QueryValue, writeQuery } from "./query-string.ts";
import { standInForRandomUuid } from "./random-uuid.ts";
import { readReply } from "./read-reply.ts";
import { nameOfCall } from "./replies-ahead.ts";
import { takePlace } from "./request-queue.ts";
import { watchSlowness } from "./slow-requests.ts";
import { send } from "./transport.ts";

/** Rules M-09 to M-12: 10 s in the main layer; 60 s in the generic layer and for uploads, the making of the connection included. */
export const timeoutsMs = { main: 10_000, generic: 60_000 } as const;
const platform: ClientPlatform = "web";
const retriesMax = 3;
const retryWaitMs = { least: 800, most: 1600 } as const;
const retriedStatuses = new Set([502, 503, 504]);

export type ApiType = "front" | "gateway" | "login";

export type RequestOptions = {
  method?: "GET" | "POST";
  /** Below the base of its API type. */
  path: string;
  api?: ApiType;
  query?: Readonly<Record<string, QueryValue>> | undefined;
  body?: unknown;
  /** Multipart: fields and files; takes the place of `body`. */
  form?: FormData | undefined;
  /** `generic` for what works through a whole book or list, and may take as long as an upload (rule M-10). */
  layer?: keyof typeof timeoutsMs;
  signal?: AbortSignal | undefined;
  /** One key for one action of a person, the same through every retry. A POST without one gets its own. */
  idempotencyKey?: string | undefined;
  /** Shows no message on failure: the caller says it better. */
  quiet?: boolean | undefined;
  /** Does not go to the login page when nobody is logged in, as long as the user is known as logged in (rule M-26). */
  staysWithoutLogin?: boolean | undefined;
  /** Whoever asks can do without the answer: a network that does not give it is not asked again. */
  hasStandIn?: boolean | undefined;
  /** Share of the upload that has left, 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
};

/** What the layer asks of the app around it. */
export type RequestWorld = {
  base: (api: ApiType) => string;
  language: () => string;
  /** The general sentences, once they are here. */
  words: () => ShellWords | undefined;
  /** Shows a failure to the person. */
  report: (error: ApiError) => void;
  toLogin: () => void;
  /** Told with each reply what stands for what a member of staff may do; null when they were not let do something. */
  rights: (mark: string | null) => void;
  knownAsLoggedIn: () => boolean;
  sleep: (ms: number, signal: AbortSignal | undefined) => Promise<void>;
  random: () => number;
};

const world: RequestWorld = {
  base: () => "/api",
  language: () => "zh-CN",
  words: () => undefined,
  report: () => undefined,
  toLogin: () => undefined,
  rights: () => undefined,
  knownAsLoggedIn: () => false,
  sleep: pause,
  random: Math.random,
};

/** Called once at the start of the app; specs put their own world in. */
export function setRequestWorld(parts: Partial<RequestWorld>): void {
  standInForRandomUuid(crypto);
  Object.assign(world, parts);
}

/**
 * Sends one call and returns its `data`. Queues beyond ten, retries faults that may pass, shows what failed and goes to
 * the login page when nobody is logged in (rule M-26). Throws ApiError.
 */
export async function request(options: RequestOptions): Promise<unknown> {
  const ready = watchSlowness();
  try {
    const name = nameOfCall(options.method ?? "GET", urlOf(options), null);
    return await withKept(options.path, name, (isKept) => withRetries(options, isKept));
  } catch (cause) {
    throw followUp(cause instanceof ApiError ? cause : new ApiError("unreadable", "", { cause }), options);
  } finally {
    ready();
  }
}

type OnFailure = Pick<RequestOptions, "quiet" | "staysWithoutLogin">;

/** What a failed call leads to: the login page when nobody is logged in (rules M-24 to M-26), else a message (rule M-21). Gives the error back. */
export function followUp(error: ApiError, { quiet, staysWithoutLogin }: OnFailure): ApiError {
  if (error.code === "FORBIDDEN") world.rights(null);
  if (isNotLoggedIn(error)) {
    if (!(staysWithoutLogin && world.knownAsLoggedIn())) world.toLogin();
  } else if (!quiet && error.kind !== "aborted" && error.status !== 401) world.report(error);
  return error;
}

/** What to show of a call that failed: the server's own sentence, else the general one of its kind (rule M-22). */
export function sentenceOf(error: Error): string {
  const words = world.words();
  return words && error instanceof ApiError ? failureText(error, words) : error.message;
}

/** The language calls are made in, as their headers say it. */
export function callLanguage(): string {
  return world.language();
}

async function withRetries(options: RequestOptions, isKept: () => Promise<boolean>): Promise<unknown> {
  const hasStandIn = async () => options.hasStandIn === true || (await isKept());
  const key = options.idempotencyKey ?? (options.method === "POST" ? crypto.randomUUID() : undefined);
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await attemptOnce(options, key);
    } catch (error) {
      if (attempt >= retriesMax || !mayPass(error) || (isUnanswered(error) && (await hasStandIn()))) throw error;
      await world.sleep(retryWaitMs.least + world.random() * (retryWaitMs.most - retryWaitMs.least), options.signal).catch(() => {
        throw new ApiError("aborted", "");
      });
    }
  }
}

/** Network faults, timeouts and an overloaded server may pass; a refusal will not, and without a network nothing does by asking again. */
function mayPass(error: unknown): boolean {
  if (!(error instanceof ApiError) || navigator.onLine === false) return false;
  return error.kind === "network" || error.kind === "timeout" || retriedStatuses.has(error.status ?? 0);
}

async function attemptOnce(options: RequestOptions, key: string | undefined): Promise<unknown> {
  const freePlace = await takePlace(options.signal).catch(() => {
    throw new ApiError("aborted", "");
  });
  const timeout = AbortSignal.timeout(timeoutsMs[options.layer ?? (options.form ? "generic" : "main")]);
  try {
    const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
    const { status, text, rights } = await send({
      url: urlOf(options),
      init: initOf(options, key, signal),
      onProgress: options.onProgress,
    });
    if (rights !== null) world.rights(rights);
    return readReply(status, text);
  } catch (cause) {
    if (cause instanceof ApiError) throw cause;
    if (options.signal?.aborted) throw new ApiError("aborted", "", { cause });
    throw new ApiError(timeout.aborted ? "timeout" : "network", "", { cause });
  } finally {
    freePlace();
  }
}

function urlOf({ path, api = "front", query }: RequestOptions): string {
  const base = /^https?:\/\//.test(path) ? "" : world.base(api);
  const search = query ? writeQuery(query) : "";
  if (search === "") return `${base}${path}`;
  return `${base}${path}${path.includes("?") ? "&" : "?"}${search}`;
}

function initOf({ method = "GET", body, form }: RequestOptions, key: string | undefined, signal: AbortSignal): RequestInit {
  const headers: Record<string, string> = {
    "x-platform": platform,
    "accept-language": world.language(),
    accept: "application/json",
  };
  if (key !== undefined) headers["idempotency-key"] = key;
  if (form) return { method: "POST", headers, body: form, credentials: "include", signal };
  if (method === "GET") return { method, headers, credentials: "include", signal };
  headers["content-type"] = "application/json";
  return { method, headers, body: JSON.stringify(body ?? {}), credentials: "include", signal };
}

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
