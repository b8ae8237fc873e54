import { type Money, sum } from "@sihai/domain";
import type { Db, Tx } from "#platform";
import { liveTradeNo, liveTradeNos } from "../payment/index.ts";
import type { ExpertService } from "./expert.store.ts";
import { madeParcels, planOf } from "./expert-plan.store.ts";
import { mayAnswer } from "./view-expert.ts";

type Asks = { amount: Money; tradeNo: string | null };

/** What a service asks its customer for: its fee, the plan as it was sent, or those of its parcels that are paid together first, in CNY; null: nothing. */
export async function asksOf(db: Db | Tx, service: ExpertService, now: Date): Promise<Asks | null> {
  const { userId, id, state, fee } = service;
  if (state === "unpaid") {
    const tradeNo = await liveTradeNo(db, { userId, purpose: "expert", subjectId: id });
    return tradeNo === null ? null : { amount: fee, tradeNo };
  }
  if (mayAnswer(service, now)) {
    const sent = await planOf(db, service);
    return { amount: sumOf(sent.map(({ quoted }) => quoted)), tradeNo: null };
  }
  if (state !== "pending-payment" || service.acceptedAt === null) return null;
  const unpaid = (await madeParcels(db, service)).filter((parcel) => parcel.state === "unpaid");
  const subjectIds = unpaid.map(({ parcelId }) => parcelId);
  const numbers = await liveTradeNos(db, { userIds: [userId], purpose: "parcel", subjectIds });
  const [tradeNo] = unpaid.flatMap(({ parcelId }) => numbers.get(parcelId) ?? []);
  if (tradeNo === undefined) return null;
  return { amount: sumOf(unpaid.flatMap(({ parcelId, total }) => (numbers.get(parcelId) === tradeNo ? [total] : []))), tradeNo };
}

function sumOf(amounts: readonly Money[]): Money {
  return sum(amounts, "CNY");
}
