import type { CreditsWords } from "../../zh/shop/promotion-credits.ts";

export const words: CreditsWords = {
  title: "Credits",
  balance: "Credits you can use",
  worth: (amount) => `Up to ${amount} off shipping when you submit parcels`,
  tooFew: (missing) => `${missing} more and you can use them`,
  reserved: (credits) => `Another ${credits} are set aside for parcels you haven’t paid yet`,
  endsOn: (day, days) => `They end on ${day}, Beijing time, ${days} ${days === 1 ? "day" : "days"} from now`,
  use: "Use credits",
  coupons: "Coupons",
  history: "History",
  none: "No credits yet. You earn them by checking in and by receiving parcels.",
  toMe: "Check in",
  steps: {
    "check-in": "Daily check-in",
    earned: "Parcel received",
    used: "Used on a parcel",
    back: "Parcel cancelled, credits back",
    ended: "Ended with the year",
    gift: "Member gift",
    other: "Change",
  },
  parcel: (packageId) => `Parcel ${packageId}`,
  after: (credits) => `${credits} left`,
  rules: "How credits work",
  earnRule: (credits) =>
    `When you receive a parcel, each CN\u00a0￥1.00 paid for its shipping earns ${credits} ${credits === 1 ? "credit" : "credits"}.`,
  checkInRule: ({ credits, everyDays, bonus }) =>
    `Checking in earns ${credits} a day, and ${bonus} each time ${everyDays} days in a row are full.`,
  useRule: (step, most) =>
    `Every ${step} take CN\u00a0￥1.00 off shipping. Use them in steps of ${step}; at your level a parcel takes up to ${most}.`,
  endRule: "Credits end on 31 December of their year, Beijing time, and aren’t carried over.",
};
