import { sign } from "@sihai/domain";
import { expertDue, mayCancelExpert } from "@sihai/domain/expert";
import type { Deps } from "#platform";
import { liveTradeNo } from "../payment/index.ts";
import { stepsOf } from "../timeline/index.ts";
import { storedItemsOf, viewStoredItems } from "../warehouse/index.ts";
import { type ExpertService, expertItemIds } from "./expert.store.ts";
import { picturesOfExperts } from "./expert-list.store.ts";
import { madeParcels } from "./expert-plan.store.ts";

const picturesShown = 4;

/** Services as rows of a list, with the pictures of their first goods. */
export async function viewSummaries(deps: Deps, services: readonly ExpertService[]) {
  const goods = await picturesOfExperts(deps.db, services);
  return services.map((service) => {
    const pictures = goods.filter(({ serviceId }) => serviceId === service.id).map(({ pictureUrl }) => pictureUrl);
    return summaryOf(service, pictures.length, pictures.slice(0, picturesShown));
  });
}

function summaryOf(service: ExpertService, items: number, pictures: (string | null)[]) {
  const { serviceBarcode, state, objective, deduction, country, createdAt, dueAt, payBefore, answerBefore, acceptedAt } = service;
  const accepted = acceptedAt !== null;
  return {
    serviceBarcode,
    state,
    objective,
    deduction,
    country,
    items,
    pictures,
    createdAt,
    dueAt,
    payBefore,
    answerBefore,
    accepted,
  };
}

/** One service with everything its page shows. */
export async function viewExpert(deps: Deps, service: ExpertService, now: Date) {
  const { userId, id, state, acceptedAt, feePaidAt, hold } = service;
  const itemIds = await expertItemIds(deps.db, service);
  const stored = await storedItemsOf(deps.db, userId, itemIds);
  const parcels = await madeParcels(deps.db, service);
  const tradeNo = await openTradeOf(deps, service);
  const steps = await stepsOf(deps.db, userId, "expert", id);
  return {
    serviceBarcode: service.serviceBarcode,
    state,
    objective: service.objective,
    packaging: service.packaging,
    maySplit: service.maySplit,
    deduction: service.deduction,
    declared: service.declared,
    addressId: service.addressId,
    address: service.address,
    description: service.description,
    fee: service.fee,
    feePaidAt,
    tradeNo,
    hold: sign(hold) > 0 ? { amount: hold, used: service.holdUsed, endedAt: service.holdEndedAt } : null,
    items: await viewStoredItems(deps, userId, stored, now),
    createdAt: service.createdAt,
    payBefore: service.payBefore,
    soonestAt: feePaidAt && new Date(expertDue(feePaidAt.toISOString(), deps.settings.at(feePaidAt)).soonest),
    dueAt: service.dueAt,
    planSentAt: service.planSentAt,
    answerBefore: service.answerBefore,
    acceptedAt,
    declines: service.declines,
    declineReason: service.declineReason,
    closeReason: service.closeReason,
    confirmWhy: service.confirmWhy,
    parcels: parcels.map(({ packageNo, state: stands, total }) => ({ packageNo, state: stands, total })),
    timeline: steps.map(({ from, to, at, by, note }) => ({ from, to, at, by, note })),
    may: { pay: tradeNo !== null, cancel: mayCancelExpert(state), answer: mayAnswer(service, now) },
  };
}

/** Whether the customer can take or decline the plan now: sent, not accepted, and in time. */
export function mayAnswer({ state, acceptedAt, answerBefore }: ExpertService, now: Date): boolean {
  return state === "pending-payment" && acceptedAt === null && answerBefore !== null && answerBefore > now;
}

/** What is open for payment: the fee, or the first unpaid of the parcels made. */
export async function openTradeOf(deps: Deps, service: ExpertService): Promise<string | null> {
  const { userId, id, state, acceptedAt } = service;
  if (state === "unpaid") return liveTradeNo(deps.db, { userId, purpose: "expert", subjectId: id });
  if (state !== "pending-payment" || acceptedAt === null) return null;
  const unpaid = (await madeParcels(deps.db, service)).find((parcel) => parcel.state === "unpaid");
  return unpaid ? liveTradeNo(deps.db, { userId, purpose: "parcel", subjectId: unpaid.parcelId }) : null;
}
