import type { TransitAlert } from "../courier/index.ts";
import { ok, type Result, refuse } from "../result.ts";
import { isOneOf, keysOf } from "../words.ts";

/** decisions, "States": `unshipped` covers the packing bench's own steps; back payment is a flag beside the state. */
export const parcelStates = [
  "unpaid",
  "unshipped",
  "picking",
  "packed",
  "weighed",
  "shipped",
  "delivered",
  "completed",
  "cancelled",
  "exception",
] as const;
export type ParcelState = (typeof parcelStates)[number];

/** What may be done to a parcel, from which states, and where it leads. */
export const parcelActions = {
  pay: { from: ["unpaid"], to: "unshipped" },
  // Until it is sealed (weighed) a parcel can be cancelled.
  cancel: { from: ["unpaid", "unshipped", "picking", "packed"], to: "cancelled" },
  expire: { from: ["unpaid"], to: "cancelled" },
  // Until then it can be changed, too; a closed box whose contents or services change is opened again.
  change: { from: ["unpaid", "unshipped", "picking", "packed"], to: "same" },
  reopen: { from: ["packed"], to: "picking" },
  "start-picking": { from: ["unshipped"], to: "picking" },
  pick: { from: ["picking"], to: "picking" },
  pack: { from: ["picking"], to: "packed" },
  // Weighing again replaces the figures until the parcel has left.
  weigh: { from: ["packed", "weighed"], to: "weighed" },
  "give-waybill": { from: ["weighed"], to: "weighed" },
  "hand-over": { from: ["weighed"], to: "shipped" },
  deliver: { from: ["shipped"], to: "delivered" },
  // Rule H-39 lets the user confirm a shipped parcel; the carrier's scan may be late.
  "confirm-receipt": { from: ["shipped", "delivered"], to: "completed" },
  "report-exception": { from: ["shipped"], to: "exception" },
  // Lost or seized, and delivered after all.
  "deliver-after-all": { from: ["exception"], to: "delivered" },
  // The goods are on our shelves again; the parcel itself has ended.
  "take-back": { from: ["exception"], to: "exception" },
} as const satisfies Record<string, { from: readonly ParcelState[]; to: ParcelState | "same" }>;
export type ParcelAction = keyof typeof parcelActions;
export const parcelActionNames = keysOf(parcelActions);

export type ParcelActionRefusal = { code: "PARCEL_STATE_REFUSED"; action: ParcelAction; state: ParcelState };

/** The state an action leads to, or a refusal naming the state that forbids it. */
export function actOnParcel(state: ParcelState, action: ParcelAction): Result<ParcelState, ParcelActionRefusal> {
  const { from, to }: { from: readonly ParcelState[]; to: ParcelState | "same" } = parcelActions[action];
  if (!from.includes(state)) return refuse({ code: "PARCEL_STATE_REFUSED", action, state });
  return ok(to === "same" ? state : to);
}

/** Whether a parcel in this state can be acted on so. */
export function mayActOnParcel(state: ParcelState, action: ParcelAction): boolean {
  return actOnParcel(state, action).ok;
}

/** The same of a whole parcel, which is then known to stand in one of the states the action starts from, with what that state has. */
export function mayTakeStep<Parcel extends { state: ParcelState }, Action extends ParcelAction>(
  parcel: Parcel,
  action: Action,
): parcel is Extract<Parcel, { state: (typeof parcelActions)[Action]["from"][number] }> {
  return mayActOnParcel(parcel.state, action);
}

/** A buyer's word that it came, unless its scans say that it is on its way back: confirmed, its goods could not come home to storage. */
export function mayConfirmReceipt(state: ParcelState, alert: TransitAlert | null): boolean {
  return mayActOnParcel(state, "confirm-receipt") && !(state === "shipped" && alert === "returning");
}

/** Whether `value` names a state of parcels. */
export function isParcelState(value: string): value is ParcelState {
  return isOneOf(parcelStates, value);
}

/** The tabs of the parcel list (rule H-45) and the states under each; back payment is whatever still owes. */
export const parcelTabs = {
  unpaid: ["unpaid"],
  unshipped: ["unshipped", "picking", "packed", "weighed"],
  shipped: ["shipped", "delivered", "completed", "exception"],
  "back-payment": [],
} as const satisfies Record<string, readonly ParcelState[]>;
/** Between payment and the courier: what the benches work on. */
export const benchStates = ["unshipped", "picking", "packed", "weighed"] as const satisfies readonly ParcelState[];
export type BenchState = (typeof benchStates)[number];

export type ParcelTab = keyof typeof parcelTabs;
export const parcelTabNames = keysOf(parcelTabs);

/** The states that count at a tab, wherever its number stands: what is over is listed, and waits for nothing. */
export function countedStates(tab: Exclude<ParcelTab, "back-payment">): readonly ParcelState[] {
  return parcelTabs[tab].filter((state) => state !== "completed");
}
