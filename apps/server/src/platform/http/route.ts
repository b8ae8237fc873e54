import type { CommonRefusalCode, Endpoint, HandlerData, Refusal, RefusalsOf } from "@sihai/contract";
import type { Result } from "@sihai/domain";
import type { Language } from "@sihai/domain/language";
import type * as z from "zod/mini";
import type { Once } from "../database/transact.ts";
import type { Deps } from "../deps.ts";
import type { Allow, Who } from "./who.ts";

export type UploadedFile = { field: string; fileName: string; mimeType: string; bytes: Buffer };

/** What a handler is given: checked input, who asks, the world, and the few things about the request it may need. */
export type Call<E extends Endpoint, Allowed extends Who> = {
  deps: Deps;
  params: z.output<E["params"]>;
  query: z.output<E["query"]>;
  body: z.output<E["body"]>;
  who: Allowed;
  /** Pass it to `transact` when the endpoint says `once`. Null when the caller gave no key. */
  once: Once | null;
  now: Date;
  language: Language;
  ip: string;
  userAgent: string;
  /** Cookies of the request, by name. */
  cookies: Readonly<Record<string, string | undefined>>;
  setCookie(name: string, value: string, options: { maxAgeSeconds: number; httpOnly: boolean }): void;
  clearCookie(name: string): void;
  files: UploadedFile[];
  /** The body as it came, for signatures (webhooks). */
  rawBody: string;
  header(name: string): string | undefined;
  /** Answers with a file instead of the envelope (pictures, documents). */
  sendFile(file: {
    mimeType: string;
    bytes: Buffer;
    cacheSeconds: number;
    isPublic: boolean;
    /** Only a part of the file, as asked for by `Range`: where it begins, and how long the whole is. */
    part?: { start: number; total: number } | null;
  }): void;
  /** Answers with a file that is made while it is sent, at the pace of whoever takes it; its first part is made before the answer begins. */
  sendParts(file: { mimeType: string; parts: AsyncIterable<string> }): Promise<void>;
};

export type Route = {
  endpoint: Endpoint;
  allow: Allow<Who>;
  limits: { perMinute: number; by: "ip" | "who" } | null;
  /** The answer is the same for every visitor and is kept this long; null: made anew each time. */
  sharedSeconds: number | null;
  /** The handler keeps answers and gives the same object again, changing none: each is written once. */
  keepsAnswers: boolean;
  /** The session is looked at by the transaction that claims the caller's key, so that the door need not ask the database for it. */
  checksSessionWithin: boolean;
  /** A standby may answer it, which has everything committed before it was asked (decision 102). */
  mayUseStandby: boolean;
  handle(call: Call<Endpoint, Who>): Promise<Result<unknown, { code: string }>>;
};

/** A binding once it is made: whom and what it takes was checked where it was written down. */
type Binding = Pick<Route, "allow" | "handle"> &
  Partial<Pick<Route, "limits" | "sharedSeconds" | "keepsAnswers" | "checksSessionWithin" | "mayUseStandby">>;
type Answer<E extends Endpoint> = Result<HandlerData<E>, Refusal<RefusalsOf<E> | CommonRefusalCode>>;

/**
 * Binds a call of the contract to its handler. Compiles only with a rule who may, and only when every refusal the handler can
 * give stands in the contract.
 */
export function route<E extends Endpoint, Allowed extends Who>(
  endpoint: E,
  binding: {
    allow: Allow<Allowed>;
    handle: (call: Call<E, Allowed>) => Promise<Answer<E>>;
    limits?: { perMinute: number; by: "ip" | "who" };
    /** Only for reads whose answer to a visitor depends on address and language alone. */
    sharedSeconds?: number;
    /** Only where the handler gives the same object again while its answer is the same, and changes none it has given. */
    keepsAnswers?: boolean;
    /** Only for writes that are done once: their first transaction is given `once`. */
    checksSessionWithin?: boolean;
    /** Only for looking, and never at money or where somebody decides by what they see. */
    mayUseStandby?: boolean;
  },
): Route;
export function route(endpoint: Endpoint, binding: Binding): Route {
  const { allow, handle, limits = null, sharedSeconds = null, keepsAnswers = false } = binding;
  const { checksSessionWithin = false, mayUseStandby = false } = binding;
  if (mayUseStandby && endpoint.method !== "GET")
    throw new Error(`${endpoint.path} is no GET: only a look may be made on a standby`);
  return { endpoint, allow, limits, sharedSeconds, keepsAnswers, checksSessionWithin, mayUseStandby, handle };
}
