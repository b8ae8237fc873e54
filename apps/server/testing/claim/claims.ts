import * as calls from "@sihai/contract/claim";
import { uploadPicture } from "@sihai/contract/file";
import type { ClaimKind } from "@sihai/domain/claim";
import { aKey, aPhoto, type Client, type SpecWorld } from "#testing";
import { recordTracking } from "../../src/modules/parcel/transit/record-tracking.service.ts";
import { aSealedParcel, type Benches, leave } from "../parcel/parcels.ts";

/** A parcel on the road: three pieces of one item at CNY 40.00 each; `insuredValue` in CNY, "0.00" for none. */
export async function aShippedParcel(world: SpecWorld, client: Client, benches: Benches, insuredValue = "0.00") {
  const parcel = await aSealedParcel(world, client, benches, undefined, { quantity: 3, price: "40.00", form: { insuredValue } });
  const left = await leave(benches, [parcel.packageId]);
  if (!left.ok) throw new Error(`not handed over: ${left.code}`);
  return parcel;
}
export type Shipped = Awaited<ReturnType<typeof aShippedParcel>>;

/** The carrier's scan of a delivery, now. */
export async function deliver({ deps }: SpecWorld, { waybillNo, packageId }: Shipped): Promise<Date> {
  const at = deps.clock.now();
  const place = { zh: "柏林", en: "Berlin" };
  await recordTracking(deps, {
    number: waybillNo,
    reference: packageId,
    stage: "delivered",
    events: [{ at, stage: "delivered", country: "DE", place, text: { zh: "已签收", en: "Delivered" } }],
  });
  return at;
}

/** Such a parcel that the carrier says has come; `insuredValue` in CNY, "0.00" for none. */
export async function aDeliveredParcel(world: SpecWorld, client: Client, benches: Benches, insuredValue = "0.00") {
  const parcel = await aShippedParcel(world, client, benches, insuredValue);
  await deliver(world, parcel);
  return parcel;
}

const pictures = new WeakMap<Client, string>();
/** The same picture for all claims of a buyer: uploads are limited by the minute. */
export async function aPicture(client: Client): Promise<string> {
  const known = pictures.get(client);
  if (known) return known;
  const bytes = await aPhoto();
  const { fileId } = await client.must(uploadPicture, {}, { files: [{ name: "p.png", bytes, type: "image/png" }] });
  pictures.set(client, fileId);
  return fileId;
}

type Told = {
  kind?: ClaimKind;
  quantity?: number;
  amount?: string;
  photos?: string[];
  items?: { itemNo: string; quantity: number }[];
};

/** Tells that something is wrong with the parcel's item. */
export async function tellOf(client: Client, { packageId, item }: Shipped, told: Told = {}, key = aKey()) {
  const { kind = "damaged", quantity = 1, amount = "1.00" } = told;
  const isOfGoods = kind === "damaged" || kind === "missing" || kind === "wrong";
  const items = told.items ?? (isOfGoods ? [{ itemNo: item.itemNo, quantity }] : []);
  const photos = told.photos ?? (isOfGoods ? [await aPicture(client)] : []);
  const body = { packageId, kind, items, description: "The box was torn open", photos, amount };
  return client.call(calls.openClaim, { body }, { key });
}

/** The same where it has to succeed; the claim's number. Throws when it was refused. */
export async function told(client: Client, parcel: Shipped, given: Told = {}): Promise<string> {
  const reply = await tellOf(client, parcel, given);
  if (!reply.ok) throw new Error(`not told: ${reply.code} ${JSON.stringify(reply.data)}`);
  return reply.data.claimNo;
}

export type ClaimDesk = { support: Client; finance: Client };
/** Who answers claims, and who pays them: two people. */
export async function theClaimDesk(world: SpecWorld): Promise<ClaimDesk> {
  return { support: await world.staff("support"), finance: await world.staff("finance") };
}

/** Every act on a claim by direct call, with input that is right. */
export function acts(client: Client, { support, finance }: ClaimDesk, claimNo: string, amount = "1.00") {
  const body = { claimNo };
  return {
    review: () => support.call(calls.reviewClaim, { body }),
    offer: (offered = amount) =>
      support.call(calls.offerForClaim, { body: { ...body, amount: offered, reason: "As the photos show" } }),
    refuse: () => support.call(calls.refuseClaim, { body: { ...body, reason: "The photos show no damage" } }),
    accept: (seen = amount) => client.call(calls.acceptClaimOffer, { body: { ...body, amount: seen } }),
    contest: () => client.call(calls.contestClaimOffer, { body: { ...body, text: "Two were broken" } }),
    withdraw: () => client.call(calls.withdrawClaim, { body }),
    write: () => client.call(calls.writeAboutClaim, { body: { ...body, text: "Here is more" } }),
    answer: () => support.call(calls.answerClaim, { body: { ...body, text: "Thank you" } }),
    pay: (payer: Client = finance) => payer.call(calls.payClaim, { body }),
  };
}

/** A parcel's claims as its customer reads them. */
export async function viewOf(client: Client, packageId: string) {
  return client.must(calls.parcelClaims, { query: { packageId } });
}
