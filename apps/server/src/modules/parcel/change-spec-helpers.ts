import * as contract from "@sihai/contract/parcel";
import * as promotion from "@sihai/contract/promotion";
import { anAddress, type Client, type SpecWorld } from "#testing";
import { postCredits } from "../ledger/index.ts";
import { aKindOfCoupon } from "../promotion/spec-helpers.ts";
import { aForm, aKey, aStoredItem, type Benches } from "./spec-helpers.ts";

/** A coupon of ¥15 off shipping, claimed by the shopper. */
export async function aShippingCoupon(spec: SpecWorld, client: Client): Promise<string> {
  const editor = await spec.staff("content");
  const body = aKindOfCoupon(spec.deps.clock.now(), { reduce: "15.00" });
  const { kindId } = await editor.must(promotion.createCouponKind, { body }, { key: aKey() });
  return (await client.must(promotion.claimCoupon, { body: { kindId } }, { key: aKey() })).couponId;
}

export async function creditTo(spec: SpecWorld, client: Client, credits: number): Promise<void> {
  const at = spec.deps.clock.now();
  await spec.deps.db.transaction().execute(async (tx) => {
    await postCredits(tx, { key: aKey(), kind: "spec", userId: client.id, at, way: "earn", credits });
  });
}

/** An unpaid parcel of two items. */
export async function aParcelOfTwo(
  spec: SpecWorld,
  client: Client,
  benches: Benches,
): Promise<{ packageId: string; tradeNo: string; itemIds: string[]; itemNos: string[] }> {
  const [first, second] = [await aStoredItem(spec, client, benches), await aStoredItem(spec, client, benches)];
  const itemIds = [first.itemId, second.itemId];
  const form = await aForm(client, itemIds, await anAddress(spec, client));
  const { packageId, tradeNo } = await client.must(contract.submitParcel, { body: form }, { key: aKey() });
  return { packageId, tradeNo, itemIds, itemNos: [first.itemNo, second.itemNo] };
}
