import type { AgreementSeen } from "@sihai/contract/content";
import { type Money, ok, type Result, refuse } from "@sihai/domain";
import { packingRemarks } from "@sihai/text/papers";
import { clearTimer, type Deps, type Tx } from "#platform";
import { levelOf } from "../freight/index.ts";
import { submitTogether } from "../parcel/index.ts";
import { storedItemsOf } from "../warehouse/index.ts";
import { type ExpertService, expertItemIds, updateExpert } from "./expert.store.ts";
import { keepMadeParcel, planOf } from "./expert-plan.store.ts";
import { type Market, pricePlan } from "./price-plan.ts";
import { freeGoods } from "./set-aside.ts";
import { expertTimers } from "./timer-names.ts";

type Identity = { kind: "personal" | "company"; companyName: string; number: string };
/** What the customer says to the plan. */
export type Answer = {
  identity: Identity;
  agreedDifference: boolean;
  agreedOpenServices?: boolean | undefined;
  agreementsSeen?: readonly AgreementSeen[] | undefined;
};
type Given = Answer & {
  /** The terms were agreed to with the request. */
  agreedBefore?: boolean;
  market: Market;
  seen: Money;
  now: Date;
};
type SubmitRefusal = Extract<Awaited<ReturnType<typeof submitTogether>>, { ok: false }>["refusal"];
type PlanRefusal = Extract<ReturnType<typeof pricePlan>, { ok: false }>["refusal"];
export type AcceptRefusal = SubmitRefusal | PlanRefusal;

/**
 * Makes the parcels of the plan that was sent, all or none, in the caller's transaction, which has locked the customer and the service: the
 * goods go from the expert into their parcels in one step, so that nobody else can take one between.
 */
export async function acceptPlan(
  tx: Tx,
  deps: Deps,
  service: ExpertService,
  { market, seen, now, ...answer }: Given,
): Promise<Result<{ tradeNo: string; packageNos: string[]; total: Money }, AcceptRefusal>> {
  const { userId, address, email, serviceBarcode } = service;
  const sent = await planOf(tx, service);
  const ids = await expertItemIds(tx, service);
  await freeGoods(tx, deps, service, now);
  const items = await storedItemsOf(tx, userId, ids);
  const level = await levelOf(tx, userId);
  const planned = pricePlan({ drafts: sent, items, address, declared: service.declared, level, market, now });
  if (!planned.ok) return refuse(planned.refusal);
  const submitted = await submitTogether(tx, deps, {
    userId,
    parcels: planned.value.map(({ draft, card, form }) => ({
      ...form,
      itemIds: draft.itemIds,
      address,
      card,
      usdPerCny: market.usdPerCny,
      email,
      remark: `${serviceBarcode} · ${packingRemarks[draft.packaging]}`,
      ...answer,
    })),
    seen,
    now,
  });
  if (!submitted.ok) return submitted;
  const { made, tradeNo, total } = submitted.value;
  for (const [index, { parcelId }] of made.entries()) {
    const seq = sent[index]?.seq;
    if (seq !== undefined) await keepMadeParcel(tx, service, seq, parcelId);
  }
  await updateExpert(tx, service, { acceptedAt: now, answerBefore: null });
  await clearTimer(tx, expertTimers.unanswered, service);
  return ok({ tradeNo, packageNos: made.map(({ packageNo }) => packageNo), total });
}
