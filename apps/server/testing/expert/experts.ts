import * as contract from "@sihai/contract/expert";
import { aKey, anAddress, type Client, pay, payPassword, type SpecWorld } from "#testing";
import type { Benches } from "../parcel/parcels.ts";
import { aStoredItem } from "../warehouse/stored-items.ts";

export type Goods = { itemIds: string[]; addressId: string };

/** Goods on shelves and an address, of one shopper. */
export async function someGoods(spec: SpecWorld, client: Client, benches: Benches, sizes: readonly number[]): Promise<Goods> {
  const itemIds: string[] = [];
  for (const grams of sizes) itemIds.push((await aStoredItem(spec, client, benches, { grams, sidesCm: [20, 15, 10] })).itemId);
  return { itemIds, addressId: await anAddress(spec, client) };
}

type ExpertRequest = Partial<Wishes>;
type Wishes = Goods & {
  objective: "cheapest" | "fastest" | "balanced";
  maySplit: boolean;
  packaging: "keep" | "remove-outer" | "remove-all" | "vacuum";
  deduction: "direct" | "confirm";
};

/** Asks with the terms as they are shown; where these are refused already, that is the answer. */
export async function ask(client: Client, goods: Goods, given: ExpertRequest = {}) {
  const all: Wishes = { ...usual, deduction: "confirm", ...goods, ...given };
  const { deduction, ...wishes } = all;
  const terms = await client.call(contract.expertTerms, { body: wishes });
  if (!terms.ok) return terms;
  const body = {
    ...wishes,
    deduction,
    declared: terms.data.declared,
    email: "mei@example.com",
    description: "",
    ...(deduction === "direct" && { hold: terms.data.hold, payPassword, agreedDifference: true }),
  };
  return client.call(contract.submitExpert, { body }, { key: aKey() });
}

const usual = { objective: "cheapest" as const, maySplit: true, packaging: "keep" as const };

/** What a page sends that asks for direct deduction, with the terms as they are shown. */
export async function directRequest(client: Client, goods: Goods) {
  const { declared, hold } = await client.must(contract.expertTerms, { body: { ...goods, ...usual } });
  const written = { declared, email: "mei@example.com", description: "" };
  return { ...goods, ...usual, ...written, deduction: "direct" as const, hold, payPassword, agreedDifference: true };
}

/** The same where it has to succeed, its fee not paid yet. Throws when it was refused. */
export async function request(client: Client, goods: Goods, given: ExpertRequest = {}) {
  const answer = await ask(client, goods, given);
  if (!answer.ok) throw new Error(`not asked: ${answer.code}`);
  return answer.data;
}

/** Asked and its fee paid. */
export async function paidFor(client: Client, goods: Goods, given: ExpertRequest = {}): Promise<string> {
  const { serviceBarcode, tradeNo } = await request(client, goods, given);
  const paid = await pay(client, tradeNo);
  if (!paid.ok) throw new Error(`the fee was not paid: ${paid.code}`);
  return serviceBarcode;
}

/** Takes a request up at the experts' desk; the whole reply, for specs of refusals too. */
export function take(desk: Client, serviceBarcode: string) {
  return desk.call(contract.takeExpert, { body: { serviceBarcode } }, { key: aKey() });
}

/** All goods in one parcel on the cheapest line, or so many as are asked for. */
export async function sendPlan(desk: Client, serviceBarcode: string, split?: readonly (readonly string[])[]) {
  const { service } = await desk.must(contract.readExpertAsStaff, { query: { serviceBarcode } });
  const parts = split ?? [service.items.map(({ itemId }) => itemId)];
  const parcels = [];
  for (const itemIds of parts) {
    const body = { serviceBarcode, itemIds: [...itemIds], packaging: service.packaging };
    const { eligible } = await desk.must(contract.quoteExpertParcel, { body });
    parcels.push({ itemIds: [...itemIds], lineId: eligible[0]?.line.id ?? "", packaging: service.packaging });
  }
  return desk.call(contract.sendExpertPlan, { body: { serviceBarcode, parcels, note: "一起走最省。" } }, { key: aKey() });
}

/** A plan that waits for its customer. */
export async function planned(client: Client, desk: Client, goods: Goods, given: ExpertRequest = {}): Promise<string> {
  const serviceBarcode = await paidFor(client, goods, given);
  await take(desk, serviceBarcode);
  const sent = await sendPlan(desk, serviceBarcode);
  if (!sent.ok) throw new Error(`not sent: ${sent.code}`);
  return serviceBarcode;
}

/** Says yes to the plan at the total it names now, as a private person; the whole reply. */
export async function accept(client: Client, serviceBarcode: string, agreed: { agreedOpenServices?: boolean } = {}) {
  const plan = await client.must(contract.readPackingPlan, { query: { serviceBarcode } });
  const body = {
    serviceBarcode,
    total: plan.total,
    identity: { kind: "personal" as const, companyName: "", number: "" },
    agreedDifference: true,
    ...agreed,
  };
  return client.call(contract.acceptPackingPlan, { body }, { key: aKey() });
}

/** The customer calls the request off; the whole reply. */
export function cancel(client: Client, serviceBarcode: string) {
  return client.call(contract.cancelExpert, { body: { serviceBarcode } }, { key: aKey() });
}

/** The customer says no to the plan, by default because it took too long; the whole reply. */
export function decline(client: Client, serviceBarcode: string, reason = "太慢了") {
  return client.call(contract.declinePackingPlan, { body: { serviceBarcode, reason } }, { key: aKey() });
}
