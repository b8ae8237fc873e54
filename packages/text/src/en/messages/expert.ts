import { cnyText } from "../../core/money.ts";
import type { ExpertMessages, Messages } from "../../messages/index.ts";
import { atTime } from "../../messages/moments.ts";

/** What a member is told about expert services and their plans. */
export const expertMessages: Messages<ExpertMessages> = {
  "expert-cancelled": (f) => ({
    title: "Expert service ended",
    body: `Expert service ${f.serviceBarcode} has ended and your items are available again.${f.heldCny === "0.00" ? "" : ` The ${cnyText(f.heldCny)} set aside is back in your balance.`} ${f.feePaidCny === "0.00" ? "Nothing was charged." : "The expert fee isn’t refunded."}`,
  }),
  "expert-plan-ready": (f) => ({
    title: "Your expert’s plan is ready",
    body: `Expert service ${f.serviceBarcode}: ${f.parcels === 1 ? "1 parcel" : `${f.parcels} parcels`} for ${cnyText(f.totalCny)}. Please answer by ${atTime(f.answerBefore)}.`,
  }),
  "expert-plan-paid": (f) => ({
    title: "Planned, paid and being packed",
    body: `Expert service ${f.serviceBarcode}: ${cnyText(f.totalCny)} was paid from the amount set aside for ${f.parcels === 1 ? "1 parcel" : `${f.parcels} parcels`}. The rest is back in your balance.`,
  }),
};
