import type { LocalText } from "@sihai/domain/language";
import type { ReturnKind } from "@sihai/domain/return";

/** What a member is told about returns and exchanges. */
export type ReturnMessages = {
  "return-approved": { returnNo: string; kind: ReturnKind };
  "exchange-to-pay": { returnNo: string; amountCny: string; payBefore: string };
  "return-refused": { returnNo: string; kind: ReturnKind; reason: string };
  "return-lapsed": { returnNo: string };
  "return-sent-back": { returnNo: string; courier: LocalText; trackingNo: string; freightCny: string };
  "return-seller-received": { returnNo: string };
  "return-refunded": { returnNo: string; amountCny: string };
  "exchange-shipped": { returnNo: string; courier: LocalText; trackingNo: string };
};
