import { cnyText } from "../../core/money.ts";
import type { ClaimMessages, Messages } from "../../messages/index.ts";
import { atTime } from "../../messages/moments.ts";

/** What a member is told about claims. */
export const claimMessages: Messages<ClaimMessages> = {
  "claim-received": (f) => ({
    title: "Claim received",
    body: `We received your claim ${f.claimNo} for parcel ${f.packageNo}. We’ll answer by ${atTime(f.dueAt)}.`,
  }),
  "claim-offer-reminder": (f) => ({
    title: "Please answer our offer",
    body: `Our offer of ${cnyText(f.amountCny)} for claim ${f.claimNo} is valid until ${atTime(f.answerBefore)}. Please accept it or tell us why not.`,
  }),
  "claim-lapsed": (f) => ({
    title: "Our offer has expired",
    body: `Our offer of ${cnyText(f.amountCny)} for claim ${f.claimNo} has expired. You can reopen the claim until ${atTime(f.reviveBefore)}.`,
  }),
  "claim-void": (f) => ({
    title: "Parcel found, claim closed",
    body: `Parcel ${f.packageNo} was found, so claim ${f.claimNo} is closed. If anything is damaged, please report it.`,
  }),
  "claim-offered": (f) => ({
    title: "An offer for your claim",
    body: `For claim ${f.claimNo} we offer ${cnyText(f.amountCny)}. ${f.reason} Please accept or decline by ${atTime(f.answerBefore)}.`,
  }),
  "claim-refused": (f) => ({ title: "Claim declined", body: `We declined claim ${f.claimNo}: ${f.reason}` }),
  "claim-answered": (f) => ({ title: "A message about your claim", body: `Claim ${f.claimNo}: ${f.text}` }),
  "claim-paid": (f) => ({
    title: "Claim paid",
    body: `Claim ${f.claimNo} is paid: ${cnyText(f.amountCny)} is in your balance.`,
  }),
};
