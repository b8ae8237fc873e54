import * as contract from "@sihai/contract/parcel";
import { beforeAll, describe, expect, it } from "vitest";
import { aBuyer, aKey, anAddress, type Client, logInAgain, pay, race, trials, watchLockOrder } from "#testing";
import { benches, spec, standOnNewGround, stateOf } from "../../../testing/parcel/fixtures.ts";
import { aForm, aSealedParcel, aSubmittedParcel, leave, weighIt } from "../../../testing/parcel/parcels.ts";
import { aStoredItem } from "../../../testing/warehouse/stored-items.ts";
import { cancelUnpaidParcel } from "./change/cancel-parcel.service.ts";
import { settleParcel } from "./dispatch/settle-parcel.service.ts";

watchLockOrder();

standOnNewGround();
const heavy = { grams: 1800, sidesCm: [34, 24, 12] as [number, number, number] };
let otherNode: string;
beforeAll(async () => {
  otherNode = await spec.anotherNode();
});

/** The same person on one node or the other. */
function onNode(client: Client, index: number): Client {
  return index % 2 === 0 ? client : client.at(otherNode);
}

function never(): never {
  throw new Error("no form");
}

describe("sixteen at once", () => {
  it.each(trials(1))("put an item into one parcel only (rule F36)", async () => {
    const mei = await aBuyer(spec);
    const item = await aStoredItem(spec, mei, benches);
    const form = await aForm(mei, [item.itemId], await anAddress(spec, mei));
    const replies = await race(16, (index) => onNode(mei, index).call(contract.submitParcel, { body: form }, { key: aKey() }));
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
    expect(new Set(replies.flatMap((reply) => (reply.ok ? [] : [reply.code])))).toEqual(new Set(["ITEM_ALREADY_IN_PARCEL"]));
  });

  it.each(trials(1))("under one key make one parcel, and all hear of it (rule F01)", async () => {
    const mei = await aBuyer(spec);
    const item = await aStoredItem(spec, mei, benches);
    const form = await aForm(mei, [item.itemId], await anAddress(spec, mei));
    const key = aKey();
    const replies = await race(16, (index) => onNode(mei, index).call(contract.submitParcel, { body: form }, { key }));
    expect(new Set(replies.map((reply) => (reply.ok ? reply.data.packageId : reply.code))).size).toBe(1);
  });

  it.each(trials(1))("are all turned away while a balance over the cap is owed (rule F34)", async () => {
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

  it("pay or let it expire: exactly one wins (rule F12)", async () => {
    for (const _ of trials(6)) {
      const mei = await aBuyer(spec, "500.00");
      const parcel = await aSubmittedParcel(spec, mei, benches);
      const row = await spec.deps.db
        .selectFrom("parcel")
        .select("id")
        .where("package_no", "=", parcel.packageId)
        .executeTakeFirstOrThrow();
      const expire = () =>
        spec.deps.db.transaction().execute((tx) => cancelUnpaidParcel({ userId: mei.id, parcelId: row.id }, spec.deps, tx));
      const [pays] = await Promise.all([race(2, (index) => pay(onNode(mei, index), parcel.tradeNo)), race(4, expire)]);
      expect((await stateOf(parcel.packageId)).state).toBe(pays.some(({ ok }) => ok) ? "unshipped" : "cancelled");
    }
  });

  it("pay and cancel: paid and refunded, or never paid", async () => {
    for (const _ of trials(6)) {
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

  it("settle once while benches on two nodes weigh again (rule F33)", async () => {
    for (const _ of trials(3)) {
      const mei = await aBuyer(spec, "900.00");
      const parcel = await aSealedParcel(spec, mei, benches, heavy);
      const elsewhere = { ...benches, packer: benches.packer.at(otherNode), dispatcher: benches.dispatcher.at(otherNode) };
      const left = await Promise.all([
        leave(benches, [parcel.packageId]),
        leave(elsewhere, [parcel.packageId]),
        weighIt(benches, parcel.packageId, { grams: 500, sidesCm: [20, 20, 5] }),
        weighIt(elsewhere, parcel.packageId, { grams: 2500, sidesCm: [34, 24, 12] }),
      ]);
      expect(left.slice(0, 2).filter(({ ok }) => ok)).toHaveLength(1);
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

  it.each(trials(1))("hand over one list: a parcel leaves once", async () => {
    const mei = await aBuyer(spec, "900.00");
    const parcel = await aSealedParcel(spec, mei, benches);
    const replies = await race(8, () => leave(benches, [parcel.packageId]));
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
  });
});
