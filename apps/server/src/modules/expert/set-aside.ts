import { type Money, ok, sign, subtract, toDecimal, zero } from "@sihai/domain";
import { resumeStorage } from "@sihai/domain/storage";
import type { Deps, Tx } from "#platform";
import { freeItems, lockItems } from "../item/index.ts";
import { deposit, held, type Purse, post, wallet, world } from "../ledger/index.ts";
import { resumeStorageOf, storedItemsOf } from "../warehouse/index.ts";
import { type ExpertKey, type ExpertService, expertItemIds, letItemsGo, recordHoldEnd } from "./expert.store.ts";

/** What is set aside for a service's parcels, as sources know it. */
export function purseOfHold({ id }: Pick<ExpertKey, "id">): Purse {
  return `expert-hold:${id}`;
}

/** The mark on goods that are with the expert. */
export function reservation({ serviceBarcode }: Pick<ExpertService, "serviceBarcode">): string {
  return `expert:${serviceBarcode}`;
}

/** Sets money aside for direct deduction. Refuses with BALANCE_NOT_ENOUGH. */
export async function setMoneyAside(tx: Tx, { userId, id }: ExpertKey, serviceBarcode: string, amount: Money, at: Date) {
  if (sign(amount) === 0) return ok();
  return post(tx, {
    key: `hold-expert:${id}`,
    kind: "hold-expert",
    userId,
    at,
    subject: `expert:${serviceBarcode}`,
    postings: [{ from: wallet(userId), to: held(userId), amount }],
    sources: [{ step: "spent", parts: [{ purse: purseOfHold({ id }), amount }] }],
  });
}

/** Ends what was set aside, once: what was used of it is used, the rest goes back to the wallet. Nothing is left to do without any. */
export async function endHold(tx: Tx, service: ExpertService, used: Money, at: Date): Promise<void> {
  const { userId, id, serviceBarcode, hold, holdEndedAt } = service;
  if (sign(hold) === 0 || holdEndedAt !== null) return;
  await recordHoldEnd(tx, service, used, at);
  const released = await post(tx, {
    key: `release-expert:${id}`,
    kind: "release-expert",
    userId,
    at,
    subject: `expert:${serviceBarcode}`,
    postings: [{ from: held(userId), to: wallet(userId), amount: subtract(hold, used) }],
    sources: [{ step: "given-back", purse: purseOfHold({ id }), amount: subtract(hold, used) }],
  });
  if (!released.ok)
    throw new Error(`what expert service ${serviceBarcode} holds is short by ${toDecimal(released.refusal.short)}`);
}

/** The fee is earned once the work begins, or when a paid request is called off (rule K-23). */
export async function earnFee(tx: Tx, { userId, id, serviceBarcode, fee }: ExpertService, at: Date): Promise<void> {
  const earned = await post(tx, {
    key: `expert-fee:${id}`,
    kind: "expert-fee",
    userId,
    at,
    subject: `expert:${serviceBarcode}`,
    postings: [{ from: deposit(userId), to: world("service-income"), amount: fee }],
  });
  if (!earned.ok) throw new Error(`the fee of expert service ${serviceBarcode} is short by ${toDecimal(earned.refusal.short)}`);
}

/** Decimal CNY: the fee where it was paid, which is not returned; otherwise nothing. */
export function feePaidOf({ fee, feePaidAt }: Pick<ExpertService, "fee" | "feePaidAt">): string {
  return toDecimal(feePaidAt === null ? zero("CNY") : fee);
}

/** Lets the goods go, their storage clocks going on with the time they stood still added; for a parcel, or back to the customer. */
export async function freeGoods(tx: Tx, deps: Pick<Deps, "settings">, service: ExpertService, at: Date): Promise<void> {
  const { userId } = service;
  const ids = await expertItemIds(tx, service);
  await lockItems(
    tx,
    ids.map((itemId) => ({ userId, itemId })),
  );
  await freeItems(tx, userId, reservation(service));
  await letItemsGo(tx, service);
  for (const item of await storedItemsOf(tx, userId, ids))
    if (item.pausedAt) await resumeStorageOf(tx, deps, { ...item, freeUntil: resumeStorage(item.freeUntil, item.pausedAt, at) });
}

/** A service ends without parcels: goods and money are the customer's again; a paid fee stays paid. */
export async function giveBack(tx: Tx, deps: Pick<Deps, "settings">, service: ExpertService, at: Date): Promise<void> {
  if (service.acceptedAt === null) await freeGoods(tx, deps, service, at);
  await endHold(tx, service, zero("CNY"), at);
}
