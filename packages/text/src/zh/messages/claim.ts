import { cnyText } from "../../core/money.ts";
import type { ClaimMessages, Messages } from "../../messages/index.ts";
import { atTime } from "../../messages/moments.ts";

/** What a member is told about claims. */
export const claimMessages: Messages<ClaimMessages> = {
  "claim-received": (f) => ({
    title: "理赔申请已收到",
    body: `包裹 ${f.packageNo} 的理赔 ${f.claimNo} 已收到，我们会在 ${atTime(f.dueAt)}前答复。`,
  }),
  "claim-offer-reminder": (f) => ({
    title: "理赔方案等待您的答复",
    body: `理赔 ${f.claimNo}：赔付 ${cnyText(f.amountCny)} 的方案保留至 ${atTime(f.answerBefore)}，请在此之前接受或说明不同意的理由。`,
  }),
  "claim-lapsed": (f) => ({
    title: "理赔方案已过期",
    body: `理赔 ${f.claimNo} 的方案（${cnyText(f.amountCny)}）未获答复，已过期。在 ${atTime(f.reviveBefore)}前您仍可重新提出。`,
  }),
  "claim-void": (f) => ({
    title: "包裹已找到，理赔结束",
    body: `包裹 ${f.packageNo} 已找到，理赔 ${f.claimNo} 因此结束。如有破损，请重新反馈。`,
  }),
  "claim-offered": (f) => ({
    title: "理赔有了结果",
    body: `理赔 ${f.claimNo}：我们愿意赔付 ${cnyText(f.amountCny)}。${f.reason} 请在 ${atTime(f.answerBefore)}前确认是否接受。`,
  }),
  "claim-refused": (f) => ({ title: "理赔未通过", body: `理赔 ${f.claimNo} 未通过：${f.reason}` }),
  "claim-answered": (f) => ({ title: "理赔有新消息", body: `理赔 ${f.claimNo}：${f.text}` }),
  "claim-paid": (f) => ({ title: "理赔款已到余额", body: `理赔 ${f.claimNo} 已赔付，${cnyText(f.amountCny)} 已存入您的余额。` }),
};
