import { gatewayOf, type Text } from "./places.ts";

export type TrackedNumber = { number: string; tag: string; destination: string; days: [number, number]; shippedAt: number };

/** One scan. `share` is the part of the whole way after which it happens. */
type Step = { share: number; status: string; sub: string; stage: string | null; country: string; place: Text; text: Text };
export type Scan = Omit<Step, "share"> & { at: number };

/** Words inside a waybill number that provoke an outcome, for example `TESTLOST0001`. */
export const trackingTriggers = {
  TESTLOST: { zh: "运输途中丢失", en: "Lost on the way" },
  TESTRETURN: { zh: "清关失败，退回", en: "Refused at customs and returned" },
  TESTDELAY: { zh: "清关延误，用时为承诺的三倍", en: "Held at customs, takes three times as long" },
  TESTPAPERS: {
    zh: "海关要求收件人补资料，用时为承诺的三倍",
    en: "Customs ask the receiver for papers, takes three times as long",
  },
  TESTNOW: { zh: "立即签收", en: "Delivered at once" },
  TESTUNKNOWN: { zh: "查询平台不认识该单号", en: "A number the source does not know" },
} as const;

const dayMs = 86_400_000;

/** Every scan of a parcel up to `now`, oldest first. Pure: the same parcel and time give the same scans, also after a restart. */
export function scansUntil(parcel: TrackedNumber, now: number): Scan[] {
  const whole = durationMs(parcel);
  return steps(parcel)
    .map(({ share, ...step }) => ({ ...step, at: parcel.shippedAt + Math.round(share * whole) }))
    .filter((scan) => scan.at <= now);
}

/** What stops a parcel in import customs, by the word in its number: the sub-status, and what the carrier says. */
const haltedBy = {
  TESTDELAY: ["Exception_Security", "清关查验，预计延误", "Held for inspection, delay expected"],
  TESTPAPERS: ["InTransit_CustomsRequiringInformation", "海关要求收件人补充资料", "Customs ask the receiver for papers"],
} as const;

/** Within the promised working days; which of them depends on the number. A working week has five of seven days. */
function durationMs({ number, days: [from, to] }: TrackedNumber): number {
  if (number.includes("TESTNOW")) return 0;
  const spread = [...number].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7) / 997;
  const late = number.includes("TESTDELAY") || number.includes("TESTPAPERS") ? 3 : 1;
  return (from + (to - from) * spread) * 1.4 * dayMs * late;
}

function steps(parcel: TrackedNumber): Step[] {
  return parcel.destination === "CN" ? domesticSteps() : abroadSteps(parcel);
}

function domesticSteps(): Step[] {
  const yiwu = { zh: "金华义乌", en: "Yiwu" };
  const hub = { zh: "广州转运中心", en: "Guangzhou hub" };
  const warehouse = { zh: "集运仓", en: "Forwarding warehouse" };
  return [
    step(0, "InTransit", "InTransit_PickedUp", "PickedUp", "CN", yiwu, "快递员已揽收", "Picked up by the courier"),
    step(0.2, "InTransit", "InTransit_Departure", "Departure", "CN", yiwu, "快件已发出，下一站广州", "Left for Guangzhou"),
    step(0.65, "InTransit", "InTransit_Arrival", "Arrival", "CN", hub, "快件到达转运中心", "Arrived at the hub"),
    step(
      0.9,
      "OutForDelivery",
      "OutForDelivery_Other",
      "OutForDelivery",
      "CN",
      warehouse,
      "正在派送至仓库",
      "On the way to the warehouse",
    ),
    step(
      1,
      "Delivered",
      "Delivered_Other",
      "Delivered",
      "CN",
      warehouse,
      "已签收，签收人：仓库收货处",
      "Signed for by the warehouse",
    ),
  ];
}

function abroadSteps({ number, destination }: TrackedNumber): Step[] {
  const warehouse = { zh: "广州仓", en: "Guangzhou warehouse" };
  const port = { zh: "广州出口处理中心", en: "Guangzhou export centre" };
  const [entry, local] = gatewayOf(destination);
  // The receiver's own town, which a tracking source is not told: another's name would be wrong.
  const door = { zh: "", en: "" };
  const start = [
    step(0, "InfoReceived", "InfoReceived", "InfoReceived", "CN", warehouse, "电子信息已收到", "Shipment information received"),
    step(0.03, "InTransit", "InTransit_PickedUp", "PickedUp", "CN", warehouse, "承运商已揽收", "Picked up by the carrier"),
    step(0.1, "InTransit", "InTransit_Arrival", "Arrival", "CN", port, "到达出口处理中心", "Arrived at the export centre"),
    step(0.18, "InTransit", "InTransit_CustomsReleased", null, "CN", port, "出口清关完成", "Export customs cleared"),
    step(
      0.25,
      "InTransit",
      "InTransit_Departure",
      "Departure",
      "CN",
      port,
      "已离境，运往目的国",
      "Left China for the destination country",
    ),
  ];
  if (number.includes("TESTLOST"))
    return [
      ...start,
      step(
        0.8,
        "Exception",
        "Exception_Lost",
        null,
        destination,
        entry,
        "包裹丢失，承运商已立案调查",
        "Parcel lost; the carrier has opened an investigation",
      ),
    ];
  const landed = [
    ...start,
    step(
      0.5,
      "InTransit",
      "InTransit_Arrival",
      "Arrival",
      destination,
      entry,
      "到达目的国",
      "Arrived in the destination country",
    ),
    step(0.55, "InTransit", "InTransit_CustomsProcessing", null, destination, entry, "进口清关中", "Import customs in progress"),
  ];
  if (number.includes("TESTRETURN"))
    return [
      ...landed,
      step(
        0.7,
        "Exception",
        "Exception_Returning",
        "Returning",
        destination,
        entry,
        "清关失败，包裹退回发件人",
        "Refused by customs, returning to the sender",
      ),
      step(1.4, "Exception", "Exception_Returned", "Returned", "CN", warehouse, "退件已回到仓库", "Returned to the warehouse"),
    ];
  const halt = ([sub, zh, en]: readonly [string, string, string]) =>
    step(0.6, sub.split("_")[0] ?? "", sub, null, destination, entry, zh, en);
  const halts = Object.entries(haltedBy).flatMap(([trigger, why]) => (number.includes(trigger) ? [halt(why)] : []));
  return [
    ...landed,
    ...halts,
    step(0.7, "InTransit", "InTransit_CustomsReleased", null, destination, entry, "进口清关完成", "Import customs cleared"),
    step(0.82, "InTransit", "InTransit_Arrival", "Arrival", destination, local, "到达派送中心", "Arrived at the delivery centre"),
    step(0.95, "OutForDelivery", "OutForDelivery_Other", "OutForDelivery", destination, door, "正在派送", "Out for delivery"),
    step(1, "Delivered", "Delivered_Other", "Delivered", destination, door, "已妥投", "Delivered"),
  ];
}

function step(
  share: number,
  status: string,
  sub: string,
  stage: string | null,
  country: string,
  place: Text,
  zh: string,
  en: string,
): Step {
  return { share, status, sub, stage, country, place, text: { zh, en } };
}
