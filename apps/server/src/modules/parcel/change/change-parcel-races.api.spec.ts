import { setTimeout } from "node:timers/promises";
import * as contract from "@sihai/contract/parcel";
import * as promotion from "@sihai/contract/promotion";
import { cny, subtract, toDecimal } from "@sihai/domain";
import { describe, expect, it } from "vitest";
import { aKey, anAddress, pay, payPassword, race, trials, watchLockOrder } from "#testing";
import { aChangeOf, aParcelOfTwo, aShippingCoupon, changeIt } from "../../../../testing/parcel/changes.ts";
import { anotherMei, balance, benches, detail, mei, spec, standOnNewGround } from "../../../../testing/parcel/fixtures.ts";
import { aForm, aPaidParcel, aSubmittedParcel, packIt, weighIt } from "../../../../testing/parcel/parcels.ts";
import { aStoredItem } from "../../../../testing/warehouse/stored-items.ts";
import { lockCustomer } from "../../identity/index.ts";
import { cancelUnpaidParcel } from "./cancel-parcel.service.ts";

watchLockOrder();

standOnNewGround();

describe("changing races", () => {
  it("with paying: one of the two prices is paid, once (rule F12)", async () => {
    for (const trial of trials(6)) {
      await anotherMei();
      const parcel = await aSubmittedParcel(spec, mei, benches);
      const more = await aStoredItem(spec, mei, benches);
      const body = await aChangeOf(mei, parcel.packageId, { itemIds: [parcel.item.itemId, more.itemId] });
      const before = await balance();
      const [paid, changed] = await Promise.all([
        pay(mei, parcel.tradeNo),
        changeIt(mei, trial % 2 === 0 ? body : { ...body, payPassword }),
      ]);
      const after = await detail(parcel.packageId);
      expect(after.state).toBe(paid.ok ? "unshipped" : "unpaid");
      expect(after.revision).toBe(changed.ok ? 1 : 0);
      const spent = subtract(before, await balance());
      expect(toDecimal(spent)).toBe(paid.ok ? after.total : "0.00");
    }
  });

  it("with paying: a payment password nobody looked at takes nothing from the wallet", async () => {
    const parcel = await aSubmittedParcel(spec, mei, benches);
    const more = await aStoredItem(spec, mei, benches, { grams: 3_000 });
    const body = await aChangeOf(mei, parcel.packageId, { itemIds: [parcel.item.itemId, more.itemId] });
    // The change waits for the customer's row; the parcel is paid meanwhile.
    const changing = await spec.deps.db.transaction().execute(async (tx) => {
      await lockCustomer(tx, mei.id);
      const waiting = changeIt(mei, { ...body, payPassword: "000000" });
      await setTimeout(500);
      expect(await pay(mei, parcel.tradeNo)).toMatchObject({ ok: true });
      return { waiting };
    });
    const before = await balance();
    expect(await changing.waiting).toMatchObject({ ok: false, code: "PAY_PASSWORD_NEEDED" });
    expect(await balance()).toEqual(before);
  });

  it("with the seal: what was sealed is what was changed into, or the change came too late (rule F36)", async () => {
    for (const _ of trials(4)) {
      await anotherMei();
      const { packageId, tradeNo, itemIds, itemNos } = await aParcelOfTwo(spec, mei, benches);
      await pay(mei, tradeNo);
      await packIt(benches, packageId, itemNos);
      const body = await aChangeOf(mei, packageId, { itemIds: itemIds.slice(0, 1) });
      const [sealed, changed] = await Promise.all([
        weighIt(benches, packageId, { grams: 900, sidesCm: [30, 20, 10] }),
        changeIt(mei, { ...body, payPassword }),
      ]);
      const after = await detail(packageId);
      expect([sealed.ok, changed.ok].filter(Boolean)).toHaveLength(1);
      expect(after.state).toBe(sealed.ok ? "weighed" : "picking");
      expect(after.items).toHaveLength(sealed.ok ? 2 : 1);
      if (changed.ok) await benches.packer.must(contract.putItemBack, { body: { itemNo: itemNos[1] ?? "" } });
    }
  });

  it("with cancelling and the deadline: money, coupon and goods are back once (rules F12 and F22)", async () => {
    for (const trial of trials(4)) {
      await anotherMei();
      const couponId = await aShippingCoupon(spec, mei);
      const start = await balance();
      const item = await aStoredItem(spec, mei, benches);
      const form = await aForm(mei, [item.itemId], await anAddress(spec, mei));
      const cheaper = { ...form, couponId, total: toDecimal(subtract(cny(form.total), cny("15.00"))) };
      const { packageId, tradeNo } = await mei.must(contract.submitParcel, { body: cheaper }, { key: aKey() });
      if (trial % 2 === 0) await pay(mei, tradeNo);
      const { id } = await spec.deps.db
        .selectFrom("parcel")
        .select("id")
        .where("package_no", "=", packageId)
        .executeTakeFirstOrThrow();
      const body = await aChangeOf(mei, packageId, { couponId, services: [{ code: "filling", items: [] }] });
      const cancel = () => mei.call(contract.cancelParcel, { body: { packageId } }, { key: aKey() });
      const expire = () =>
        spec.deps.db.transaction().execute((tx) => cancelUnpaidParcel({ userId: mei.id, parcelId: id }, spec.deps, tx));
      await race<unknown>(
        9,
        (index) => [() => changeIt(mei, { ...body, payPassword }), cancel, expire][index % 3]?.() ?? cancel(),
      );
      expect((await detail(packageId)).state).toBe("cancelled");
      expect(await balance()).toEqual(start);
      expect((await mei.must(promotion.listCoupons, { query: {} })).counts).toMatchObject({ available: 1, used: 0 });
    }
  });

  it.each(trials(1))(
    "with itself: sixteen at once, one is made; then with other parcels for the same goods (rule F36)",
    async () => {
      const parcel = await aPaidParcel(spec, mei, benches);
      const more = await aStoredItem(spec, mei, benches);
      const other = await aPaidParcel(spec, mei, benches);
      const body = await aChangeOf(mei, parcel.packageId, { itemIds: [parcel.item.itemId, more.itemId] });
      const rival = await aChangeOf(mei, other.packageId, { itemIds: [other.item.itemId, more.itemId] });
      const form = await aForm(mei, [more.itemId], await anAddress(spec, mei));
      const replies = await race<{ ok: true } | { ok: false; code: string }>(16, (index) =>
        index % 4 === 3
          ? mei.call(contract.submitParcel, { body: form }, { key: aKey() })
          : changeIt(mei, { ...(index % 2 === 0 ? body : rival), payPassword }),
      );
      expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
      const codes = new Set(replies.flatMap((reply) => (reply.ok ? [] : [reply.code])));
      for (const code of codes) expect(["PARCEL_CHANGED_MEANWHILE", "ITEM_ALREADY_IN_PARCEL"]).toContain(code);
    },
  );
});
