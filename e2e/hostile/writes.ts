import { randomUUID } from "node:crypto";
import type { APIRequestContext, BrowserContext } from "@playwright/test";
import { pick, type Random, sampleOf } from "../../apps/server/testing/fuzz/sample.ts";
import type { FuzzedCall } from "../../apps/server/testing/fuzz/schema.ts";
import { fieldsForWords } from "../../apps/server/testing/hostile/fields.ts";
import { callsAt, nameOf, payloadFor, withWords } from "./fields.ts";

/** Things that pages were told of: what each is called and says, by the names of its fields. */
type Thing = Record<string, string>;
export type Things = Map<string, Thing>;
/** As customer or as staff, with the session each has. */
type Both = { customer: APIRequestContext; staff: APIRequestContext };

/** Keeps every thing the pages of a browser are told of, so that a call can name it and say of it what is so. */
export function noteThings(context: BrowserContext, things: Things): void {
  context.on("response", async (response) => {
    const isReply = response.url().includes("/api/") && response.headers()["content-type"]?.startsWith("application/json");
    if (isReply) note(await response.json().catch(() => null), {});
  });
  function note(value: unknown, around: Thing): void {
    if (Array.isArray(value)) for (const each of value) note(each, around);
    if (value === null || typeof value !== "object" || Array.isArray(value)) return;
    const own = Object.entries(value).flatMap(([name, each]) => (typeof each === "string" && each ? [[name, each]] : []));
    const thing: Thing = { ...around, ...Object.fromEntries(own) };
    if (own.length > 0) things.set(JSON.stringify(thing), thing);
    for (const each of Object.values(value)) if (each !== null && typeof each === "object") note(each, thing);
  }
}

/** A thing that has much of what is asked for. */
export function oneOf(things: Things, wanted: readonly string[], random: Random): Thing {
  const some = Array.from({ length: 20 }, () => pick(random, [...things.values()]));
  const has = (thing: Thing) => wanted.filter((name) => name in thing).length;
  return some.reduce((best, thing) => (has(thing) > has(best) ? thing : best));
}

/** They end a session, an account, or who somebody is: what they take is proved by a password or a code, and shown to nobody. */
const aboutWhoIsIn = /session|password|oauth|account|\/me\/|customer\/(?:stop|resume|view)|push|sandbox|mail-events/;
const triesEach = 24;

export type Written = { stored: Set<string>; left: Set<string> };

/**
 * Makes every call that takes words, as its customer or as staff, with hostile text in its fields for them and with names of things there are; a
 * call that is refused is tried with others, and with fewer of its fields. Adds the fields that were taken to `stored`, and the rest to `left`.
 */
export async function writeHostileText(
  who: Both,
  { things, random, round, written }: { things: Things; random: Random; round: number; written: Written },
): Promise<void> {
  const calls = await callsAt(who.customer);
  for (const call of calls.filter(({ method, path }) => method === "POST" && !aboutWhoIsIn.test(path))) {
    const fields = new Set(call.body && !call.isUpload ? fieldsForWords(call.body).map((field) => `${call.path}${field}`) : []);
    const left = new Set(fields);
    for (let time = 0; time < triesEach && left.size > 0; time += 1)
      for (const field of await tried(who, call, { things, random, round, share: [1, 0.5, 0.2][time % 3] ?? 1 })) {
        left.delete(field);
        written.stored.add(field);
      }
    for (const field of fields) written.left.add(field);
  }
  for (const field of written.stored) written.left.delete(field);
}

/** The fields that took a hostile text, of which a share is filled with one; none of a refused call. */
async function tried(
  { customer, staff }: Both,
  call: FuzzedCall,
  { things, random, round, share }: { things: Things; random: Random; round: number; share: number },
): Promise<string[]> {
  const body = call.body ?? {};
  const thing = oneOf(
    things,
    [...JSON.stringify(body).matchAll(/"(\w+)":\{/g)].map(([, name = ""]) => name),
    random,
  );
  const filled: string[] = [];
  const data = withWords(sampleOf(body, "", thing, random), [body], call.path, (field, value, { maxLength = 1e6 }) => {
    if (random() >= share) return thing[nameOf(field)]?.slice(0, maxLength) ?? value;
    filled.push(field);
    return payloadFor(field, round).slice(0, maxLength);
  });
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(thing[name] ?? "1"));
  const headers = { "x-platform": "web", "idempotency-key": randomUUID() };
  const reply = await (call.access.startsWith("staff") ? staff : customer).post(path, { headers, data: data ?? {} });
  const { state } = (await reply.json().catch(() => ({ state: 1 }))) as { state: number };
  return state === 0 ? filled : [];
}
