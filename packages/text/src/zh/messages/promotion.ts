import { beijing, formatDate } from "../../core/dates.ts";
import { cnyText } from "../../core/money.ts";
import { formatNumber } from "../../core/numbers.ts";
import type { Messages, PromotionMessages } from "../../messages/index.ts";
import { name } from "./said.ts";

const n = (credits: number) => formatNumber(credits, "zh", 0);
/** The day before the instant at which credits are gone. */
const lastDay = (endsAt: string) => formatDate(new Date(Date.parse(endsAt) - 1), "zh", beijing);

/** What a member is told about coupons and credits. */
export const promotionMessages: Messages<PromotionMessages> = {
  "coupon-given": (f) => ({ title: "您收到一张优惠券", body: `「${name(f)}」已放入您的优惠券，适用范围请见券面。` }),
  invited: (f) => ({
    title: `${cnyText(f.amountCny)} 运费优惠等您领取`,
    body: `您是受邀加入的。首个运费满 ${cnyText(f.leastCny)} 的包裹签收后，一张 ${cnyText(f.amountCny)} 的优惠券会放入您的账户。`,
  }),
  "broadcast-news": (f) => ({ title: f.title.zh, body: f.body.zh }),
  "broadcast-offer": (f) => ({ title: f.title.zh, body: f.body.zh }),
  "credits-ending": (f) => ({
    title: `${n(f.credits)} 积分将于 ${lastDay(f.endsAt)} 到期`,
    body: "积分在北京时间当天结束时清零，不结转到下一年。提交包裹时每 100 积分可抵 CN\u00a0￥1.00 运费。",
  }),
};
