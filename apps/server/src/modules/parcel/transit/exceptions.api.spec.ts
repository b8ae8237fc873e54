import * as contract from "@sihai/contract/parcel";
import * as storage from "@sihai/contract/storage";
import { exceptionKinds } from "@sihai/domain/claim";
import { parcelStates } from "@sihai/domain/parcel";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { aBuyer, aWorld, type Client, logInAgain, race, type SpecWorld, trials } from "#testing";
import { aSealedParcel, type Benches, leave, theBenches } from "../../../../testing/parcel/parcels.ts";

let world: SpecWorld;
let benches: Benches;
let mei: Client;
beforeAll(async () => {
  world = await aWorld({ unlimited: true });
  benches = await theBenches(world);
  mei = await aBuyer(world, "50000.00");
});

async function onTheRoad() {
  const parcel = await aSealedParcel(world, mei, benches);
  expect((await leave(benches, [parcel.packageId])).ok).toBe(true);
  return parcel;
}

function mark(packageId: string, kind: (typeof exceptionKinds)[number]) {
  return benches.dispatcher.call(contract.markException, { body: { packageId, kind, note: "The carrier's e-mail of today" } });
}

async function stateOf(itemNo: string) {
  const { db } = world.deps;
  return (await db.selectFrom("order_item").select("state").where("item_no", "=", itemNo).executeTakeFirstOrThrow()).state;
}

describe("parcels that do not arrive", () => {
  it.each([
    ["lost", "lost"],
    ["seized", "lost"],
    ["returned", "shipped"],
  ] as const)("%s: the goods are %s, the buyer is told", async (kind, state) => {
    const parcel = await onTheRoad();
    expect((await mark(parcel.packageId, kind)).ok).toBe(true);
    expect(await stateOf(parcel.item.itemNo)).toBe(state);
    const detail = await mei.must(contract.parcelDetail, { query: { packageId: parcel.packageId } });
    expect(detail.state).toBe("exception");
    const told = await world.deps.db
      .selectFrom("message")
      .selectAll()
      .where("user_id", "=", mei.id)
      .where("template", "=", "parcel-exception")
      .where("link", "like", `%${parcel.packageId}`)
      .execute();
    expect(told).toHaveLength(1);
  });

  it("is said before a balance that is due for it, which can be paid all the same", async () => {
    const { packageId } = await onTheRoad();
    expect((await mark(packageId, "seized")).ok).toBe(true);
    const owes = (fen: bigint) =>
      world.deps.db.updateTable("parcel").set({ owed_cny: fen }).where("package_no", "=", packageId).execute();
    await owes(500n);
    const { next } = await mei.must(contract.parcelDetail, { query: { packageId } });
    await owes(0n);
    expect(next).toEqual({ code: "seized", by: null });
  });

  it("is found by its number or waybill before any scan says that something is wrong, and no longer once it is there", async () => {
    const { packageId } = await onTheRoad();
    const find = async (number: string) => {
      const { parcels } = await benches.dispatcher.must(contract.listExceptions, { query: { number } });
      // Before those that are silent for longer, or a long list would leave it out.
      return parcels[0]?.packageId === packageId ? parcels[0] : undefined;
    };
    const found = await find(packageId.toLowerCase());
    expect(found).toMatchObject({ kind: null, alert: null });
    expect(await find(found?.waybillNo ?? "")).toBeDefined();
    expect(await find("P20260101-AAAAAAA")).toBeUndefined();
  });

  it("is refused in every state but on the road (rule F41)", async () => {
    const parcel = await aSealedParcel(world, mei, benches);
    const { db } = world.deps;
    const at = world.deps.clock.now();
    // With all that a state may say of a parcel; what a state does not know is not read.
    const facts = { carrier: "yunexpress", waybill_no: "WB-EVERY-STATE", shipped_at: at, delivered_at: at, completed_at: at };
    for (const state of parcelStates.filter((one) => one !== "shipped")) {
      await db
        .updateTable("parcel")
        .set({ ...facts, state })
        .where("package_no", "=", parcel.packageId)
        .execute();
      const reply = await mark(parcel.packageId, "lost");
      expect(!reply.ok && reply.code, state).toBe("PARCEL_STATE_REFUSED");
    }
    await db.updateTable("parcel").set({ state: "weighed" }).where("package_no", "=", parcel.packageId).execute();
  });

  it("brings goods that came back to a shelf, with free storage from today, once", async () => {
    const parcel = await onTheRoad();
    const next = async () => (await mei.must(contract.parcelDetail, { query: { packageId: parcel.packageId } })).next.code;
    await mark(parcel.packageId, "returned");
    expect(await next()).toBe("returned");
    await world.advance(3 * 86_400);
    await logInAgain(world, mei);
    const shelves = ["B-02-1", "B-02-1", "B-02-1"];
    const replies = await race(3, (index) =>
      benches.dispatcher.call(contract.takeBack, { body: { packageId: parcel.packageId, shelf: shelves[index] ?? "" } }),
    );
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await stateOf(parcel.item.itemNo)).toBe("stocked-in");
    expect(await next()).toBe("taken-back");
    const { list } = await mei.must(storage.listStorage, { query: {} });
    const item = list.find(({ itemId }) => itemId === parcel.item.itemId);
    expect(item?.storage).toMatchObject({ phase: "free", paused: false, daysLeft: 90 });
    const row = await world.deps.db
      .selectFrom("stored_item")
      .selectAll()
      .where("item_id", "=", parcel.item.itemId)
      .executeTakeFirstOrThrow();
    expect(row.shelf).toBe("B-02-1");
    // The return window counts from when it first came in.
    expect(row.free_until.getTime() - row.stocked_in_at.getTime()).toBeGreaterThan(93 * 86_400_000 - 60_000);
  });

  it("lists what is silent for longer than ten days and every exception that is open", async () => {
    const [quiet, back] = [await onTheRoad(), await onTheRoad()];
    await mark(back.packageId, "returned");
    const seen = async () => (await benches.dispatcher.must(contract.listExceptions)).parcels.map(({ packageId }) => packageId);
    expect(await seen()).not.toContain(quiet.packageId);
    expect(await seen()).toContain(back.packageId);
    await world.deps.db
      .updateTable("parcel")
      .set({ shipped_at: new Date(world.deps.clock.now().getTime() - 10 * 86_400_000 - 60_000) })
      .where("package_no", "=", quiet.packageId)
      .execute();
    expect(await seen()).toContain(quiet.packageId);
    await benches.dispatcher.must(contract.takeBack, { body: { packageId: back.packageId, shelf: "B-02-2" } });
    expect(await seen()).not.toContain(back.packageId);
  });

  it("lists more than a page holds on the next pages, each once and the longest silent first", async () => {
    const { packageId } = await onTheRoad();
    await mark(packageId, "returned");
    await sql`insert into parcel overriding system value
      select (jsonb_populate_record(p, jsonb_build_object('id', 100000000 + n, 'package_no', 'FILLED' || n, 'waybill_no', 'FILLED' || n,
        'shipped_at', p.shipped_at - make_interval(days => 20, secs => n / 2)))).*
      from parcel p, generate_series(1, 205) n where p.package_no = ${packageId}`.execute(world.deps.db);
    const seen: { packageId: string; lastScan: { at: string } | null; shippedAt: string | null }[] = [];
    let after: string | undefined;
    do {
      const { parcels, next } = await benches.dispatcher.must(contract.listExceptions, { query: { ...(after && { after }) } });
      seen.push(...parcels);
      after = next ?? undefined;
    } while (after);
    // Nobody ever paid for them, which the auditor would tell.
    await sql`delete from parcel where package_no like 'FILLED%'`.execute(world.deps.db);
    const numbers = seen.map((one) => one.packageId);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers.filter((one) => one.startsWith("FILLED"))).toHaveLength(205);
    expect(numbers).toContain(packageId);
    const heard = seen.map(({ lastScan, shippedAt }) => Date.parse(lastScan?.at ?? shippedAt ?? ""));
    expect(heard).toEqual(heard.toSorted((one, other) => one - other));
  });

  it.each(trials(1))("is marked once only, whoever does it at the same moment (rule F41)", async () => {
    const parcel = await onTheRoad();
    const replies = await race(6, (index) => mark(parcel.packageId, exceptionKinds[index % 3] ?? "lost"));
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
  });
});
