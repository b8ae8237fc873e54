import { beijing, formatDate } from "../../core/dates.ts";
import { cnyText } from "../../core/money.ts";
import { formatNumber } from "../../core/numbers.ts";
import type { Messages, PromotionMessages } from "../../messages/index.ts";
import { name } from "./said.ts";

const n = (credits: number) => formatNumber(credits, "en", 0);
/** The day before the instant at which credits are gone. */
const lastDay = (endsAt: string) => formatDate(new Date(Date.parse(endsAt) - 1), "en", beijing);

/** What a member is told about coupons and credits. */
export const promotionMessages: Messages<PromotionMessages> = {
  "coupon-given": (f) => ({
    title: "A coupon for you",
    body: `“${name(f)}” was added to your coupons. You can see there what it is good for.`,
  }),
  invited: (f) => ({
    title: `${cnyText(f.amountCny)} off shipping waits for you`,
    body: `You came by an invitation. Once your first parcel with shipping of ${cnyText(f.leastCny)} or more is received, a coupon of ${cnyText(f.amountCny)} is added to your coupons.`,
  }),
  "broadcast-news": (f) => ({ title: f.title.en, body: f.body.en }),
  "broadcast-offer": (f) => ({ title: f.title.en, body: f.body.en }),
  "credits-ending": (f) => ({
    title: `${n(f.credits)} credits end on ${lastDay(f.endsAt)}`,
    body: "They end with that day, Beijing time, and aren’t carried into the next year. When you submit a parcel, every 100 take CN\u00a0￥1.00 off shipping.",
  }),
};
