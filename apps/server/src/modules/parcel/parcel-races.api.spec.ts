import * as contract from "@sihai/contract/parcel";
import { cny } from "@sihai/domain";
import { type ParcelAction, type ParcelState, parcelActions, parcelStates } from "@sihai/domain/parcel";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sessionCookies } from "#platform";
import { aBuyer, aKey, anAddress, aWorld, Client, logInAgain, pay, race, type SpecWorld } from "#testing";
import { scalePhoto } from "../warehouse/index.ts";
import { aStoredItem, benchPhoto } from "../warehouse/stored-item-spec-helpers.ts";
import { cancelUnpaidParcel } from "./cancel-parcel.service.ts";
import { changeIt } from "./change-spec-helpers.ts";
import { recordTracking } from "./record-tracking.service.ts";
import { settleParcel } from "./settle-parcel.service.ts";
import {
  aForm,
  aPaidParcel,
  aSealedParcel,
  aSubmittedParcel,
  type Benches,
  leave,
  packIt,
  theBenches,
  weighIt,
} from "./spec-helpers.ts";

let spec: SpecWorld;
let benches: Benches;
let otherNode: string;
const heavy = { grams: 1800, sidesCm: [34, 24, 12] as [number, number, number] };

beforeAll(async () => {
  spec = await aWorld();
  otherNode = await spec.anotherNode();
});
beforeEach(async () => {
  benches = await theBenches(spec);
});

/** The same person on one node or the other. */
function onNode(client: Client, index: number): Client {
  if (index % 2 === 0) return client;
  const twin = new Client(otherNode);
  twin.id = client.id;
  const token = client.cookies.get(sessionCookies.shopper);
  if (token) twin.cookies.set(sessionCookies.shopper, token);
  return twin;
}

async function stateOf(packageId: string): Promise<{ state: string; steps: number }> {
  const row = await spec.deps.db
    .selectFrom("parcel")
    .select(["id", "state"])
    .where("package_no", "=", packageId)
    .executeTakeFirstOrThrow();
  const steps = await spec.deps.db
    .selectFrom("timeline")
    .select("seq")
    .where("subject_kind", "=", "parcel")
    .where("subject_id", "=", row.id)
    .execute();
  return { state: row.state, steps: steps.length };
}

describe("sixteen at once", () => {
  it("put an item into one parcel only (F36)", async () => {
    const mei = await aBuyer(spec);
    const item = await aStoredItem(spec, mei, benches);
    const form = await aForm(mei, [item.itemId], await anAddress(spec, mei));
    const replies = await race(16, (index) => onNode(mei, index).call(contract.submitParcel, { body: form }, { key: aKey() }));
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
    expect(new Set(replies.flatMap((reply) => (reply.ok ? [] : [reply.code])))).toEqual(new Set(["ITEM_ALREADY_IN_PARCEL"]));
  });

  it("under one key make one parcel, and all hear of it (F01)", async () => {
    const mei = await aBuyer(spec);
    const item = await aStoredItem(spec, mei, benches);
    const form = await aForm(mei, [item.itemId], await anAddress(spec, mei));
    const key = aKey();
    const replies = await race(16, (index) => onNode(mei, index).call(contract.submitParcel, { body: form }, { key }));
    expect(new Set(replies.map((reply) => (reply.ok ? reply.data.packageId : reply.code))).size).toBe(1);
  });

  it("are all turned away while a balance over the cap is owed (F34)", async () => {
    const mei = await aBuyer(spec);
    const debt = await aSealedParcel(spec, mei, benches, heavy);
    await leave(benches, [debt.packageId]);
    const forms: Awaited<ReturnType<typeof aForm>>[] = [];
    for (let index = 0; index < 4; index++) {
      const item = await aStoredItem(spec, mei, benches);
      forms.push(await aForm(mei, [item.itemId], await anAddress(spec, mei)));
    }
    // Fifteen days later the small debt blocks as well.
    await spec.advance(15 * 86_400);
    await logInAgain(spec, mei);
    const submit = (index: number) =>
      onNode(mei, index).call(contract.submitParcel, { body: forms[index % 4] ?? forms[0] ?? never() }, { key: aKey() });
    const blocked = await race(16, submit);
    expect(blocked.map((reply) => (reply.ok ? "made" : reply.code))).toEqual(Array(16).fill("OUTSTANDING_BALANCE"));
    const { tradeNo } = await mei.must(contract.parcelDetail, { query: { packageId: debt.packageId } });
    await pay(mei, tradeNo ?? "");
    const free = await race(16, submit);
    expect(free.filter(({ ok }) => ok)).toHaveLength(4);
  });

  it("pay or let it expire: exactly one wins (F12)", async () => {
    for (let trial = 0; trial < 6; trial++) {
      const mei = await aBuyer(spec, "500.00");
      const parcel = await aSubmittedParcel(spec, mei, benches);
      const row = await spec.deps.db
        .selectFrom("parcel")
        .select("id")
        .where("package_no", "=", parcel.packageId)
        .executeTakeFirstOrThrow();
      const expire = () => spec.deps.db.transaction().execute((tx) => cancelUnpaidParcel(`${mei.id}:${row.id}`, spec.deps, tx));
      const [paid] = await Promise.all([pay(mei, parcel.tradeNo), race(4, expire)]);
      expect((await stateOf(parcel.packageId)).state).toBe(paid.ok ? "unshipped" : "cancelled");
    }
  });

  it("pay and cancel: paid and refunded, or never paid", async () => {
    for (let trial = 0; trial < 6; trial++) {
      const mei = await aBuyer(spec, "500.00");
      const parcel = await aSubmittedParcel(spec, mei, benches);
      await Promise.all([
        pay(mei, parcel.tradeNo),
        onNode(mei, 1).call(contract.cancelParcel, { body: { packageId: parcel.packageId } }, { key: aKey() }),
        onNode(mei, 0).call(contract.cancelParcel, { body: { packageId: parcel.packageId } }, { key: aKey() }),
      ]);
      const { state } = await stateOf(parcel.packageId);
      expect(["cancelled", "unshipped"]).toContain(state);
    }
  });

  it("settle once while the bench weighs again (F33)", async () => {
    for (let trial = 0; trial < 3; trial++) {
      const mei = await aBuyer(spec, "900.00");
      const parcel = await aSealedParcel(spec, mei, benches, heavy);
      const [left] = await Promise.all([
        leave(benches, [parcel.packageId]),
        weighIt(benches, parcel.packageId, { grams: 500, sidesCm: [20, 20, 5] }),
        weighIt(benches, parcel.packageId, { grams: 2500, sidesCm: [34, 24, 12] }),
      ]);
      expect(left.ok).toBe(true);
      await race(16, () => settleParcel(spec.deps, parcel.packageId));
      const entries = await spec.deps.db
        .selectFrom("ledger_entry")
        .select("id")
        .where("user_id", "=", mei.id)
        .where("kind", "=", "settle-parcel")
        .execute();
      expect(entries).toHaveLength(1);
      const again = await weighIt(benches, parcel.packageId, heavy);
      expect(again).toMatchObject({ ok: false, code: "PARCEL_STATE_REFUSED" });
    }
  });

  it("hand over one list: a parcel leaves once", async () => {
    const mei = await aBuyer(spec, "900.00");
    const parcel = await aSealedParcel(spec, mei, benches);
    const replies = await race(8, () => leave(benches, [parcel.packageId]));
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
  });
});

describe("a step out of turn", () => {
  const calls: Partial<Record<ParcelAction, (client: Client, packageId: string, photo: string) => Promise<{ ok: boolean }>>> = {
    cancel: (mei, packageId) => mei.call(contract.cancelParcel, { body: { packageId } }),
    "confirm-receipt": (mei, packageId) => mei.call(contract.confirmReceipt, { body: { packageId } }),
    "start-picking": (_, packageId) => benches.packer.call(contract.startPicking, { body: { packageId } }),
    pick: (_, packageId) => benches.packer.call(contract.pickItem, { body: { packageId, itemNo: "INOTTHERE" } }),
    pack: (_, packageId) => benches.packer.call(contract.packParcel, { body: { packageId } }),
    weigh: (_, packageId, photo) =>
      benches.packer.call(contract.weighParcel, {
        body: { packageId, grams: 500, sidesCm: [20, 20, 5], scalePhoto: photo, tapePhoto: photo },
      }),
    "give-waybill": (_, packageId) =>
      benches.dispatcher.call(contract.giveWaybill, { body: { packageId, carrier: "Sihai Line", waybillNo: "SH0000000CN" } }),
    "hand-over": (_, packageId) =>
      benches.dispatcher.call(contract.handOver, { body: { carrier: "Sihai Line", packageIds: [packageId] } }),
    "report-exception": (_, packageId) =>
      benches.dispatcher.call(contract.markException, { body: { packageId, kind: "lost", note: "The carrier's e-mail" } }),
    "take-back": (_, packageId) => benches.dispatcher.call(contract.takeBack, { body: { packageId, shelf: "B-02-1" } }),
    change: async (mei, packageId) => {
      const { revision, items, ...parcel } = await mei.must(contract.parcelDetail, { query: { packageId } });
      return changeIt(mei, {
        packageId,
        revision,
        itemIds: items.map(({ itemId }) => itemId),
        lineId: parcel.line.id,
        services: [],
        declaration: parcel.declaration,
        insuredValue: "0.00",
        identity: { kind: "personal", companyName: "", number: "", kept: true },
        email: parcel.email,
        remark: "another",
        agreedInsurance: true,
        agreedDifference: true,
        total: "0.01",
      });
    },
  };

  /** A parcel in each state, reached by the way it is really reached. */
  async function inState(mei: Client, state: ParcelState): Promise<string> {
    if (state === "unpaid") return (await aSubmittedParcel(spec, mei, benches)).packageId;
    if (state === "unshipped") return (await aPaidParcel(spec, mei, benches)).packageId;
    if (state === "picking" || state === "packed" || state === "cancelled") {
      const parcel = await aPaidParcel(spec, mei, benches);
      if (state === "cancelled") await mei.must(contract.cancelParcel, { body: { packageId: parcel.packageId } });
      else if (state === "picking") await benches.packer.must(contract.startPicking, { body: { packageId: parcel.packageId } });
      else await packIt(benches, parcel.packageId, [parcel.item.itemNo]);
      return parcel.packageId;
    }
    const parcel = await aSealedParcel(spec, mei, benches);
    if (state === "weighed") return parcel.packageId;
    await leave(benches, [parcel.packageId]);
    if (state === "exception") {
      const body = { packageId: parcel.packageId, kind: "lost" as const, note: "The carrier's e-mail" };
      await benches.dispatcher.must(contract.markException, { body });
    }
    if (state === "delivered") {
      const place = { cn: "柏林", en: "Berlin" };
      const scan = { at: spec.deps.clock.now(), country: "DE", place, text: { cn: "已签收", en: "Delivered" } };
      const tracked = { number: parcel.waybillNo, reference: parcel.packageId, stage: "delivered" as const };
      await recordTracking(spec.deps, { ...tracked, events: [{ ...scan, stage: "delivered" }] });
    }
    if (state === "completed") await mei.must(contract.confirmReceipt, { body: { packageId: parcel.packageId } });
    return parcel.packageId;
  }

  const codes: Partial<Record<ParcelAction, string>> = { cancel: "PARCEL_CANCEL_REFUSED", change: "PARCEL_CHANGE_REFUSED" };

  it.each(parcelStates)("is refused and leaves no trace: %s (F41)", async (state) => {
    const mei = await aBuyer(spec, "900.00");
    const packageId = await inState(mei, state);
    const photo = await benchPhoto(benches.packer, packageId, await scalePhoto(1));
    const before = await stateOf(packageId);
    expect(before.state).toBe(state);
    for (const [action, call] of Object.entries(calls)) {
      const from: readonly ParcelState[] = parcelActions[action as ParcelAction].from;
      if (from.includes(state)) continue;
      const code = codes[action as ParcelAction] ?? "PARCEL_STATE_REFUSED";
      expect(await call(mei, packageId, photo), action).toMatchObject({ ok: false, code, status: 409 });
    }
    expect(await stateOf(packageId)).toEqual(before);
  });
});

describe("a rule broken after submit (F43)", () => {
  it("stops the payment", async () => {
    const mei = await aBuyer(spec, "900.00");
    const parcel = await aSubmittedParcel(spec, mei, benches);
    await spec.deps.db.updateTable("parcel").set({ country: "CN" }).where("package_no", "=", parcel.packageId).execute();
    await spec.deps.db
      .updateTable("order_item")
      .set({ flags: ["overseas-origin"] })
      .where("item_no", "=", parcel.item.itemNo)
      .execute();
    expect(await pay(mei, parcel.tradeNo)).toMatchObject({
      ok: false,
      code: "PACKAGE_PAYMENT_FAILED",
      status: 409,
      data: { because: "OVERSEAS_ORIGIN_TO_MAINLAND" },
    });
    expect((await stateOf(parcel.packageId)).state).toBe("unpaid");
  });

  it("stops the hand-over", async () => {
    const mei = await aBuyer(spec, "900.00");
    const parcel = await aSealedParcel(spec, mei, benches);
    await spec.deps.db
      .updateTable("order_item")
      .set({ flags: ["tobacco-alcohol"] })
      .where("item_no", "=", parcel.item.itemNo)
      .execute();
    expect(await leave(benches, [parcel.packageId])).toMatchObject({ ok: false, code: "LINE_REFUSES_PARCEL" });
    expect((await stateOf(parcel.packageId)).state).toBe("weighed");
  });
});

describe("another customer's (F57)", () => {
  it("parcel and items answer like unknown ones, byte for byte", async () => {
    const [mei, omar] = [await aBuyer(spec), await aBuyer(spec)];
    const parcel = await aSubmittedParcel(spec, mei, benches);
    const unknown = "P20260101-AAAAAAA";
    const answers = async (packageId: string) => [
      await omar.call(contract.parcelDetail, { query: { packageId } }),
      await omar.call(contract.parcelTracking, { query: { packageId } }),
      await omar.call(contract.cancelParcel, { body: { packageId } }),
      await omar.call(contract.confirmReceipt, { body: { packageId } }),
    ];
    expect(await answers(parcel.packageId)).toEqual(await answers(unknown));
    const own = await aStoredItem(spec, omar, benches);
    const free = await aStoredItem(spec, mei, benches);
    const addressId = await anAddress(spec, omar);
    const mixed = (itemId: string) => omar.call(contract.parcelOptions, { body: { itemIds: [own.itemId, itemId], addressId } });
    expect(await mixed(free.itemId)).toEqual(await mixed("999999999"));
    const form = await aForm(omar, [own.itemId], addressId);
    const submit = (itemId: string) => omar.call(contract.submitParcel, { body: { ...form, itemIds: [own.itemId, itemId] } });
    expect(await submit(free.itemId)).toEqual(await submit("999999999"));
    const foreign = await anAddress(spec, mei);
    const to = (id: string) => omar.call(contract.submitParcel, { body: { ...form, addressId: id } });
    expect(await to(foreign)).toEqual(await to("999999999"));
  });

  it("money on a parcel is never taken from the body (F31)", async () => {
    const mei = await aBuyer(spec);
    const item = await aStoredItem(spec, mei, benches);
    const form = await aForm(mei, [item.itemId], await anAddress(spec, mei));
    const reply = await mei.fetch("/api/parcel/submit", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...form, deposit: "0.01", owed: "0.00", state: "shipped" }),
    });
    expect(reply.status).toBe(400);
    expect(cny(form.total).amount).toBeGreaterThan(0n);
  });

  it("staff without the permission, and shoppers, stay out of the benches", async () => {
    const support = await spec.staff("support");
    const mei = await aBuyer(spec);
    const body = { packageId: "P20260101-AAAAAAA" };
    expect(await support.call(contract.startPicking, { body })).toMatchObject({ ok: false, status: 403 });
    expect(await mei.call(contract.startPicking, { body })).toMatchObject({ ok: false, status: 401 });
    expect(await spec.visitor().call(contract.parcelDetail, { query: body })).toMatchObject({ ok: false, status: 401 });
  });
});

function never(): never {
  throw new Error("no form");
}
