import type * as z from "zod/mini";
import { addressRefusals } from "./address/refusals.ts";
import { booksRefusals } from "./books/refusals.ts";
import { broadcastRefusals } from "./broadcast/refusals.ts";
import { cartRefusals } from "./cart/refusals.ts";
import { claimRefusals } from "./claim/refusals.ts";
import { commonRefusals } from "./common-refusals.ts";
import { consultRefusals } from "./consult/refusals.ts";
import { contentRefusals } from "./content/refusals.ts";
import { disputeRefusals } from "./dispute/refusals.ts";
import { enquiryRefusals } from "./enquiry/refusals.ts";
import { expertRefusals } from "./expert/refusals.ts";
import { filesRefusals } from "./file/refusals.ts";
import { forwardingRefusals } from "./forwarding/refusals.ts";
import { freightRefusals } from "./freight/refusals.ts";
import { goodsRefusals } from "./goods/refusals.ts";
import { identityRefusals } from "./identity/refusals.ts";
import { membershipRefusals } from "./membership/refusals.ts";
import { messageRefusals } from "./message/refusals.ts";
import { noteRefusals } from "./note/refusals.ts";
import { operationRefusals } from "./operation/refusals.ts";
import { orderRefusals } from "./order/refusals.ts";
import { parcelRefusals } from "./parcel/refusals.ts";
import { partnerRefusals } from "./partner/refusals.ts";
import { paymentRefusals } from "./payment/refusals.ts";
import { planRefusals } from "./plan/refusals.ts";
import { promotionRefusals } from "./promotion/refusals.ts";
import { returnRefusals } from "./return/refusals.ts";
import { serviceRefusals } from "./service/refusals.ts";
import { settingRefusals } from "./setting/refusals.ts";
import { staffRefusals } from "./staff/refusals.ts";
import { suspenseRefusals } from "./suspense/refusals.ts";
import { transferRefusals } from "./transfer/refusals.ts";
import { viewingRefusals } from "./viewing/refusals.ts";
import { warehouseRefusals } from "./warehouse/refusals.ts";
import { withdrawalRefusals } from "./withdrawal/refusals.ts";

/** Every refusal of the product: the numeric `state` of the envelope and the HTTP status beside the code that names it. */
export const refusals = {
  ...commonRefusals,
  ...identityRefusals,
  ...addressRefusals,
  ...messageRefusals,
  ...membershipRefusals,
  ...goodsRefusals,
  ...cartRefusals,
  ...operationRefusals,
  ...orderRefusals,
  ...paymentRefusals,
  ...warehouseRefusals,
  ...freightRefusals,
  ...parcelRefusals,
  ...partnerRefusals,
  ...planRefusals,
  ...promotionRefusals,
  ...returnRefusals,
  ...serviceRefusals,
  ...settingRefusals,
  ...contentRefusals,
  ...staffRefusals,
  ...noteRefusals,
  ...transferRefusals,
  ...filesRefusals,
  ...forwardingRefusals,
  ...enquiryRefusals,
  ...claimRefusals,
  ...consultRefusals,
  ...expertRefusals,
  ...suspenseRefusals,
  ...disputeRefusals,
  ...booksRefusals,
  ...withdrawalRefusals,
  ...viewingRefusals,
  ...broadcastRefusals,
} as const;

type Catalogue = typeof refusals;
export type RefusalCode = keyof Catalogue;
type CodeWithFacts = { [Code in RefusalCode]: Catalogue[Code] extends { facts: z.ZodMiniType } ? Code : never }[RefusalCode];
type FactsSchema<Code extends RefusalCode> = Catalogue[Code] extends { facts: infer Facts extends z.ZodMiniType } ? Facts : never;

/** What a service refuses with: the code and, for those that have facts, every one of them; on the code side (Money, Date). */
export type Refusal<Code extends RefusalCode> =
  | { code: Exclude<Code, CodeWithFacts> }
  | { [Each in Extract<Code, CodeWithFacts>]: { code: Each } & z.output<FactsSchema<Each>> }[Extract<Code, CodeWithFacts>];

/** The facts of a refusal as a caller receives them (decimal strings, ISO instants); empty for a code without any. */
export type RefusalFacts<Code extends RefusalCode> = Code extends CodeWithFacts
  ? z.input<FactsSchema<Code>>
  : Record<never, never>;

/** How the facts of a refusal are written; undefined for a code without any. */
export function factsOf(code: RefusalCode): z.ZodMiniType<object> | undefined {
  const entry: { state: number; facts?: z.ZodMiniType<object> } = refusals[code];
  return entry.facts;
}

/** A refusal any call may give, so that no contract repeats it. */
export type CommonRefusalCode = keyof typeof commonRefusals;
