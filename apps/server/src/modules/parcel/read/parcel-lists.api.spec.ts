import { statusNumbers } from "@sihai/contract/identity";
import * as contract from "@sihai/contract/parcel";
import { memberMark } from "@sihai/domain/warehouse";
import { beforeAll, describe, expect, it } from "vitest";
import { aBuyer, aWorld, type Client, type SpecWorld } from "#testing";
import {
  aPaidParcel,
  aSealedParcel,
  aSubmittedParcel,
  type Benches,
  leave,
  theBenches,
} from "../../../../testing/parcel/parcels.ts";
import { lookUpParcels, packingQueue } from "../packing/bench.service.ts";
import { listParcels } from "./list-parcels.service.ts";

let spec: SpecWorld;
let benches: Benches;
let mei: Client;
beforeAll(async () => {
  spec = await aWorld();
  [benches, mei] = [await theBenches(spec), await aBuyer(spec)];
});

/** How many questions the database is asked by some work. */
async function questionsOf(work: (db: SpecWorld["deps"]["db"]) => Promise<unknown>): Promise<number> {
  let request = 0;
  const db = spec.deps.db.withPlugin({
    transformQuery({ node }) {
      request += 1;
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
  await work(db);
  return request;
}

describe("lists of parcels", () => {
  it("ask the database as often for many parcels as for one", async () => {
    const lists = {
      "the buyer's list": (db: SpecWorld["deps"]["db"]) =>
        listParcels({ ...spec.deps, db }, { userId: mei.id, tab: undefined, keyword: "", page: 1, pageSize: 10 }),
      "the packing queue": (db: SpecWorld["deps"]["db"]) =>
        packingQueue(db, { warehouse: undefined, state: undefined, now: spec.deps.clock.now() }),
      "the look-up": (db: SpecWorld["deps"]["db"]) => lookUpParcels(db, memberMark(mei.id)),
    };
    const requestedBy = async () => {
      const counts: Record<string, number> = {};
      for (const [name, list] of Object.entries(lists)) counts[name] = await questionsOf(list);
      return counts;
    };
    await aPaidParcel(spec, mei, benches);
    await aSubmittedParcel(spec, mei, benches);
    await requestedBy();
    const one = await requestedBy();
    for (let more = 0; more < 3; more++) {
      await aPaidParcel(spec, mei, benches);
      await aSubmittedParcel(spec, mei, benches);
    }
    expect(await requestedBy()).toEqual(one);
    expect(Math.max(...Object.values(one))).toBeLessThanOrEqual(10);
  });
});

it("counts the same parcels in the list and on one's own page, without those received; a card has its money", async () => {
  const omar = await aBuyer(spec);
  await aPaidParcel(spec, omar, benches);
  const sent: string[] = [];
  for (let made = 0; made < 2; made++) {
    const { packageId } = await aSealedParcel(spec, omar, benches);
    sent.push(packageId);
  }
  await leave(benches, sent);
  await omar.must(contract.confirmReceipt, { body: { packageId: sent[0] ?? "" } });

  const listed = await omar.must(contract.listParcels, { query: { tab: "shipped" } });
  const numbers = await omar.must(statusNumbers);
  expect(listed.list.map(({ state }) => state)).toEqual(["shipped", "completed"]);
  expect(listed.counts).toMatchObject({ unshipped: 1, shipped: 1 });
  expect(numbers).toMatchObject({ parcelUnshipped: 1, parcelShipped: 1 });
  const [card] = listed.list;
  const whole = await omar.must(contract.parcelDetail, { query: { packageId: sent[1] ?? "" } });
  expect(card).toMatchObject({ paidAt: whole.paidAt, waybillNo: whole.waybillNo, tax: whole.tax?.total ?? null });
  expect(card?.settlement).toEqual({
    outcome: whole.settlement?.outcome,
    difference: whole.settlement?.difference,
    owed: whole.settlement?.owed,
  });
});
