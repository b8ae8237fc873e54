import { inLanguage } from "@sihai/domain/language";
import type { Messages, UnannouncedMessages } from "../../messages/index.ts";
import { atTime } from "../../messages/moments.ts";
import { language } from "../grammar.ts";

/** What a member is told about arrivals nobody announced. */
export const unannouncedMessages: Messages<UnannouncedMessages> = {
  "unannounced-marked": (f) => ({
    title: "有一个写着您会员标识的包裹",
    body: `${inLanguage(f.courier, language)} ${f.number} 没有登记，但写着您的会员标识。请在 ${atTime(f.forfeitsAt)}前认领。`,
  }),
  "unannounced-ending": (f) => ({
    title: "待认领包裹即将到期",
    body: `${inLanguage(f.courier, language)} ${f.number} 还有 ${f.daysLeft} 天保管期，${atTime(f.forfeitsAt)}后归平台所有。`,
  }),
  "unannounced-forfeited": (f) => ({
    title: "待认领包裹的认领期限已过",
    body: `${inLanguage(f.courier, language)} ${f.number} 在期限内无人认领，现已归平台所有，不能再认领。`,
  }),
  "unannounced-given": (f) => ({
    title: "包裹已归到您的名下",
    body: `${inLanguage(f.courier, language)} ${f.number} 现在是您的转运订单 ${f.orderNo}，等待验货入库。`,
  }),
  "unannounced-refused": (f) => ({
    title: "认领未通过",
    body: `${inLanguage(f.courier, language)} ${f.number}：${f.note || "提供的证明不足以确认归属。"}`,
  }),
};
