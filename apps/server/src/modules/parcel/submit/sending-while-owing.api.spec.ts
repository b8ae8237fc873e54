import { submitDiy } from "@sihai/contract/order";
import * as contract from "@sihai/contract/parcel";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aKey, pay, payPassword } from "#testing";
import { aManualOrder } from "../../../../testing/order/manual-order.ts";
import { aForm, type Benches, theBenches } from "../../../../testing/parcel/parcels.ts";
import { addressId, gateway, mei, spec, standOnCardGround } from "../../../../testing/payment/card-fixtures.ts";
import { aRecharge, cards, payWith } from "../../../../testing/payment/payments.ts";
import { aStoredItem } from "../../../../testing/warehouse/stored-items.ts";

standOnCardGround();
let benches: Benches;
beforeAll(async () => {
  benches = await theBenches(spec);
});

beforeEach(async () => {
  const hash = await spec.deps.passwords.hash(payPassword);
  await spec.deps.db.updateTable("app_user").set({ pay_password_hash: hash }).where("id", "=", mei.id).execute();
});

async function takeBack(tradeNo: string): Promise<void> {
  const intentId = (await gateway.intentsOf(tradeNo))[0]?.id ?? "";
  await gateway.refund(intentId);
  for (const event of await gateway.eventsAbout(intentId)) await gateway.replay(event.id);
}

type Stored = { own: string; bought: string };

/** Something in storage, and something there that stands as bought by the order while it is looked at: the books know it as its owner's own. */
async function withTwoItems(orderNo: string, look: (stored: Stored) => Promise<void>): Promise<void> {
  const [own, bought] = [await aStoredItem(spec, mei, benches), await aStoredItem(spec, mei, benches)];
  const { db } = spec.deps;
  const order = await db.selectFrom("purchase_order").select("id").where("order_no", "=", orderNo).executeTakeFirstOrThrow();
  const before = await db.selectFrom("order_item").select("order_id").where("id", "=", bought.itemId).executeTakeFirstOrThrow();
  const ofOrder = (order_id: string) => db.updateTable("order_item").set({ order_id }).where("id", "=", bought.itemId).execute();
  await ofOrder(order.id);
  await look({ own: own.itemId, bought: bought.itemId });
  await ofOrder(before.order_id);
}

async function submitted(itemIds: string[]) {
  return mei.call(contract.submitParcel, { body: await aForm(mei, itemIds, addressId) }, { key: aKey() });
}

describe("whoever owes for a payment that was taken back", () => {
  it.each(["by card at once", "from a balance the card filled"] as const)(
    "sends what other money paid for, and not what it bought %s; new orders wait",
    async (way) => {
      const body = aManualOrder("60.00");
      const { tradeNo, orderNo } = await mei.must(submitDiy, { body }, { key: aKey() });
      const paying = way === "by card at once" ? tradeNo : await aRecharge(mei, "100.00");
      await payWith(mei, paying, cards.visa, { addressId });
      if (paying !== tradeNo) expect(await pay(mei, tradeNo)).toMatchObject({ ok: true });
      await takeBack(paying);
      await withTwoItems(orderNo, async ({ own, bought }) => {
        expect(await submitted([bought])).toMatchObject({ ok: false, code: "DEBT_OPEN", data: { owed: "60.00" } });
        expect(await submitted([own, bought])).toMatchObject({ ok: false, code: "DEBT_OPEN" });
        expect(await submitted([own])).toMatchObject({ ok: true });
      });
      expect(await mei.call(submitDiy, { body }, { key: aKey() })).toMatchObject({ ok: false, code: "DEBT_OPEN" });
    },
  );

  it("sends nothing where nobody can follow the payment to what it bought", async () => {
    const { tradeNo } = await mei.must(submitDiy, { body: aManualOrder("60.00") }, { key: aKey() });
    await payWith(mei, tradeNo, cards.visa, { addressId });
    await takeBack(tradeNo);
    const { db } = spec.deps;
    const { id, user_id, attempt_id } = await db
      .selectFrom("card_reversal")
      .select(["id", "user_id", "attempt_id"])
      .where("user_id", "=", mei.id)
      .executeTakeFirstOrThrow();
    const followed = (by: { user_id: string | null; attempt_id: string | null }) =>
      db.updateTable("card_reversal").set(by).where("id", "=", id).execute();
    await followed({ user_id: null, attempt_id: null });
    const { itemId } = await aStoredItem(spec, mei, benches);
    const reply = await submitted([itemId]);
    await followed({ user_id, attempt_id });
    expect(reply).toMatchObject({ ok: false, code: "DEBT_OPEN" });
  });
});
