import { cnyText } from "../core/money.ts";
import { template } from "./template.ts";

/** What a member is told about expert services and their plans. */
export const expertMessages = {
  "expert-cancelled": template<{ serviceBarcode: string; heldCny: string; feePaidCny: string }>(
    (f) => ({
      title: "专家服务已结束",
      body: `专家服务 ${f.serviceBarcode} 已结束，物品可以重新使用。${f.heldCny === "0.00" ? "" : `预留的 ${cnyText(f.heldCny)} 已退回余额。`}${f.feePaidCny === "0.00" ? "没有产生任何费用。" : "服务费不退。"}`,
    }),
    (f) => ({
      title: "Expert service ended",
      body: `Expert service ${f.serviceBarcode} has ended and your goods are free again.${f.heldCny === "0.00" ? "" : ` The ${cnyText(f.heldCny)} set aside is back in your balance.`} ${f.feePaidCny === "0.00" ? "It cost nothing." : "The expert fee isn't refunded."}`,
    }),
  ),
  "expert-plan-ready": template<{ serviceBarcode: string; parcels: number; totalCny: string }>(
    (f) => ({
      title: "专家方案已完成",
      body: `专家服务 ${f.serviceBarcode} 的方案已完成：${f.parcels} 个包裹，共 ${cnyText(f.totalCny)}。请在 7 天内确认。`,
    }),
    (f) => ({
      title: "Your expert's plan is ready",
      body: `Expert service ${f.serviceBarcode}: ${f.parcels === 1 ? "1 parcel" : `${f.parcels} parcels`} for ${cnyText(f.totalCny)}. Please answer within 7 days.`,
    }),
  ),
  "expert-plan-paid": template<{ serviceBarcode: string; parcels: number; totalCny: string }>(
    (f) => ({
      title: "专家方案已扣款发货",
      body: `专家服务 ${f.serviceBarcode} 的方案已完成，从预留金额扣除 ${cnyText(f.totalCny)}，${f.parcels} 个包裹开始打包，剩余金额已退回余额。`,
    }),
    (f) => ({
      title: "Planned, paid and being packed",
      body: `Expert service ${f.serviceBarcode}: ${cnyText(f.totalCny)} was taken from what you set aside for ${f.parcels === 1 ? "1 parcel" : `${f.parcels} parcels`}; the rest is back in your balance.`,
    }),
  ),
} as const;
