import { type Currency, money } from "@sihai/domain";
import fc from "fast-check";
import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import type { Tx } from "#platform";
import { aKey, aWorld, type Client, type SpecWorld } from "#testing";
import {
  balanceOf,
  creditsOf,
  deposit,
  type Entry,
  held,
  heldCreditsOf,
  type Purse,
  post,
  postCredits,
  reverse,
  standingSources,
  wallet,
  world,
} from "./index.ts";
import { ledgerInvariants } from "./invariants.ts";

/** A share in every run of the specs; 20,000 by `LEDGER_SEQUENCES=20000` (rule R4). */
const sequences = Number(process.env.LEDGER_SEQUENCES ?? 25);

let spec: SpecWorld;
let people: readonly Client[];
beforeAll(async () => {
  spec = await aWorld();
  people = [await spec.shopper({ name: "mei" }), await spec.shopper({ name: "omar" })];
});

const at = new Date("2026-11-21T04:00:00Z");
const fen = (amount: bigint) => money(amount, "CNY" satisfies Currency);
function least(one: bigint, other: bigint): bigint {
  if (one < other) return one;
  return other;
}

type Inside = { wallet: bigint; deposit: bigint; held: bigint; credits: bigint; reserved: bigint };
/** What a customer has by the acts so far, in fen and whole credits; what each purse took of the wallet; and what can be done again or undone. */
type Model = Inside & {
  purses: Map<Purse, bigint>;
  returned: Map<string, bigint>;
  last: Booking | null;
  bought: { key: string; amount: bigint }[];
};
/** An entry to be written, what it takes from where there may be too little, and what changes. */
type Booking = {
  write: (tx: Tx) => Promise<{ ok: boolean; refusal?: { short: { amount: bigint } | number } }>;
  takes: { from: keyof Inside; amount: bigint };
  change: Partial<Record<keyof Inside, bigint>>;
  after?: () => void;
};
type Given = { model: Model; userId: string; purse: Purse; hold: Purse; amount: bigint; tx: Tx };

const booking = (
  { userId }: Given,
  entry: Pick<Entry, "postings" | "sources">,
  rest: Omit<Booking, "write">,
  key = aKey(),
): Booking => ({ write: (tx) => post(tx, { key, kind: "spec", userId, at, ...entry }), ...rest });
const creditsBooking = (
  { userId, amount }: Given,
  way: Parameters<typeof postCredits>[1]["way"],
  rest: Omit<Booking, "write">,
) => {
  const key = aKey();
  return { write: (tx: Tx) => postCredits(tx, { key, kind: "spec", userId, at, way, credits: Number(amount) }), ...rest };
};
const nothing = { from: "wallet", amount: 0n } as const;
const inside = ({ model }: Given, purse: Purse) => model.purses.get(purse) ?? 0n;
const put =
  ({ model }: Given, purse: Purse, amount: bigint) =>
  () => {
    model.purses.set(purse, (model.purses.get(purse) ?? 0n) + amount);
  };

type ActOf = (given: Given) => Booking | null | Promise<Booking | null>;
const named = <Name extends string>(each: Record<Name, ActOf>) => each;

/** Everything that is done with a customer's money and credits. An act that cannot be asked for at all gives none. */
const acts = named({
  "money arrives": (given) => {
    const { userId, amount } = given;
    const source = { kind: "card", amount: fen(amount), paid: fen(amount), reference: aKey() } as const;
    const postings = [{ from: world("gateway"), to: wallet(userId), amount: fen(amount) }];
    return booking(given, { postings, sources: [{ step: "arrives", source }] }, { takes: nothing, change: { wallet: amount } });
  },
  "a card pays an order": (given) => {
    const { userId, purse, amount } = given;
    const source = { kind: "card", amount: fen(amount), paid: fen(amount), reference: aKey() } as const;
    const postings = [{ from: world("gateway"), to: deposit(userId), amount: fen(amount) }];
    const sources = [{ step: "arrives-for", source, parts: [{ purse, amount: fen(amount) }] }] as const;
    return booking(
      given,
      { postings, sources },
      { takes: nothing, change: { deposit: amount }, after: put(given, purse, amount) },
    );
  },
  "the wallet pays an order": (given) => {
    const { userId, purse, amount } = given;
    const postings = [{ from: wallet(userId), to: deposit(userId), amount: fen(amount) }];
    const sources = [{ step: "spent", parts: [{ purse, amount: fen(amount) }] }] as const;
    const change = { wallet: -amount, deposit: amount };
    return booking(given, { postings, sources }, { takes: { from: "wallet", amount }, change, after: put(given, purse, amount) });
  },
  "an order is given back": (given) => {
    const { userId, purse } = given;
    const amount = least(given.amount, inside(given, purse));
    const postings = [{ from: deposit(userId), to: wallet(userId), amount: fen(amount) }];
    const sources = [{ step: "given-back", purse, amount: fen(amount) }] as const;
    const change = { wallet: amount, deposit: -amount };
    return booking(
      given,
      { postings, sources },
      { takes: { from: "deposit", amount }, change, after: put(given, purse, -amount) },
    );
  },
  "money is set aside": (given) => {
    const { userId, hold, amount } = given;
    const postings = [{ from: wallet(userId), to: held(userId), amount: fen(amount) }];
    const sources = [{ step: "spent", parts: [{ purse: hold, amount: fen(amount) }] }] as const;
    const change = { wallet: -amount, held: amount };
    return booking(given, { postings, sources }, { takes: { from: "wallet", amount }, change, after: put(given, hold, amount) });
  },
  "what was set aside pays an order": (given) => {
    const { userId, hold, purse } = given;
    const amount = least(given.amount, inside(given, hold));
    const postings = [{ from: held(userId), to: deposit(userId), amount: fen(amount) }];
    const sources = [{ step: "passed-on", from: hold, parts: [{ purse, amount: fen(amount) }] }] as const;
    const after = () => {
      put(given, hold, -amount)();
      put(given, purse, amount)();
    };
    return booking(given, { postings, sources }, { takes: nothing, change: { held: -amount, deposit: amount }, after });
  },
  "what was set aside is free again": (given) => {
    const { userId, hold } = given;
    const amount = least(given.amount, inside(given, hold));
    const postings = [{ from: held(userId), to: wallet(userId), amount: fen(amount) }];
    const sources = [{ step: "given-back", purse: hold, amount: fen(amount) }] as const;
    return booking(
      given,
      { postings, sources },
      { takes: nothing, change: { held: -amount, wallet: amount }, after: put(given, hold, -amount) },
    );
  },
  "goods are bought with it": (given) => {
    const { model, userId, amount } = given;
    const key = aKey();
    const postings = [{ from: deposit(userId), to: world("purchases"), amount: fen(amount) }];
    const after = () => void model.bought.push({ key, amount });
    return booking(given, { postings }, { takes: { from: "deposit", amount }, change: { deposit: -amount }, after }, key);
  },
  "a purchase is undone": ({ model }) => {
    const last = model.bought.pop();
    if (!last) return null;
    const write = async (tx: Tx) => ({ ok: (await reverse(tx, { key: last.key, kind: "spec", at })).ok });
    return { write, takes: nothing, change: { deposit: last.amount } };
  },
  "money goes back to its payer": async (given) => {
    const { model, userId, tx } = given;
    const [source] = await standingSources(tx, userId, "CNY");
    if (!source) return null;
    const amount = least(given.amount, source.inWallet.amount);
    const postings = [{ from: wallet(userId), to: world("gateway"), amount: fen(amount) }];
    const from = [{ sourceId: source.sourceId, amount: fen(amount), paid: fen(amount) }];
    const after = () => void model.returned.set(source.sourceId, (model.returned.get(source.sourceId) ?? 0n) + amount);
    const sources = [{ step: "returned", purse: "withdrawal:1", from }] as const;
    return booking(given, { postings, sources }, { takes: { from: "wallet", amount }, change: { wallet: -amount }, after });
  },
  "and comes back from there": (given) => {
    const { model, userId } = given;
    const [sourceId, gone = 0n] = [...model.returned].find(([, left]) => left > 0n) ?? [];
    if (sourceId === undefined) return null;
    const amount = least(given.amount, gone);
    const postings = [{ from: world("gateway"), to: wallet(userId), amount: fen(amount) }];
    const to = [{ sourceId, amount: fen(amount), paid: fen(amount) }];
    const after = () => void model.returned.set(sourceId, gone - amount);
    const sources = [{ step: "not-returned", purse: "withdrawal:1", to }] as const;
    return booking(given, { postings, sources }, { takes: nothing, change: { wallet: amount }, after });
  },
  "credits are earned": (given) => creditsBooking(given, "earn", { takes: nothing, change: { credits: given.amount } }),
  "credits are spent": (given) =>
    creditsBooking(given, "spend", { takes: { from: "credits", amount: given.amount }, change: { credits: -given.amount } }),
  "credits are reserved": (given) =>
    creditsBooking(given, "reserve", {
      takes: { from: "credits", amount: given.amount },
      change: { credits: -given.amount, reserved: given.amount },
    }),
  "credits are released": (given) =>
    creditsBooking(given, "release", {
      takes: { from: "reserved", amount: given.amount },
      change: { credits: given.amount, reserved: -given.amount },
    }),
  "reserved credits are spent": (given) =>
    creditsBooking(given, "spend-reserved", {
      takes: { from: "reserved", amount: given.amount },
      change: { reserved: -given.amount },
    }),
  "the same comes again": ({ model }) => model.last && { write: model.last.write, takes: nothing, change: {} },
});

type Act = keyof typeof acts;
const act = fc.record({
  what: fc.constantFrom(...(Object.keys(acts) as Act[])),
  who: fc.nat(1),
  purse: fc.nat(1),
  amount: fc.bigInt({ min: 1n, max: 4000n }),
});

class Over extends Error {}

async function insideOf(tx: Tx, userId: string): Promise<Inside> {
  const [inWallet, inDeposit, aside, credits, reserved] = [
    await balanceOf(tx, wallet(userId)),
    await balanceOf(tx, deposit(userId)),
    await balanceOf(tx, held(userId)),
    await creditsOf(tx, userId),
    await heldCreditsOf(tx, userId),
  ];
  return {
    ...{ wallet: inWallet.amount, deposit: inDeposit.amount, held: aside.amount },
    ...{ credits: BigInt(credits), reserved: BigInt(reserved) },
  };
}

const audit = Object.entries(ledgerInvariants)
  .map(([name, query]) => `select '${name.replaceAll("'", "''")}' as broken from (${query}) q`)
  .join(" union all ");

it(
  "after any sequence of acts the books are what the acts come to, refuse what is too much, and the auditor finds nothing",
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 5, maxLength: 60, size: "max" }), async (script) => {
        const models = people.map(
          (): Model => ({
            ...{ wallet: 0n, deposit: 0n, held: 0n, credits: 0n, reserved: 0n },
            ...{ purses: new Map(), returned: new Map(), last: null, bought: [] },
          }),
        );
        const run = spec.deps.db.transaction().execute(async (tx) => {
          for (const { what, who, purse, amount } of script) {
            const [model, userId] = [models[who] as Model, people[who]?.id ?? ""];
            const given: Given = { model, userId, purse: `order:${purse}`, hold: `expert-hold:${purse}`, amount, tx };
            const asked = await acts[what](given);
            if (!asked) continue;
            await sql`savepoint act`.execute(tx);
            const reply = await asked.write(tx);
            const short = asked.takes.amount - model[asked.takes.from];
            expect(reply.ok, `${what} of ${amount} with ${model[asked.takes.from]}`).toBe(short <= 0n);
            if (!reply.ok) {
              const said = reply.refusal?.short ?? 0;
              expect(typeof said === "number" ? BigInt(said) : said.amount).toBe(short);
              await sql`rollback to savepoint act`.execute(tx);
              continue;
            }
            for (const [name, by] of Object.entries(asked.change)) model[name as keyof Inside] += by;
            asked.after?.();
            model.last = asked;
            await sql`set constraints all immediate`.execute(tx);
            await sql`set constraints all deferred`.execute(tx);
            for (const [index, { id }] of people.entries()) {
              const { wallet, deposit, held, credits, reserved } = models[index] as Model;
              expect(await insideOf(tx, id), `${what} of ${amount}`).toEqual({ wallet, deposit, held, credits, reserved });
            }
            expect((await sql.raw(audit).execute(tx)).rows, `${what} of ${amount}`).toEqual([]);
          }
          throw new Over();
        });
        await run.catch((error: unknown) => {
          if (!(error instanceof Over)) throw error;
        });
      }),
      { numRuns: sequences, endOnFailure: true },
    );
  },
  30_000 + sequences * 1_000,
);
