import { cnyText } from "../../core/money.ts";
import type { ExpertMessages, Messages } from "../../messages/index.ts";
import { atTime } from "../../messages/moments.ts";

/** What a member is told about expert services and their plans. */
export const expertMessages: Messages<ExpertMessages> = {
  "expert-cancelled": (f) => ({
    title: "专家服务已结束",
    body: `专家服务 ${f.serviceBarcode} 已结束，商品可以重新使用。${f.heldCny === "0.00" ? "" : `预留的 ${cnyText(f.heldCny)} 已退回余额。`}${f.feePaidCny === "0.00" ? "没有产生任何费用。" : "服务费不退。"}`,
  }),
  "expert-plan-ready": (f) => ({
    title: "专家方案已完成",
    body: `专家服务 ${f.serviceBarcode} 的方案已完成：${f.parcels} 个包裹，共 ${cnyText(f.totalCny)}。请在 ${atTime(f.answerBefore)}前确认。`,
  }),
  "expert-plan-paid": (f) => ({
    title: "专家方案已扣款发货",
    body: `专家服务 ${f.serviceBarcode} 的方案已完成，从预留金额扣除 ${cnyText(f.totalCny)}，${f.parcels} 个包裹开始打包，剩余金额已退回余额。`,
  }),
};
