import * as contract from "@sihai/contract/parcel";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { type Deps, fireDueTimers, type TimerHandler } from "#platform";
import { aBuyer, aWorld, type Client, logInAgain, pay, race, type SpecWorld } from "#testing";
import { aSubmittedParcel, type Benches, theBenches } from "../../../testing/parcel/parcels.ts";
import { balanceOf, wallet } from "../ledger/index.ts";
import { parcelModule } from "./index.ts";
import { parcelTimers } from "./timers.ts";

let spec: SpecWorld;
let benches: Benches;
beforeAll(async () => {
  spec = await aWorld();
  benches = await theBenches(spec);
});

const weekSeconds = 7 * 86_400;
const skews = [-5, 0, 5];

/** A worker whose clock goes wrong by so many seconds. */
function workerAt(skewSeconds: number): Deps {
  const { clock } = spec.deps;
  return { ...spec.deps, clock: { ...clock, now: () => new Date(clock.now().getTime() + skewSeconds * 1000) } };
}

/** Handlers that do their work, and of every third subject die the first time, before it is committed. */
function dyingHandlers(handlers: readonly TimerHandler[]): {
  handlers: readonly TimerHandler[];
  deaths: () => number;
  firings: Map<string, number>;
} {
  const died = new Set<string>();
  const firings = new Map<string, number>();
  let seen = 0;
  const dying = handlers.map(
    ({ kind, fire }): TimerHandler => ({
      kind,
      async fire(subject, deps, tx) {
        await fire(subject, deps, tx);
        const name = `${kind} ${subject}`;
        if (seen++ % 3 === 0 && !died.has(name)) {
          died.add(name);
          throw new Error("the node died");
        }
        firings.set(name, (firings.get(name) ?? 0) + 1);
      },
    }),
  );
  return { handlers: dying, deaths: () => died.size, firings };
}

async function stepsOf(client: Client, packageId: string): Promise<string[]> {
  const { steps } = await client.must(contract.parcelDetail, { query: { packageId } });
  return steps.map(({ to }) => to);
}

describe("seven days on three workers whose clocks differ by ten seconds (rules F40 and F12)", () => {
  it("call off each unpaid parcel once, lose none to a worker that dies, and take no money for any", async () => {
    const mei = await aBuyer(spec);
    const parcels = [];
    for (let count = 0; count < 8; count++) parcels.push(await aSubmittedParcel(spec, mei, benches));
    const before = await balanceOf(spec.deps.db, wallet(mei.id));
    const workers = skews.map(workerAt);
    const { handlers, deaths, firings } = dyingHandlers(parcelModule.timers ?? []);
    const due = Math.min(...parcels.map(({ payBefore }) => new Date(payBefore).getTime()));
    // Both reminders are over, and what died is looked at again.
    await spec.deps.clock.advance(weekSeconds - 60);
    for (let round = 0; round < 3; round++) {
      await race(3, (index) => fireDueTimers(workers[index] ?? spec.deps, handlers));
      await sql`update timer set retry_at = null where fired_at is null`.execute(spec.deps.db);
    }
    await logInAgain(spec, mei);
    for (const { packageId } of parcels) expect(await stepsOf(mei, packageId)).toEqual(["unpaid"]);

    const left = Math.floor((due - spec.deps.clock.now().getTime()) / 1000);
    await spec.deps.clock.advance(left - 8);
    const paid: boolean[] = [];
    for (let second = -8; second <= 16; second++) {
      await Promise.all([
        ...workers.flatMap((worker) => [fireDueTimers(worker, handlers), fireDueTimers(worker, handlers)]),
        // Two customers pay at the last moment, while the fast worker's clock says that it has passed.
        ...(second === -5 || second === -1
          ? [pay(mei, parcels[second === -5 ? 0 : 1]?.tradeNo ?? "").then(({ ok }) => paid.push(ok))]
          : []),
      ]);
      await sql`update timer set retry_at = null where fired_at is null`.execute(spec.deps.db);
      await spec.deps.clock.advance(1);
    }
    expect(deaths()).toBeGreaterThan(0);
    // An effect was done twice only where its first doing was undone with the worker.
    const doneTwice = [...firings].filter(([name, times]) => name.startsWith(parcelTimers.cancelUnpaid.kind) && times > 1);
    expect(doneTwice).toEqual([]);
    const fates = await Promise.all(parcels.map(({ packageId }) => stepsOf(mei, packageId)));
    const living = fates.filter((steps) => steps.at(-1) === "unshipped").length;
    expect(living).toBe(paid.filter(Boolean).length);
    expect(fates.every((steps) => steps.length === 2)).toBe(true);
    expect(fates.filter((steps) => steps.at(-1) === "cancelled")).toHaveLength(parcels.length - living);
    if (living === 0) expect(await balanceOf(spec.deps.db, wallet(mei.id))).toEqual(before);
    const { rows } = await sql<{ told: string }>`select count(*)::text as told from message
      where user_id = ${mei.id} and template = 'parcel-unpaid-cancelled'`.execute(spec.deps.db);
    expect(Number(rows[0]?.told)).toBe(parcels.length - living);
  }, 60_000);
});

it("no longer reminds who is told in the same moment that the parcel was called off", async () => {
  const omar = await aBuyer(spec);
  await aSubmittedParcel(spec, omar, benches);
  // Nothing rang for eight days: both reminders and the end come due together.
  await spec.deps.clock.advance(8 * 86_400);
  await fireDueTimers(spec.deps, parcelModule.timers ?? []);
  const { rows } = await sql<{ template: string }>`select template from message
    where user_id = ${omar.id} and template like 'parcel-unpaid-%'`.execute(spec.deps.db);
  expect(rows).toEqual([{ template: "parcel-unpaid-cancelled" }]);
});
