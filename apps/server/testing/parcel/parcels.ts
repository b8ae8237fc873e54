import type { CallInput } from "@sihai/contract";
import * as contract from "@sihai/contract/parcel";
import { cny, parseMoney, sum, toDecimal } from "@sihai/domain";
import { insuranceFee } from "@sihai/domain/parcel";
import { aKey, anAddress, aPhoto, type Client, pay, type SpecWorld } from "#testing";
import { aStoredItem, benchPhoto } from "../warehouse/stored-items.ts";

export type Benches = { receiver: Client; packer: Client; dispatcher: Client };
/** Somebody at each bench a parcel passes; the packer may receive as well. */
export async function theBenches(spec: SpecWorld): Promise<Benches> {
  return {
    receiver: await spec.staff("receiver"),
    packer: await spec.staff("packer", "receiver"),
    dispatcher: await spec.staff("dispatcher"),
  };
}

type SubmitBody = CallInput<typeof contract.submitParcel>["body"];

/** A whole submit form: the cheapest line unless another is asked for, declared as proposed. */
export async function aForm(
  client: Client,
  itemIds: string[],
  addressId: string,
  given: Partial<SubmitBody> = {},
): Promise<SubmitBody> {
  const options = await client.must(contract.parcelOptions, { body: { itemIds, addressId } });
  const chosen = options.eligible.find(({ line }) => (given.lineId === undefined ? !line.needsOutlet : line.id === given.lineId));
  if (!chosen) throw new Error("no line takes this parcel");
  const insured = given.insuredValue ?? "0.00";
  const fee = insuranceFee({ insurance: chosen.line.insurance }, cny(insured));
  const charges = options.charges.map(({ amount }) => cny(amount));
  const services = (given.services ?? []).map((choice) => {
    const price = options.services.find(({ code }) => code === choice.code);
    const pieces = price?.unit === "piece" ? choice.items.reduce((total, { quantity }) => total + quantity, 0) : 1;
    return parseMoney(toDecimal({ amount: cny(price?.price ?? "0.00").amount * BigInt(pieces), currency: "CNY" }), "CNY");
  });
  return {
    itemIds,
    addressId,
    lineId: chosen.line.id,
    services: [],
    declaration: options.declaration,
    insuredValue: insured,
    identity: { kind: "personal", companyName: "", number: "" },
    email: "mei@example.com",
    remark: "",
    agreedInsurance: true,
    agreedDifference: true,
    total: toDecimal(sum([cny(chosen.deposit), fee, ...charges, ...services], "CNY")),
    ...given,
  };
}

/** One item on a shelf, submitted as a parcel to a new address and not paid; `form` changes what is submitted. */
export async function aSubmittedParcel(
  spec: SpecWorld,
  client: Client,
  benches: Benches,
  given: Parameters<typeof aStoredItem>[3] & { form?: Partial<SubmitBody> } = {},
) {
  const item = await aStoredItem(spec, client, benches, given);
  const addressId = await anAddress(spec, client);
  const form = await aForm(client, [item.itemId], addressId, given.form);
  const parcel = await client.must(contract.submitParcel, { body: form }, { key: aKey() });
  return { ...parcel, item, form };
}

/** The same parcel, paid from the balance. Throws when it could not be paid. */
export async function aPaidParcel(
  spec: SpecWorld,
  client: Client,
  benches: Benches,
  given: Parameters<typeof aSubmittedParcel>[3] = {},
) {
  const parcel = await aSubmittedParcel(spec, client, benches, given);
  const paid = await pay(client, parcel.tradeNo);
  if (!paid.ok) throw new Error(`not paid: ${paid.code} ${JSON.stringify(paid.data)}`);
  return parcel;
}

/** Picks the items, does every service that is waited for, with a photo where one is needed, and packs; not weighed yet. */
export async function packIt({ packer }: Benches, packageId: string, itemNos: string[]): Promise<void> {
  await packer.must(contract.startPicking, { body: { packageId } });
  for (const itemNo of itemNos) await packer.must(contract.pickItem, { body: { packageId, itemNo } });
  const { work } = await packer.must(contract.packingParcel, { query: { packageId } });
  for (const { code, itemNo, needsPhoto } of work) {
    const photo = needsPhoto ? { photo: await benchPhoto(packer, packageId, await aPhoto()) } : {};
    await packer.must(contract.closeService, { body: { packageId, code, ...(itemNo !== null && { itemNo }), ...photo } });
  }
  await packer.must(contract.packParcel, { body: { packageId } });
}

/** Weighs and seals with all three photos; sides in centimetres; the whole reply. */
export async function weighIt(
  { packer }: Benches,
  packageId: string,
  size: { grams: number; sidesCm: [number, number, number] },
) {
  const [scale, tape, packed] = [
    await benchPhoto(packer, packageId, await aPhoto()),
    await benchPhoto(packer, packageId, await aPhoto()),
    await benchPhoto(packer, packageId, await aPhoto()),
  ];
  return packer.call(contract.weighParcel, {
    body: { packageId, ...size, scalePhoto: scale, tapePhoto: tape, packedPhoto: packed },
  });
}

let waybills = 0;

/** Gives a sealed parcel a waybill number no other one has, of "Sihai Line"; the number. */
export async function aWaybill({ dispatcher }: Benches, packageId: string): Promise<string> {
  const waybillNo = `SH${String(Date.now()).slice(-7)}${String(++waybills).padStart(3, "0")}CN`;
  await dispatcher.must(contract.giveWaybill, { body: { packageId, carrier: "Sihai Line", waybillNo } });
  return waybillNo;
}

/** Paid, packed, weighed and with a waybill: ready for the carrier. */
export async function aSealedParcel(
  spec: SpecWorld,
  client: Client,
  benches: Benches,
  size = { grams: 600, sidesCm: [30, 20, 8] as [number, number, number] },
  given: Parameters<typeof aSubmittedParcel>[3] = {},
) {
  const parcel = await aPaidParcel(spec, client, benches, given);
  await packIt(benches, parcel.packageId, [parcel.item.itemNo]);
  const weighed = await weighIt(benches, parcel.packageId, size);
  if (!weighed.ok) throw new Error(`not weighed: ${weighed.code} ${JSON.stringify(weighed.data)}`);
  return { ...parcel, waybillNo: await aWaybill(benches, parcel.packageId) };
}

/** Hands parcels over to "Sihai Line"; the whole reply. The same `key` twice is the same handover. */
export function leave({ dispatcher }: Benches, packageIds: string[], key = aKey()) {
  return dispatcher.call(contract.handOver, { body: { carrier: "Sihai Line", packageIds } }, { key });
}
