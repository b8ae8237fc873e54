import type { CallData } from "@sihai/contract";
import type { listParcels, parcelDetail } from "@sihai/contract/parcel";
import type { Language } from "@sihai/domain/language";
import { formatDateRange } from "@sihai/text";
import type { ParcelWords } from "@sihai/text/dict/parcel";
import type { Tone } from "@sihai/ui";

export type Parcel = CallData<typeof parcelDetail>;
export type ListedParcel = CallData<typeof listParcels>["list"][number];

/** What a parcel's page and card call its state: what stands in its way at the bench or on the road, else the state itself. */
export function titleOf({ state, next }: Pick<Parcel, "state" | "next">, words: ParcelWords): string {
  const alerts: Record<string, string> = words.alerts;
  return (state === "shipped" || state === "picking" ? alerts[next.code] : undefined) ?? words.states[state];
}

/** Whether it will not simply arrive: that is said before a balance that is due. */
export function hasAlert({ state, next }: Pick<Toned, "state" | "next">): boolean {
  return state === "exception" || (state === "shipped" && ["held", "papers-wanted", "returning"].includes(next.code));
}

type Toned = { state: Parcel["state"]; owed: string; next: { code: string } };

/** The colour of a state; a balance due is the only red besides errors. */
export function toneOf({ state, owed, next }: Toned): Tone {
  if (owed !== "0.00") return "danger";
  if (next.code === "item-missing" || (state === "shipped" && hasAlert({ state, next }))) return "warn";
  switch (state) {
    case "unpaid":
      return "warn";
    case "delivered":
    case "completed":
      return "ok";
    case "cancelled":
      return "neutral";
    case "exception":
      return "danger";
    default:
      return "brand";
  }
}

/** Which of the four steps is under way: payment, packing, dispatch, delivery; 4 when all are done. Its badge says the same. */
export function reached(state: Parcel["state"]): number {
  switch (state) {
    case "unpaid":
      return 0;
    case "unshipped":
    case "picking":
    case "cancelled":
      return 1;
    case "packed":
    case "weighed":
      return 2;
    case "shipped":
    case "exception":
      return 3;
    case "delivered":
    case "completed":
      return 4;
  }
}

/** What a card of the list offers to do: the one thing that is wanted next, or the way to see more. Null where only we have something to do. */
export type CardAct = "pay" | "papers" | "claim" | "send-again" | "send-rest" | "arrived" | "report" | "track" | null;

type ToActOn = Pick<ListedParcel, "state" | "next" | "tradeNo" | "claimBy" | "claim" | "waybillNo" | "arrives">;

/** Money first, then what somebody else waits for, then what came, then where it is. */
export function cardAct({ state, next, tradeNo, claimBy, claim, waybillNo, arrives }: ToActOn, now: number): CardAct {
  if (tradeNo !== null) return "pay";
  if (next.code === "papers-wanted") return "papers";
  if (next.code === "lost" || next.code === "seized") return "claim";
  if (next.code === "taken-back") return "send-again";
  if (next.code === "item-missing") return "send-rest";
  if (state === "delivered") return "arrived";
  if (claim !== null || claimBy !== null || isLate(arrives, now)) return "report";
  return state === "shipped" && waybillNo !== null ? "track" : null;
}

/** Whether the last day it was expected on is over. */
export function isLate(arrives: ListedParcel["arrives"], now: number): boolean {
  return arrives !== null && now > Date.parse(arrives.to);
}

type Arrival = { arrives: NonNullable<ListedParcel["arrives"]>; state: Parcel["state"]; next: { code: string } };

/** The days it is expected on; once they are over, or it is held on the way, they are days it was expected on. */
export function arrivalText(parcel: Arrival, now: number, words: ParcelWords, language: Language): string {
  const { from, to } = parcel.arrives;
  const said = isLate(parcel.arrives, now) || hasAlert(parcel) ? words.wasExpected : words.arrives;
  return said(formatDateRange(from, to, language));
}

/** Whole days between two instants. */
export function daysBetween(from: string, to: number): number {
  return Math.max(0, Math.floor((to - Date.parse(from)) / 86_400_000));
}

type TrackInput = { shippedAt: string; arrives: { from: string; to: string }; now: number };

/** Today and the expected days in percent of the way from shipping to the last expected day, or to today once that is later. */
export function arrivalTrack({ shippedAt, arrives, now }: TrackInput): { today: number; bandFrom: number; bandTo: number } {
  const start = Date.parse(shippedAt);
  const end = Math.max(Date.parse(arrives.to), now, start + 1);
  const share = (at: number) => Math.min(100, Math.max(0, ((at - start) / (end - start)) * 100));
  return { today: share(now), bandFrom: share(Date.parse(arrives.from)), bandTo: share(Date.parse(arrives.to)) };
}
