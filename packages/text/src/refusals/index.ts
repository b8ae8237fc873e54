import type { RefusalCode } from "@sihai/contract";
import type { Language } from "@sihai/domain/language";
import { addressSentences } from "./address.ts";
import { cartSentences } from "./cart.ts";
import { claimSentences } from "./claim.ts";
import { commonSentences } from "./common.ts";
import { enquirySentences } from "./enquiry.ts";
import { expertSentences } from "./expert.ts";
import { filesSentences } from "./files.ts";
import { forwardingSentences } from "./forwarding.ts";
import { freightSentences } from "./freight.ts";
import { goodsSentences } from "./goods.ts";
import { identitySentences } from "./identity.ts";
import { messageSentences } from "./message.ts";
import { orderSentences } from "./order.ts";
import { parcelSentences } from "./parcel.ts";
import { paymentSentences } from "./payment.ts";
import { planSentences } from "./plan.ts";
import { promotionSentences } from "./promotion.ts";
import { returnSentences } from "./return.ts";
import type { NamingFacts, Sentences } from "./sentence.ts";
import { serviceSentences } from "./service.ts";
import { staffSentences } from "./staff.ts";
import { warehouseSentences } from "./warehouse.ts";

/** A sentence in every language for every refusal; a code without one, or a sentence that names a fact its refusal has not, does not compile. */
const sentences = sentencesOfFacts({
  ...commonSentences,
  ...identitySentences,
  ...addressSentences,
  ...messageSentences,
  ...goodsSentences,
  ...cartSentences,
  ...orderSentences,
  ...paymentSentences,
  ...warehouseSentences,
  ...freightSentences,
  ...parcelSentences,
  ...planSentences,
  ...promotionSentences,
  ...returnSentences,
  ...serviceSentences,
  ...staffSentences,
  ...filesSentences,
  ...forwardingSentences,
  ...enquirySentences,
  ...claimSentences,
  ...expertSentences,
});

function sentencesOfFacts<const Given extends Sentences<RefusalCode>>(given: Given & NamingFacts<Given>): Given {
  return given;
}

/** The refusal in words, with its facts put in: `{minimum}` in a sentence is the fact `minimum`. */
export function refusalSentence(refusal: { code: RefusalCode } & Readonly<Record<string, unknown>>, language: Language): string {
  const sentence: string = sentences[refusal.code][language];
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => String(refusal[name] ?? ""));
}
