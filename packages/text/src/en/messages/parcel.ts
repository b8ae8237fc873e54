import { isPositive } from "@sihai/domain";
import type { ExceptionKind } from "@sihai/domain/claim";
import { cnyText } from "../../core/money.ts";
import type { Messages, ParcelMessages } from "../../messages/index.ts";
import { atTime, name } from "./said.ts";

const exceptions: Record<ExceptionKind, string> = {
  lost: "the carrier cannot find it",
  returned: "it is being returned to our warehouse",
  seized: "customs have seized it",
};

/** What a member is told about parcels. */
export const parcelMessages: Messages<ParcelMessages> = {
  "parcel-submitted": (f) => ({
    title: "Parcel submitted",
    body: `Parcel ${f.packageNo} awaits its shipping deposit of ${cnyText(f.amountCny)}. Please pay by ${atTime(f.payBefore)}.`,
  }),
  "parcel-unpaid-reminder": (f) => ({
    title: "Your parcel awaits payment",
    body: `Parcel ${f.packageNo} still needs ${cnyText(f.amountCny)}. It is cancelled automatically after ${atTime(f.payBefore)}.`,
  }),
  "parcel-unpaid-cancelled": (f) => ({
    title: "Parcel cancelled",
    body: `Parcel ${f.packageNo} was not paid within 7 days and has been cancelled. Your goods are back in storage.`,
  }),
  "parcel-paid": (f) => ({
    title: "Shipping deposit received",
    body: `We received ${cnyText(f.amountCny)} for parcel ${f.packageNo} and pack it within 24 hours.`,
  }),
  "parcel-item-missing": (f) => ({
    title: "One item of your parcel is not on its shelf",
    body: `Picking parcel ${f.packageNo}, we did not find ${name(f)} (${f.itemNo}) where it should lie, and are looking for it. The warehouse notes: ${f.note}. There is nothing you must do, we go on packing once it is found. If you would rather not wait, change the parcel and send the rest; the difference goes to your balance.`,
  }),
  "parcel-shipped": (f) => ({
    title: "Your parcel is on its way",
    body: `Parcel ${f.packageNo} is with ${f.carrier}, tracking number ${f.waybillNo}.`,
  }),
  "parcel-settled-even": (f) => ({
    title: "Shipping cost settled",
    body: `The shipping cost of parcel ${f.packageNo} equals your deposit. Nothing more to pay.`,
  }),
  "parcel-settled-refund": (f) => ({
    title: "Shipping surplus refunded",
    body: `Parcel ${f.packageNo} cost less than your deposit; ${cnyText(f.amountCny)} is back in your balance.`,
  }),
  "parcel-balance-due": (f) => ({
    title: "Shipping balance due",
    body: `Parcel ${f.packageNo} cost ${cnyText(f.amountCny)} more than your deposit. The photos of scale and tape are on the parcel's page.`,
  }),
  "parcel-delivered": (f) => ({
    title: "Parcel delivered",
    body: `Parcel ${f.packageNo} has been delivered. If anything is damaged or missing, tell us within 2 business days.`,
  }),
  "parcel-changed": (f) => ({
    title: "Parcel changed",
    body:
      f.wasCny === f.amountCny
        ? `Parcel ${f.packageNo} is changed as you asked; its price is the same.`
        : `Parcel ${f.packageNo} is changed as you asked: ${cnyText(f.amountCny)} instead of ${cnyText(f.wasCny)}.`,
  }),
  "parcel-cancelled": (f) => ({
    title: "Parcel cancelled",
    body: `Parcel ${f.packageNo} is cancelled, ${cnyText(f.amountCny)} is back in your balance and the goods are in storage again.`,
  }),
  "parcel-found": (f) => ({
    title: "Your parcel was found and delivered",
    body: `Parcel ${f.packageNo} counted as lost and has now been delivered. Please report damage within 2 business days.`,
  }),
  "parcel-taken-back": (f) => ({
    title: "Your goods are in storage again",
    body: `The goods of parcel ${f.packageNo} came back to us. Storage is free until ${atTime(f.freeUntil)}, and you can send them once more.`,
  }),
  "parcel-service-refunded": (f) => ({
    title: "Part of a packing service refunded",
    body: `A service of parcel ${f.packageNo} was done to fewer pieces than you paid for; ${isPositive(f.amountCny) ? `${cnyText(f.amountCny)} is back in your balance` : "a coupon had paid for it, so no money moves"}. The warehouse notes: ${f.note}`,
  }),
  "parcel-held": (f) => ({
    title: "Customs are inspecting your parcel",
    body: `Parcel ${f.packageNo} is held for inspection, which usually takes a few days, at times two weeks. If customs or the carrier write to you, please answer soon.`,
  }),
  "parcel-papers-wanted": (f) => ({
    title: "Customs ask you for papers",
    body: `Customs ask the receiver of parcel ${f.packageNo} for papers. Please send them on the parcel's page; we pass them on. Without them it may be sent back.`,
  }),
  "parcel-returning": (f) => ({
    title: "Your parcel is being sent back",
    body: `Parcel ${f.packageNo} was turned back and is on its way to our warehouse. Once there, your goods are in storage again, free for 90 days, and we tell you.`,
  }),
  "parcel-exception": (f) => ({
    title: "A problem with your parcel",
    body: `Parcel ${f.packageNo}: ${exceptions[f.reason]}. We are on it; see the parcel's page.`,
  }),
};
