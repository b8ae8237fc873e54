import * as z from "zod/mini";
import type { RefusalCode } from "./refusals.ts";

/** The API types (rule M-06): which base a relative address takes. */
export type ApiType = "front" | "gateway" | "login";

type Fields = z.ZodMiniType<object>;
const nothing = z.strictObject({});

/**
 * Why a write needs no key of its caller's: what it does when it comes a second time, because the answer to the first was lost (rule M-18, decision 110).
 * `reads`: it changes nothing. `sets`: everything is as the first left it. `renews`: another code, ticket or session takes the place of one that
 * nobody got. `spends`: what proved the person (a code, a link, a password that is another now) is used up, so that it is refused and nothing done.
 * `signed`: a vendor's notice, whose events have ids of their own. `sandbox`: a control of the stand-in world; twice is twice.
 */
export type Repeat = "reads" | "sets" | "renews" | "spends" | "signed" | "sandbox";

/** One call: address, input, output and every refusal it may answer with beyond those any call may give. */
export type Endpoint<
  Params extends Fields = Fields,
  Query extends Fields = Fields,
  Body extends Fields = Fields,
  Data extends z.ZodMiniType = z.ZodMiniType,
  Code extends RefusalCode = RefusalCode,
> = {
  method: "GET" | "POST";
  /** Address below the base of the API type, with `:name` or `{name}` parameters. */
  path: string;
  api: ApiType;
  summary: string;
  params: Params;
  query: Query;
  body: Body;
  data: Data;
  refusals: readonly Code[];
  /** The reply to an `Idempotency-Key` is kept, and a second call with it gets the first answer. `sealed`: it says a secret, and is kept sealed. */
  once: boolean | "sealed";
  /** Of a write without a key: why coming twice is harmless. */
  repeats: Repeat | null;
  /** A multipart upload: files beside the fields of `body`, at most `maxFiles` of `maxBytes` each. */
  upload: { maxFiles: number; maxBytes: number } | null;
};

/** Every write says how it bears coming twice; one that does not say it does not compile. */
type Manner =
  | { method: "GET"; once?: never; repeats?: never }
  | { method: "POST"; once: true | "sealed"; repeats?: never }
  | { method: "POST"; once?: never; repeats: Repeat };

type Given<Params, Query, Body, Data, Code> = Manner & {
  path: string;
  summary: string;
  data: Data;
  api?: ApiType;
  params?: Params;
  query?: Query;
  body?: Body;
  refusals?: readonly Code[];
  upload?: { maxFiles: number; maxBytes: number };
};

/** Describes a call once for the server, both apps and the OpenAPI document. */
export function endpoint<
  Data extends z.ZodMiniType,
  Params extends Fields = typeof nothing,
  Query extends Fields = typeof nothing,
  Body extends Fields = typeof nothing,
  const Code extends RefusalCode = never,
>(given: Given<Params, Query, Body, Data, Code>): Endpoint<Params, Query, Body, Data, Code>;
export function endpoint(given: Given<Fields, Fields, Fields, z.ZodMiniType, RefusalCode>): Endpoint {
  return {
    method: given.method,
    path: given.path,
    summary: given.summary,
    api: given.api ?? "front",
    params: given.params ?? nothing,
    query: given.query ?? nothing,
    body: given.body ?? nothing,
    data: given.data,
    refusals: given.refusals ?? [],
    once: given.once ?? false,
    repeats: given.repeats ?? null,
    upload: given.upload ?? null,
  };
}

/** What a caller sends: the wire side of each schema (amounts and instants as strings). Empty parts may be left out. */
export type CallInput<E extends Endpoint> = Part<"params", z.input<E["params"]>> &
  Part<"query", z.input<E["query"]>> &
  Part<"body", z.input<E["body"]>>;
type Part<Name extends string, Value> = string extends keyof Value
  ? { [key in Name]?: Value }
  : Partial<Value> extends Value
    ? { [key in Name]?: Value }
    : { [key in Name]: Value };

/** What a caller receives in `data`: the wire side (decimal strings, ISO instants). */
export type CallData<E extends Endpoint> = z.input<E["data"]>;

/** What a handler returns: the code side (Money, Date); the route encodes it. */
export type HandlerData<E extends Endpoint> = z.output<E["data"]>;
export type RefusalsOf<E extends Endpoint> = E["refusals"][number];

/** The reply around every answer (rule M-19). On a refusal `data` names it: `{ code, ...facts }`. */
export type Envelope<Data> = { state: number; msg: string; data: Data };
