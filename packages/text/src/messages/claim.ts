import { cnyText } from "../core/money.ts";
import { template } from "./template.ts";
import { timeEn, timeZh } from "./words.ts";

/** What a member is told about claims. */
export const claimMessages = {
  "claim-received": template<{ claimNo: string; packageNo: string; dueAt: string }>(
    (f) => ({
      title: "理赔申请已收到",
      body: `包裹 ${f.packageNo} 的理赔 ${f.claimNo} 已收到，我们会在 ${timeZh(f.dueAt)} 前答复。`,
    }),
    (f) => ({
      title: "We have your claim",
      body: `Your claim ${f.claimNo} for parcel ${f.packageNo} has reached us. We answer by ${timeEn(f.dueAt)}.`,
    }),
  ),
  "claim-offered": template<{ claimNo: string; amountCny: string; reason: string }>(
    (f) => ({
      title: "理赔有了结果",
      body: `理赔 ${f.claimNo}：我们愿意赔付 ${cnyText(f.amountCny)}。${f.reason} 请确认是否接受。`,
    }),
    (f) => ({
      title: "An offer for your claim",
      body: `For claim ${f.claimNo} we offer ${cnyText(f.amountCny)}. ${f.reason} Please say whether you take it.`,
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
