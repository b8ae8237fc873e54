import { template } from "./template.ts";
import { courierName, timeEn, timeZh } from "./words.ts";

/** What a member is told about arrivals nobody announced. */
export const abnormalMessages = {
  "abnormal-marked": template<{ number: string; courier: string; forfeitsAt: string }>(
    (f) => ({
      title: "有一个写着您标记的包裹",
      body: `${courierName(f.courier, "zh")} ${f.number} 没有登记，但写着您的标记。请在 ${timeZh(f.forfeitsAt)}前认领。`,
    }),
    (f) => ({
      title: "A parcel with your mark",
      body: `${courierName(f.courier, "en")} ${f.number} was not announced but bears your mark. Please claim it by ${timeEn(f.forfeitsAt)}.`,
    }),
  ),
  "abnormal-ending": template<{ number: string; courier: string; forfeitsAt: string; daysLeft: number }>(
    (f) => ({
      title: "待认领包裹即将到期",
      body: `${courierName(f.courier, "zh")} ${f.number} 还有 ${f.daysLeft} 天保管期，${timeZh(f.forfeitsAt)}后归平台所有。`,
    }),
    (f) => ({
      title: "Claim your parcel soon",
      body: `${courierName(f.courier, "en")} ${f.number} is kept until ${timeEn(f.forfeitsAt)} (days left: ${f.daysLeft}); then it passes to us.`,
    }),
  ),
  "abnormal-given": template<{ number: string; courier: string; orderNo: string }>(
    (f) => ({
      title: "包裹已归到您的名下",
      body: `${courierName(f.courier, "zh")} ${f.number} 现在是您的转运订单 ${f.orderNo}，等待验货入库。`,
    }),
    (f) => ({
      title: "The parcel is yours",
      body: `${courierName(f.courier, "en")} ${f.number} is now your forwarding order ${f.orderNo}. We inspect and store it next.`,
    }),
  ),
  "abnormal-refused": template<{ number: string; courier: string; note: string }>(
    (f) => ({
      title: "认领未通过",
      body: `${courierName(f.courier, "zh")} ${f.number}：${f.note || "提供的证明不足以确认归属。"}`,
    }),
    (f) => ({
      title: "Claim not accepted",
      body: `${courierName(f.courier, "en")} ${f.number}: ${f.note || "the proof did not show that it is yours."}`,
    }),
  ),
} as const;
