import { refusals } from "@sihai/contract";
import { type Language, languageTable } from "@sihai/domain/language";
import { staffRoleNames } from "@sihai/domain/staff";
import qs from "qs";
import { beforeAll, describe, expect, it } from "vitest";
import { openSession, sessionCookies } from "#platform";
import { aWorld, type Client, type SpecWorld } from "#testing";
import { seededRandom } from "../../../../packages/domain/src/plan/search/seeded-random.ts";
import { aShopperWithEverything, everythingOf } from "../authorisation/fixture.ts";
import type { Owned } from "../authorisation/row.ts";
import { authorisationRows } from "../authorisation/rows.ts";
import { type Input, mutated } from "./mutate.ts";
import { pick, type Random, sampleOf } from "./sample.ts";
import { callsOf, type FuzzedCall, isOpen, type OpenApi, type Schema } from "./schema.ts";
import { openTraces } from "./traces.ts";

/** `FUZZ_REQUESTS=200000 npx vitest run apps/server/testing/fuzz` sends that many (rule R8); `FUZZ_SEED` sends others. */
const requestsWanted = Number(process.env.FUZZ_REQUESTS ?? 2000);
const seed = Number(process.env.FUZZ_SEED ?? 20261121);
const isLong = requestsWanted > 20_000;
const batchSize = 4;

type Sent = { what: string; input: Input; language: Language };
type Answer = { status: number; state: number; code: string; wrong: string | null };

let world: SpecWorld;
let calls: FuzzedCall[];
let owned: Owned;
let known: Record<string, string>;
let owner: Client;
let traces: Awaited<ReturnType<typeof openTraces>>;
const random: Random = seededRandom(seed);
const tally = { requests: 0, accepted: 0, codes: new Set<string>(), milliseconds: [] as number[] };

beforeAll(async () => {
  world = await aWorld({ unlimited: true });
  calls = callsOf((await (await world.visitor().fetch("/openapi.json")).json()) as OpenApi);
  owned = await aShopperWithEverything(world);
  known = namesKnown(owned);
  owner = world.visitor();
  owner.id = owned.userId;
  traces = await openTraces(world);
}, 60_000);

/** The ids of one shopper by every name a contract gives them. */
function namesKnown(things: Owned): Record<string, string> {
  return {
    ...things,
    itemId: things.storedItemId,
    tradeNo: things.parcelTradeNo,
    billNo: things.billId,
    entryId: things.serviceEntryId,
    taskId: things.storageTaskId,
    serviceBarcode: things.expertNo,
    expertServiceNo: things.expertNo,
    messageId: things.msgId,
    goodsCode: things.cartItemId,
    photo: things.fileId,
  };
}

/** Some calls end the session they come with; the next begins with a new one. */
async function logIn(client: Client, audience: "shopper" | "staff"): Promise<void> {
  client.cookies.set(sessionCookies[audience], (await openSession(world.deps.db, audience, client.id)).token);
}

function validInput(call: FuzzedCall): Input {
  const many = (schemas: Record<string, Schema>, share: number) =>
    Object.fromEntries(
      Object.entries(schemas)
        .filter(() => random() < share)
        .map(([name, schema]) => [name, sampleOf(schema, name, known, random)]),
    );
  const given = authorisationRows[`${call.method} ${call.path}`]?.stranger?.(owned) ?? {};
  return {
    params: { ...many(call.params, 1), ...given.params },
    query: { ...many(call.query, 0.6), ...given.query },
    body: call.body ? { ...(sampleOf(call.body, "", known, random) as object), ...given.body } : {},
  };
}

async function send(client: Client, call: FuzzedCall, { what, input, language }: Sent, key: string | null): Promise<Answer> {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(wellFormed(input.params[name])));
  const search = qs.stringify(input.query, { encoder: (value) => encodeURIComponent(wellFormed(value)) });
  const began = performance.now();
  const reply = await client.fetch(`${path}${search ? `?${search}` : ""}`, {
    method: call.method,
    headers: {
      "accept-language": languageTable[language].tag,
      ...(call.method === "POST" && !call.isUpload && { "content-type": "application/json" }),
      ...(key !== null && { "idempotency-key": key }),
    },
    ...(call.method === "POST" && { body: call.isUpload ? formOf(input.body) : textOf(input.body) }),
  });
  const text = await reply.text();
  tally.milliseconds.push(performance.now() - began);
  tally.requests += 1;
  const isEnvelope = reply.headers.get("content-type")?.startsWith("application/json") ?? false;
  const envelope = isEnvelope ? (JSON.parse(text) as { state?: number; msg?: string; data?: { code?: string } | null }) : {};
  const answer = { status: reply.status, state: envelope.state ?? 0, code: envelope.data?.code ?? "" };
  const wrong = wrongWith(call, answer, envelope.msg, isEnvelope);
  return { ...answer, wrong: wrong && `${call.method} ${call.path} [${what}]: ${reply.status} ${text.slice(0, 200)} — ${wrong}` };
}

/** What no answer may be: a fault, a refusal without its sentence or not in the catalogue. */
function wrongWith(
  call: FuzzedCall,
  { status, state, code }: Omit<Answer, "wrong">,
  msg: string | undefined,
  isEnvelope: boolean,
) {
  const isVendorAway = code === "ROUTES_UNAVAILABLE" || code === "RATES_UNAVAILABLE" || code === "RATE_UNAVAILABLE";
  if (status >= 500 && !isVendorAway) return "a fault";
  if (isEnvelope && status === 200 && state === 0) return null;
  if (!isEnvelope) return status === 200 || !call.path.startsWith("/api/") ? null : "not the envelope";
  if (!(code in refusals)) return "no refusal of the catalogue";
  tally.codes.add(code);
  if (!msg || /undefined|\[object|NaN|\{\w+\}/.test(msg)) return "no whole sentence";
  return null;
}

/** An address carries no half of a character: `encodeURIComponent` throws on one, as a browser would. */
function wellFormed(value: unknown): string {
  return String(value).toWellFormed();
}
function textOf(body: unknown): string {
  return typeof body === "string" ? body : JSON.stringify(body);
}
function formOf(body: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body !== null && typeof body === "object" ? body : {}))
    form.append(name, String(value).toWellFormed());
  form.append("file", new Blob([new Uint8Array(40)], { type: "image/png" }), "../../p\u0000.png");
  return form;
}

/** Sends a batch of broken inputs; those refused may have left no trace. Returns what went wrong. */
async function knock(client: Client, call: FuzzedCall, batch: readonly Sent[], isKeyed: boolean): Promise<string[]> {
  const keyed = () => (isKeyed ? `fuzz-${tally.requests}-${Math.floor(random() * 1e9)}` : null);
  await traces();
  const answers = await Promise.all(batch.map((sent) => send(client, call, sent, keyed())));
  const wrong = answers.flatMap((answer) => answer.wrong ?? []);
  tally.accepted += answers.filter(({ state, status }) => state === 0 && status === 200).length;
  if ((await traces()).length === 0) return wrong;
  // Something of the batch was accepted, or a refused one left a trace: the refused ones once more, one by one.
  for (const sent of batch.filter((_, index) => answers[index]?.state !== 0)) {
    const traced = await tracesOf(client, call, sent, keyed);
    if (traced.length > 0) wrong.push(`${call.method} ${call.path} [${sent.what}] was refused and wrote to ${traced.join(", ")}`);
  }
  return wrong;
}

/** What a refused call writes, every time: a notice of the gateway's may come in between once. */
async function tracesOf(client: Client, call: FuzzedCall, sent: Sent, keyed: () => string | null): Promise<string[]> {
  let traced: string[] = [];
  for (let time = 0; time < 3; time += 1) {
    const again = await send(client, call, sent, keyed());
    traced = await traces();
    if (again.state === 0 || traced.length === 0) return [];
  }
  return traced;
}

/** One shopper's, stranger's or clerk's turn over every call that opens to them. */
async function turn(client: Client, audience: "visitor" | "shopper" | "staff", share: number): Promise<string[]> {
  const mine = calls.filter(({ access }) =>
    audience === "staff"
      ? access.startsWith("staff")
      : !access.startsWith("staff") && (audience === "shopper" || access !== "user"),
  );
  const wrong: string[] = [];
  const until = tally.requests + requestsWanted * share;
  do {
    for (const call of mine) {
      if (tally.requests >= until) break;
      if (audience !== "visitor") await logIn(client, audience);
      const valid = validInput(call);
      const batch = Array.from({ length: batchSize }, (_, index): Sent => {
        const language = (tally.requests + index) % 2 === 0 ? "zh" : "en";
        // Now and then the input as it should be, to walk through the states behind the first check.
        if (index === 0 && random() < 0.15) return { what: "valid", input: valid, language };
        return { ...mutated(valid, call.replyNames, random), language };
      });
      wrong.push(...(await knock(client, call, batch, pick(random, [true, false]))));
      if (wrong.length > 200) return wrong;
    }
  } while (tally.requests < until);
  return wrong;
}

const minutes = isLong ? 30 * 60_000 : 60_000;

describe(`inputs with one thing wrong with them, seed ${seed} (rules R8, F30, F31, F57 and F65)`, () => {
  it("are taken by no call that lets in fields it does not know", () => {
    const open = calls.filter(({ access, body }) => access !== "signature" && body !== null && isOpen(body));
    expect(open.map(({ path }) => path)).toEqual([]);
  });

  it(
    "are answered to a visitor, a stranger and the owner of everything, without a fault and without a trace",
    async () => {
      const stood = await everythingOf(world, owned.userId);
      expect(await turn(world.visitor(), "visitor", 0.1)).toEqual([]);
      const stranger = await world.shopper({ name: "omar", funds: "5000.00" });
      expect(await turn(stranger, "shopper", 0.3)).toEqual([]);
      expect(await everythingOf(world, owned.userId)).toEqual(stood);
      expect(await turn(owner, "shopper", 0.3)).toEqual([]);
    },
    minutes,
  );

  it(
    "are answered to staff of every role",
    async () => {
      expect(await turn(await world.staff(...staffRoleNames), "staff", 0.3)).toEqual([]);
    },
    minutes,
  );

  it("took less than a second, nearly all, and polluted nothing", () => {
    const sorted = tally.milliseconds.toSorted((one, other) => one - other);
    const p99 = sorted[Math.floor(sorted.length * 0.99)] ?? 0;
    if (isLong)
      console.log({
        ...tally,
        codes: tally.codes.size,
        milliseconds: undefined,
        p99,
        max: sorted.at(-1),
        rss: process.memoryUsage.rss(),
      });
    expect(p99).toBeLessThan(1000);
    expect(tally.requests).toBeGreaterThanOrEqual(requestsWanted * 0.99);
    expect(tally.codes.size).toBeGreaterThan(30);
    expect(Reflect.get({}, "polluted")).toBeUndefined();
  });
});
