import type { LocalText } from "../language/index.ts";
import { keysOf } from "../words.ts";
/** What can be told of a delivery, whatever the carrier calls it, in our own words. */
export const deliveryStages = {
  registered: { zh: "电子信息已收到", en: "Shipment information received" },
  "picked-up": { zh: "快递员已揽收", en: "Picked up by the courier" },
  "in-transit": { zh: "运输中", en: "On the way" },
  departed: { zh: "已发出", en: "Left the facility" },
  arrived: { zh: "已到达", en: "Arrived at the facility" },
  customs: { zh: "清关中", en: "At customs" },
  "papers-wanted": { zh: "海关要求补充资料", en: "Customs ask for papers" },
  held: { zh: "海关查验扣留", en: "Held by customs" },
  "out-for-delivery": { zh: "正在派送", en: "Out for delivery" },
  delivered: { zh: "已签收", en: "Delivered" },
  delayed: { zh: "运输延误", en: "Delayed" },
  returning: { zh: "正在退回", en: "Being returned" },
  returned: { zh: "已退回", en: "Returned" },
  lost: { zh: "包裹丢失", en: "Lost" },
} as const satisfies Record<string, LocalText>;
export type DeliveryStage = keyof typeof deliveryStages;
export const deliveryStageNames = keysOf(deliveryStages);

const hanScript = /\p{Script=Han}/u;

/** A carrier's own sentence in both languages; the language it did not speak gets our word for what happened. */
export function scanWords(stage: DeliveryStage, said: LocalText): LocalText {
  const own = deliveryStages[stage];
  return {
    zh: hanScript.test(said.zh) ? said.zh : own.zh,
    en: said.en !== "" && !hanScript.test(said.en) ? said.en : own.en,
  };
}

/** How far a delivery to the warehouse has come, in four steps: sent, under way, at the door, taken in. */
export const deliverySteps = ["sent", "on-the-way", "at-the-door", "taken-in"] as const;
export type DeliveryStep = (typeof deliverySteps)[number];

/** The carrier's word brings a delivery to the door at most; only the scan at the warehouse takes it in. */
export function deliveryStep(stage: DeliveryStage | null, isTakenIn: boolean): DeliveryStep {
  if (isTakenIn) return "taken-in";
  if (stage === "delivered") return "at-the-door";
  return stage === null || stage === "registered" ? "sent" : "on-the-way";
}
