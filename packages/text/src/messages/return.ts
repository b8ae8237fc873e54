import { localText } from "@sihai/contract";
import { returnKinds } from "@sihai/domain/return";
import * as z from "zod/mini";
import { amount, type FactsOf, instant, text } from "./facts.ts";

/** What a member is told about returns and exchanges. */
export const returnFacts = {
  "return-approved": z.object({ returnNo: text, kind: z.enum(returnKinds) }),
  "exchange-to-pay": z.object({ returnNo: text, amountCny: amount, payBefore: instant }),
  "return-refused": z.object({ returnNo: text, kind: z.enum(returnKinds), reason: text }),
  "return-lapsed": z.object({ returnNo: text }),
  "return-sent-back": z.object({ returnNo: text, courier: localText, trackingNo: text, freightCny: amount }),
  "return-seller-received": z.object({ returnNo: text }),
  "return-refunded": z.object({ returnNo: text, amountCny: amount }),
  "exchange-shipped": z.object({ returnNo: text, courier: localText, trackingNo: text }),
};

export type ReturnMessages = FactsOf<typeof returnFacts>;
