import { submitConsult } from "@sihai/contract/consult";
import { cancelOrder, listOrders } from "@sihai/contract/order";
import { listStorage } from "@sihai/contract/storage";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { auditWorld } from "../apps/server/src/entry/audit-world.ts";
import type { Caller } from "../apps/server/src/entry/demo/caller.ts";
import { aMember, employStaff, type Member } from "../apps/server/src/entry/demo/people.ts";
import { sendBack } from "../apps/server/src/entry/demo/returns.ts";
import { anAddress, order, recharge, sendParcel } from "../apps/server/src/entry/demo/shopping.ts";
import { withdraw } from "../apps/server/src/entry/demo/withdrawals.ts";
import { modules } from "../apps/server/src/entry/modules.ts";
import { gather } from "../apps/server/src/platform/gather.ts";
import { type Deps, fireDueTimers } from "../apps/server/src/platform/index.ts";
import type { Chance } from "../chaos/chance.ts";

type Given = {
  deps: Deps;
  app: FastifyInstance;
  chance: Chance;
  days: number;
  customers: number;
  /** The outside world lives by the same clock. */
  moveOutside(offsetMs: number): Promise<void>;
  say(words: string): void;
};
/** `acts`: how often what was done; `refused`: how often what was refused, by its code; `faults`: what must not be, with its day. */
export type Lived = { acts: Map<string, number>; refused: Map<string, number>; faults: string[] };

type Person = { caller: Caller; member: Member; addressId: string };
type Act = { name: string; share: number; act(person: Person, chance: Chance): Promise<unknown> };

const hoursAtOnce = 6;
const things = [
  "T恤",
  "茶具",
  "耳机",
  "键盘",
  "花瓶",
  "背包",
  "运动鞋",
  "台灯",
  "手账",
  "围巾",
  "碗",
  "杯",
  "项链",
  "雨伞",
  "抱枕",
  "书",
];

/** What customers do on a day, and how likely each is. */
const customersActs: readonly Act[] = [
  {
    name: "order",
    share: 0.35,
    async act({ caller }, chance) {
      const wanted = Array.from({ length: 1 + chance.below(3) }, () => chance.one(things));
      await order(caller, [...new Set(wanted)], "DE");
    },
  },
  {
    name: "order, unpaid",
    share: 0.05,
    act: ({ caller }, chance) => order(caller, [chance.one(things)], "DE", { isPaid: false }),
  },
  {
    name: "cancel",
    share: 0.05,
    async act({ caller }, chance) {
      const { list } = await caller.must(listOrders, { query: {} });
      if (list.length === 0) return;
      await caller.must(cancelOrder, { body: { orderNo: chance.one(list).orderNo, reason: "changed-mind" } });
    },
  },
  {
    name: "parcel",
    share: 0.3,
    act: async ({ caller, member, addressId }, chance) =>
      (await caller.must(listStorage, { query: {} })).list.length > 0 &&
      sendParcel(caller, member, addressId, 1 + chance.below(5), (lines) =>
        lines.length > 0 ? chance.one(lines).id : undefined,
      ),
  },
  { name: "recharge", share: 0.08, act: ({ caller, member, addressId }) => recharge(caller, member, addressId, "1500.00") },
  { name: "withdraw", share: 0.02, act: ({ caller }) => withdraw(caller, "50.00") },
  {
    name: "return",
    share: 0.05,
    act: ({ caller }) => sendBack(caller, { type: "return", reason: "damaged", description: "The seam has come apart." }),
  },
  {
    name: "question",
    share: 0.03,
    act: ({ caller }) =>
      caller.must(submitConsult, {
        body: { type: "other", subject: null, title: "A question", text: "When are you open?", pictures: [] },
      }),
  },
];

/**
 * Days of the whole business: customers come and do what chance tells them, the sandbox's sellers and carriers deliver, the autopilot
 * does the staff's work, deadlines pass; after each day the auditor looks. The same seed tells the same customers the same things.
 */
export async function liveDays(given: Given): Promise<Lived> {
  const { deps, chance, days, say } = given;
  const lived: Lived = { acts: new Map(), refused: new Map(), faults: [] };
  await employStaff(deps);
  await passTime(given, 0);
  const people = await peopleOf(given);
  for (const { caller, member, addressId } of people) await recharge(caller, member, addressId, "6000.00");
  for (let day = 1; day <= days && lived.faults.length === 0; day++) {
    for (let hour = 0; hour < 24; hour += hoursAtOnce) {
      for (const person of people)
        for (const each of customersActs)
          if (chance.hits(each.share / (24 / hoursAtOnce))) await doAct(lived, day, each, person, chance);
      await passTime(given, hoursAtOnce);
    }
    lived.faults.push(...(await faultsOf(deps)).map((fault) => `day ${day}: ${fault}`));
    if (day % 30 === 0) say(`day ${day}`);
  }
  return lived;
}

async function doAct(
  { acts, refused, faults }: Lived,
  day: number,
  { name, act }: Act,
  person: Person,
  chance: Chance,
): Promise<void> {
  const count = (counts: Map<string, number>, what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);
  try {
    await act(person, chance);
    count(acts, name);
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    // A customer is often told no; a fault of ours is told as one.
    if (!words.startsWith("demo: ") || /SERVICE_/.test(words)) faults.push(`day ${day}: ${name}: ${words}`);
    else count(refused, `${name}: ${/"code":"(\w+)"/.exec(words)?.[1] ?? words.slice(6)}`);
  }
}

async function passTime({ deps, moveOutside }: Given, hours: number): Promise<void> {
  const { timers, sweeps } = gather(modules);
  await deps.clock.advance(hours * 3600);
  await moveOutside(deps.clock.offsetMs());
  await fireDueTimers(deps, timers);
  for (const { run } of sweeps) await run(deps);
  for (const { autopilot } of modules) await autopilot?.(deps);
}

async function faultsOf({ db }: Deps): Promise<string[]> {
  const broken = await auditWorld(db, gather(modules).invariants);
  const { rows } = await sql<{ what: string }>`
    select 'a deadline fails: ' || kind as what from timer where fired_at is null and attempts > 0
    union all select 'a job was given up: ' || task_identifier from graphile_worker.jobs where attempts >= max_attempts`.execute(
    db,
  );
  return [
    ...broken.map(({ invariant, rows: some }) => `broken: ${invariant} ${JSON.stringify(some.slice(0, 2))}`),
    ...rows.map(({ what }) => what),
  ];
}

async function peopleOf({ app, deps, customers }: Given): Promise<Person[]> {
  const people: Person[] = [];
  for (let number = 1; number <= customers; number++) {
    const email = `customer${number}@example.com`;
    const member: Member = {
      email,
      userName: `customer${number}`,
      nickName: `Customer No.${number}`,
      language: "en",
      currency: "CNY",
    };
    const made = await aMember(app, deps, member);
    if (!made) throw new Error(`${email} is there already`);
    people.push({ caller: made.caller, member, addressId: await anAddress(made.caller, member, berlin) });
  }
  return people;
}

const berlin = {
  ...{ consignee: "Mei", lastName: "Chen", contact: "+4930901820", country: "DE", stateId: "DE-BE", state: "Berlin" },
  ...{ city: "Berlin", street: "Kastanienallee 12", zip: "10435" },
};
