import { cnyText } from "../../core/money.ts";
import type { ConsultMessages, Messages } from "../../messages/index.ts";

/** What a member is told about their questions. */
export const consultMessages: Messages<ConsultMessages> = {
  "consult-answered": (f) => ({
    title: "咨询已回复",
    body: `您的咨询「${f.title}」（${f.consultNo}）已回复，可在原处继续留言。`,
  }),
  "consult-speedy-returned": (f) => ({
    title: "加急回复费已退款",
    body: `咨询「${f.title}」（${f.consultNo}）未在承诺时间内回复，或您在回复前已结束。${cnyText(f.amountCny)} 已退回余额。`,
  }),
};
