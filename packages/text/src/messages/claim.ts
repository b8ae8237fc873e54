import { cnyText } from "../core/money.ts";
import { template } from "./template.ts";
import { timeEn, timeZh } from "./words.ts";

/** What a member is told about claims. */
export const claimMessages = {
  "claim-received": template<{ claimNo: string; packageNo: string; dueAt: string }>(
    (f) => ({
      title: "理赔申请已收到",
      body: `包裹 ${f.packageNo} 的理赔 ${f.claimNo} 已收到，我们会在 ${timeZh(f.dueAt)}前答复。`,
    }),
    (f) => ({
      title: "We have your claim",
      body: `Your claim ${f.claimNo} for parcel ${f.packageNo} has reached us. We answer by ${timeEn(f.dueAt)}.`,
    }),
  ),
  "claim-offer-reminder": template<{ claimNo: string; amountCny: string; answerBefore: string }>(
    (f) => ({
      title: "理赔方案等待您的答复",
      body: `理赔 ${f.claimNo}：赔付 ${cnyText(f.amountCny)} 的方案保留至 ${timeZh(f.answerBefore)}，请在此之前接受或说明不同意的理由。`,
    }),
    (f) => ({
      title: "Your claim waits for your answer",
      body: `Our offer of ${cnyText(f.amountCny)} for claim ${f.claimNo} stands until ${timeEn(f.answerBefore)}. Please take it or say why not.`,
    }),
  ),
  "claim-lapsed": template<{ claimNo: string; amountCny: string; answerBefore: string }>(
    (f) => ({
      title: "理赔方案已过期",
      body: `理赔 ${f.claimNo} 的方案（${cnyText(f.amountCny)}）未获答复，已过期。60 天内您仍可重新提出。`,
    }),
    (f) => ({
      title: "The offer for your claim has lapsed",
      body: `Nobody answered our offer of ${cnyText(f.amountCny)} for claim ${f.claimNo}. You can take the claim up again within 60 days.`,
    }),
  ),
  "claim-void": template<{ claimNo: string; packageNo: string }>(
    (f) => ({
      title: "包裹已找到，理赔结束",
      body: `包裹 ${f.packageNo} 已找到，理赔 ${f.claimNo} 因此结束。如有破损，请重新反馈。`,
    }),
    (f) => ({
      title: "The parcel was found, the claim ends",
      body: `Parcel ${f.packageNo} was found, so claim ${f.claimNo} has ended. If something is damaged, please report it.`,
    }),
  ),
  "claim-offered": template<{ claimNo: string; amountCny: string; reason: string; answerBefore: string }>(
    (f) => ({
      title: "理赔有了结果",
      body: `理赔 ${f.claimNo}：我们愿意赔付 ${cnyText(f.amountCny)}。${f.reason} 请在 ${timeZh(f.answerBefore)}前确认是否接受。`,
    }),
    (f) => ({
      title: "An offer for your claim",
      body: `For claim ${f.claimNo} we offer ${cnyText(f.amountCny)}. ${f.reason} Please say by ${timeEn(f.answerBefore)} whether you take it.`,
    }),
  ),
  "claim-refused": template<{ claimNo: string; reason: string }>(
    (f) => ({ title: "理赔未通过", body: `理赔 ${f.claimNo} 未通过：${f.reason}` }),
    (f) => ({ title: "Claim not granted", body: `We could not grant claim ${f.claimNo}: ${f.reason}` }),
  ),
  "claim-answered": template<{ claimNo: string; text: string }>(
    (f) => ({ title: "理赔有新消息", body: `理赔 ${f.claimNo}：${f.text}` }),
    (f) => ({ title: "A message about your claim", body: `Claim ${f.claimNo}: ${f.text}` }),
  ),
  "claim-paid": template<{ claimNo: string; amountCny: string }>(
    (f) => ({ title: "理赔款已到余额", body: `理赔 ${f.claimNo} 已赔付，${cnyText(f.amountCny)} 已存入您的余额。` }),
    (f) => ({ title: "Your claim is paid", body: `Claim ${f.claimNo} is paid: ${cnyText(f.amountCny)} is in your balance.` }),
  ),
} as const;
