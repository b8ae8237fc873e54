import { cny, type Money, ok, parseMoney, type Result, refuse, sum } from "@sihai/domain";
import type { ExpertPackaging } from "@sihai/domain/expert";
import type { Quote } from "@sihai/domain/freight";
import type { RateCard } from "@sihai/domain/freight/rate-cards";
import { identityNeed } from "@sihai/domain/parcel";
import type { Deps } from "#platform";
import { levelOf, lineFigures, viewLine, viewQuote } from "../freight/index.ts";
import { openWorkOf, parcelsById, viewCharges } from "../parcel/index.ts";
import { readPlan } from "../plan/index.ts";
import { storedItemsOf, viewStoredItems } from "../warehouse/index.ts";
import { type ExpertService, expertItemIds } from "./expert.store.ts";
import { madeParcels, planOf, type SentParcel } from "./expert-plan.store.ts";
import { type Market, marketNow, type PlanPriceRefusal, pricePlan } from "./price-plan.ts";
import { mayAnswer, openTradeOf } from "./view-expert.ts";

/** The plan that was sent last, priced as it would be submitted now; once its parcels are made, as they were made. */
export async function viewPackingPlan(deps: Deps, service: ExpertService, now: Date) {
  if (service.planNo === 0 || service.planSentAt === null || service.state === "processing")
    return refuse({ code: "EXPERT_PLAN_MISSING" as const });
  const market = await marketNow(deps, now);
  if (!market.ok) return market;
  const { userId } = service;
  const sent = await planOf(deps.db, service);
  const itemIds = await expertItemIds(deps.db, service);
  const items = await storedItemsOf(deps.db, userId, itemIds);
  const made = service.acceptedAt === null ? null : await madeOf(deps, service, sent);
  const parts = made ? ok(made) : await pricedOf(deps, service, sent, market.value, now);
  if (!parts.ok) return parts;
  const parcels = parts.value;
  const figuresOf = await lineFigures(deps);
  const asks = parcels.map(({ card }) => identityNeed(service.country, card.needsIdentity)).find((need) => need !== null);
  return ok({
    serviceBarcode: service.serviceBarcode,
    state: service.state,
    objective: service.objective,
    planNo: service.planNo,
    note: service.planNote,
    sentAt: service.planSentAt,
    answerBefore: service.answerBefore,
    country: service.country,
    items: await viewStoredItems(deps, userId, items, now),
    open: made ? [] : await openWorkOf(deps.db, userId, itemIds, now),
    parcels: parcels.map(({ card, expected, freight, ...parcel }) => ({
      ...parcel,
      line: viewLine(card, figuresOf),
      quote: viewQuote(expected),
    })),
    total: sumOf(parcels.map(({ total }) => total)),
    sentTotal: sumOf(sent.map(({ quoted }) => quoted)),
    machine: await machinePlan(deps, service, now),
    freight: sumOf(parcels.map(({ freight }) => freight)),
    slowestDays: Math.max(...parcels.map(({ card }) => card.days[1])),
    confirmWhy: service.confirmWhy,
    declinesLeft: Math.max(0, deps.settings.at(service.createdAt).expertRevisions - service.declines),
    identityDocument: asks?.document ?? null,
    tradeNo: await openTradeOf(deps, service),
    packages: (await madeParcels(deps.db, service)).map(({ packageNo }) => packageNo),
    may: { answer: mayAnswer(service, now) },
  });
}

function sumOf(amounts: readonly Money[]): Money {
  return sum(amounts, "CNY");
}

/** A part of the plan with its price, whether it is still a proposal or a parcel already. */
type Part = {
  itemIds: string[];
  packaging: ExpertPackaging;
  card: RateCard;
  expected: Quote;
  deposit: Money;
  depositHow: string;
  charges: ReturnType<typeof viewCharges>;
  declared: Money;
  total: Money;
  sidesCm: [number, number, number];
  freight: Money;
};

async function pricedOf(
  deps: Deps,
  { userId, address, declared }: ExpertService,
  sent: readonly SentParcel[],
  market: Market,
  now: Date,
): Promise<Result<Part[], PlanPriceRefusal>> {
  const itemIds = sent.flatMap((parcel) => parcel.itemIds);
  const items = await storedItemsOf(deps.db, userId, itemIds);
  const level = await levelOf(deps.db, userId);
  const planned = pricePlan({ drafts: sent, items, address, declared, level, market, now });
  if (!planned.ok) return planned;
  return ok(
    planned.value.map(({ draft, card, priced, declaration }) => ({
      itemIds: [...draft.itemIds],
      packaging: draft.packaging,
      card,
      expected: priced.estimate.expected,
      deposit: priced.deposit,
      depositHow: priced.estimate.how,
      charges: viewCharges(priced.charges),
      declared: declaration.total,
      total: priced.total,
      sidesCm: priced.estimate.sidesCm,
      freight: cny(priced.estimate.expected.total),
    })),
  );
}

async function madeOf(deps: Deps, { userId }: ExpertService, sent: readonly SentParcel[]): Promise<Part[]> {
  const made = await parcelsById(
    deps.db,
    userId,
    sent.flatMap(({ parcelId }) => (parcelId === null ? [] : [parcelId])),
  );
  return sent.flatMap(({ itemIds, packaging, parcelId }) => {
    const parcel = made.find(({ id }) => id === parcelId);
    if (!parcel) return [];
    return [
      {
        itemIds: [...itemIds],
        packaging,
        card: parcel.line,
        expected: parcel.quote,
        deposit: parcel.deposit,
        depositHow: parcel.policy.depositHow,
        charges: viewCharges(parcel.charges),
        declared: parseMoney(parcel.declaration.total, "USD"),
        total: parcel.total,
        sidesCm: parcel.estSidesCm,
        freight: cny(parcel.quote.total),
      },
    ];
  });
}

/** The planner's result for the same wish; null where it was never run, or is no longer kept. */
async function machinePlan(deps: Deps, { userId, plannerId, objective }: ExpertService, now: Date) {
  if (plannerId === null) return null;
  const plan = await readPlan(deps, { userId, planId: plannerId }, now);
  const result = plan.ok ? plan.value.results.find((one) => one.objective === objective) : undefined;
  if (!result || result.parcels.length === 0 || result.refused.length > 0) return null;
  return { parcels: result.parcels.length, total: result.total, slowestDays: result.slowestDays };
}
