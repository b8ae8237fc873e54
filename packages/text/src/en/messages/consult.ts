import { cnyText } from "../../core/money.ts";
import type { ConsultMessages, Messages } from "../../messages/index.ts";

/** What a member is told about their questions. */
export const consultMessages: Messages<ConsultMessages> = {
  "consult-answered": (f) => ({
    title: "We answered your question",
    body: `“${f.title}” (${f.consultNo}) has an answer. You can write back there.`,
  }),
  "consult-speedy-returned": (f) => ({
    title: "Speedy response refunded",
    body: `We did not answer “${f.title}” (${f.consultNo}) by the promised time, or you closed it before. ${cnyText(f.amountCny)} is refunded to your balance.`,
  }),
};
