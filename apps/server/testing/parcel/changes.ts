import type { CallInput } from "@sihai/contract";
import * as contract from "@sihai/contract/parcel";
import * as promotion from "@sihai/contract/promotion";
import { aKey, anAddress, type Client, type SpecWorld } from "#testing";
import { postCredits } from "../../src/modules/ledger/index.ts";
import { aKindOfCoupon, anOpenKind } from "../promotion/promotions.ts";
import { aStoredItem } from "../warehouse/stored-items.ts";
import { aForm, type Benches } from "./parcels.ts";

export type ChangeBody = CallInput<typeof contract.changeParcel>["body"];

/** Submits a change of a parcel; the whole reply, for specs of refusals too. */
export function changeIt(client: Client, body: ChangeBody) {
  return client.call(contract.changeParcel, { body }, { key: aKey() });
}

/** The parcel as the change page opens it, with the price the server names for what is changed. */
export async function aChangeOf(client: Client, packageId: string, given: Partial<ChangeBody> = {}): Promise<ChangeBody> {
  const parcel = await client.must(contract.parcelDetail, { query: { packageId } });
  const body: ChangeBody = {
    packageId,
    revision: parcel.revision,
    itemIds: parcel.items.map(({ itemId }) => itemId),
    lineId: parcel.line.id,
    services: [],
    declaration: parcel.declaration,
    insuredValue: parcel.insurance.insured,
    identity: { kind: parcel.identity.kind, companyName: parcel.identity.companyName ?? "", number: "", kept: true },
    email: parcel.email,
    remark: parcel.remark,
    agreedInsurance: true,
    agreedDifference: true,
    total: "0.01",
    ...given,
  };
  if (given.total !== undefined) return body;
  const request = await changeIt(client, body);
  if (request.ok || request.code !== "PARCEL_PRICE_CHANGED") throw new Error(`not priced: ${JSON.stringify(request)}`);
  const { total } = request.data as { total: string };
  return { ...body, total };
}

/** A coupon of ¥15 off shipping, claimed by the shopper. */
export async function aShippingCoupon(spec: SpecWorld, client: Client): Promise<string> {
  const editor = await spec.staff("content");
  const body = aKindOfCoupon(spec.deps.clock.now(), { reduce: "15.00" });
  const kindId = await anOpenKind(spec, editor, body);
  return (await client.must(promotion.claimCoupon, { body: { kindId } }, { key: aKey() })).couponId;
}

/** Gives a shopper so many credits, as if they had been earned. */
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
