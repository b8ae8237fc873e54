import { isPositive } from "@sihai/domain";
import type { ExceptionKind } from "@sihai/domain/claim";
import { cnyText } from "../../core/money.ts";
import type { Messages, ParcelMessages } from "../../messages/index.ts";
import { atTime } from "../../messages/moments.ts";
import { byCard, name } from "./said.ts";

const exceptions: Record<ExceptionKind, string> = {
  lost: "the carrier can’t find it",
  returned: "it is being returned to our warehouse",
  seized: "customs have seized it",
};

/** What a member is told about parcels. */
export const parcelMessages: Messages<ParcelMessages> = {
  "parcel-submitted": (f) => ({
    title: "Parcel submitted",
    body: `Parcel ${f.packageNo} is ready for its shipping deposit of ${cnyText(f.amountCny)}. Please pay by ${atTime(f.payBefore)}.`,
  }),
  "parcel-unpaid-reminder": (f) => ({
    title: "Your parcel isn’t paid yet",
    body: `Parcel ${f.packageNo} still needs ${cnyText(f.amountCny)}. It will be cancelled automatically after ${atTime(f.payBefore)}.`,
  }),
  "parcel-unpaid-cancelled": (f) => ({
    title: "Parcel cancelled",
    body: `Parcel ${f.packageNo} wasn’t paid in time and was cancelled. Your items are back in storage.`,
  }),
  "parcel-paid": (f) => ({
    title: "Shipping deposit received",
    body: `We received ${cnyText(f.amountCny)} for parcel ${f.packageNo}.${byCard(f.card)} We’ll pack it next.`,
  }),
  "parcel-item-missing": (f) => ({
    title: "One item in your parcel isn’t on its shelf",
    body: `We couldn’t find ${name(f)} (${f.itemNo}) on its shelf when picking parcel ${f.packageNo}, and we’re looking for it. Note from the warehouse: ${f.note}. You don’t need to do anything: we continue packing once it is found. If you’d rather not wait, change the parcel and ship the rest. The difference is refunded to your balance.`,
  }),
  "parcel-shipped": (f) => ({
    title: "Your parcel is on its way",
    body: `Parcel ${f.packageNo} is with ${f.carrier}, tracking number ${f.waybillNo}.`,
  }),
  "parcel-settled-even": (f) => ({
    title: "Shipping cost settled",
    body: `Shipping for parcel ${f.packageNo} cost exactly your deposit. Nothing more to pay.`,
  }),
  "parcel-settled-refund": (f) => ({
    title: "Shipping difference refunded",
    body: `Shipping for parcel ${f.packageNo} cost less than your deposit. ${cnyText(f.amountCny)} is back in your balance.`,
  }),
  "parcel-balance-due": (f) => ({
    title: "Balance due on your parcel",
    body: `Shipping for parcel ${f.packageNo} cost ${cnyText(f.amountCny)} more than your deposit.${f.due ? ` Please pay by ${atTime(f.due.payBefore)}. After that, or if you owe ${cnyText(f.due.limitCny)} or more, you can’t submit new parcels until it is paid.` : ""} Photos of the scale and the tape are on the parcel’s page.`,
  }),
  "parcel-delivered": (f) => ({
    title: "Parcel delivered",
    body: `Parcel ${f.packageNo} has been delivered. If anything is damaged or missing, report it on the parcel’s page${f.claimBy ? ` by ${atTime(f.claimBy)}` : " soon"}.`,
  }),
  "parcel-changed": (f) => ({
    title: "Parcel changed",
    body:
      f.wasCny === f.amountCny
        ? `Parcel ${f.packageNo} was changed as you asked. The price stays the same.`
        : `Parcel ${f.packageNo} was changed as you asked. It now costs ${cnyText(f.amountCny)} instead of ${cnyText(f.wasCny)}.`,
  }),
  "parcel-cancelled": (f) => ({
    title: "Parcel cancelled",
    body: `Parcel ${f.packageNo} was cancelled. ${cnyText(f.amountCny)} is back in your balance and the items are in storage again.`,
  }),
  "parcel-found": (f) => ({
    title: "Your parcel was found and delivered",
    body: `Parcel ${f.packageNo} was reported lost and has now been delivered. Please report damage soon on the parcel’s page.`,
  }),
  "parcel-taken-back": (f) => ({
    title: "Your items are in storage again",
    body: `The items from parcel ${f.packageNo} came back to us. Storage is free until ${atTime(f.freeUntil)}, and you can ship them again.`,
  }),
  "parcel-service-refunded": (f) => ({
    title: "Packing service partly refunded",
    body: `A service of parcel ${f.packageNo} was done for fewer pieces than you paid for. ${isPositive(f.amountCny) ? `${cnyText(f.amountCny)} is back in your balance` : "A coupon paid for it, so there is no refund"}. Note from the warehouse: ${f.note}`,
  }),
  "parcel-held": (f) => ({
    title: "Customs are inspecting your parcel",
    body: `Parcel ${f.packageNo} is held for inspection. This usually takes a few days, sometimes two weeks. If customs or the carrier contact you, please reply soon.`,
  }),
  "parcel-papers-wanted": (f) => ({
    title: "Customs need papers from you",
    body: `Customs need papers from the recipient of parcel ${f.packageNo}. Please upload them on the parcel’s page and we’ll pass them on. Without them the parcel may be sent back.`,
  }),
  "parcel-returning": (f) => ({
    title: "Your parcel is being sent back",
    body: `Parcel ${f.packageNo} was sent back and is on its way to our warehouse. We’ll tell you when it arrives. Your items are then in storage again, with a new free storage period.`,
  }),
  "parcel-exception": (f) => ({
    title: "A problem with your parcel",
    body: `Parcel ${f.packageNo}: ${exceptions[f.reason]}. We’re working on it. See the parcel’s page.`,
  }),
};
