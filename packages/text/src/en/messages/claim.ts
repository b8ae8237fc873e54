import { cnyText } from "../../core/money.ts";
import type { ClaimMessages, Messages } from "../../messages/index.ts";
import { atTime } from "./said.ts";

/** What a member is told about claims. */
export const claimMessages: Messages<ClaimMessages> = {
  "claim-received": (f) => ({
    title: "We have your claim",
    body: `Your claim ${f.claimNo} for parcel ${f.packageNo} has reached us. We answer by ${atTime(f.dueAt)}.`,
  }),
  "claim-offer-reminder": (f) => ({
    title: "Your claim waits for your answer",
    body: `Our offer of ${cnyText(f.amountCny)} for claim ${f.claimNo} stands until ${atTime(f.answerBefore)}. Please take it or say why not.`,
  }),
  "claim-lapsed": (f) => ({
    title: "The offer for your claim has lapsed",
    body: `Nobody answered our offer of ${cnyText(f.amountCny)} for claim ${f.claimNo}. You can take the claim up again until ${atTime(f.reviveBefore)}.`,
  }),
  "claim-void": (f) => ({
    title: "The parcel was found, the claim ends",
    body: `Parcel ${f.packageNo} was found, so claim ${f.claimNo} has ended. If something is damaged, please report it.`,
  }),
  "claim-offered": (f) => ({
    title: "An offer for your claim",
    body: `For claim ${f.claimNo} we offer ${cnyText(f.amountCny)}. ${f.reason} Please say by ${atTime(f.answerBefore)} whether you take it.`,
  }),
  "claim-refused": (f) => ({ title: "Claim not granted", body: `We could not grant claim ${f.claimNo}: ${f.reason}` }),
  "claim-answered": (f) => ({ title: "A message about your claim", body: `Claim ${f.claimNo}: ${f.text}` }),
  "claim-paid": (f) => ({
    title: "Your claim is paid",
    body: `Claim ${f.claimNo} is paid: ${cnyText(f.amountCny)} is in your balance.`,
  }),
};
