import type { HandlerData } from "@sihai/contract";
import type * as contract from "@sihai/contract/payment";
import type { Attempt } from "./attempt.store.ts";

export type CardState = HandlerData<typeof contract.payByCard>;

/** How a card payment stands, as the shopper is told. The address of the bank's confirmation is known only while it is asked for. */
export function cardState(attempt: Attempt): CardState {
  const { charged } = attempt;
  switch (attempt.state) {
    case "captured":
    case "refunded":
    case "disputed":
      return { status: "captured", use: attempt.use ?? "suspense", charged, surcharge: attempt.surcharge };
    case "declined":
      return { status: "declined", reason: attempt.declineReason ?? "declined", charged };
    case "cancelled":
      return attempt.gatewayId === null ? { status: "retry", charged } : { status: "cancelled", charged };
    case "needs-action":
      return attempt.actionUrl === null
        ? { status: "processing", charged }
        : { status: "needs-action", actionUrl: attempt.actionUrl, charged };
    case "created":
    case "uncertain":
      return { status: "processing", charged };
  }
}
