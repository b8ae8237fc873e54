import type { LocalText } from "../language/index.ts";

export const courierCodes = ["sf", "zto", "yto", "sto", "yunda", "jd", "ems", "jt", "deppon", "best", "other"] as const;
export type CourierCode = (typeof courierCodes)[number];

export type Courier = {
  name: LocalText;
  /** Shapes that only this courier writes: letters in front, or a check digit. */
  certain: readonly RegExp[];
  /** Digit shapes that several couriers share; `weight` says how much one tells: 3 fixed first digits, 2 a choice, 1 a length. */
  likely: readonly { shape: RegExp; weight: 1 | 2 | 3 }[];
};

/** Inland couriers and how their numbers look, as written by `tidyTrackingNumber` (rule E-101). "other" takes any number. */
export const couriers: Readonly<Record<CourierCode, Courier>> = {
  sf: {
    name: { zh: "顺丰速运", en: "SF Express" },
    certain: [/^SF\d{12,13}$/],
    likely: [
      { shape: /^\d{12}$/, weight: 1 },
      { shape: /^\d{15}$/, weight: 1 },
    ],
  },
  zto: {
    name: { zh: "中通快递", en: "ZTO Express" },
    certain: [/^ZTO\d{12}$/],
    likely: [
      { shape: /^7[3-9]\d{12}$/, weight: 3 },
      { shape: /^[2-8]\d{11}$/, weight: 1 },
    ],
  },
  yto: {
    name: { zh: "圆通速递", en: "YTO Express" },
    certain: [/^YT\d{13}$/, /^YT\d{10}$/],
    likely: [
      { shape: /^[A-Z]\d{9}$/, weight: 2 },
      { shape: /^8\d{17}$/, weight: 2 },
    ],
  },
  sto: {
    name: { zh: "申通快递", en: "STO Express" },
    certain: [/^STO\d{12,13}$/],
    likely: [
      { shape: /^77\d{13}$/, weight: 3 },
      { shape: /^(?:[2-8]68|888|588|688)\d{9}$/, weight: 3 },
    ],
  },
  yunda: {
    name: { zh: "韵达快递", en: "Yunda Express" },
    certain: [/^YD\d{13}$/],
    likely: [
      { shape: /^(?:31|35|4\d|10|12|16|18|19)\d{11}$/, weight: 2 },
      { shape: /^4[36]\d{13}$/, weight: 3 },
    ],
  },
  jd: { name: { zh: "京东快递", en: "JD Logistics" }, certain: [/^JD[A-Z]{0,3}\d{9,15}(?:-\d{1,3}){0,2}-?$/], likely: [] },
  ems: {
    name: { zh: "中国邮政 EMS", en: "China Post EMS" },
    certain: [],
    likely: [{ shape: /^(?:10|11|12|50|51|9[05789])\d{11}$/, weight: 2 }],
  },
  jt: { name: { zh: "极兔速递", en: "J&T Express" }, certain: [/^JT\d{13}$/], likely: [] },
  deppon: {
    name: { zh: "德邦快递", en: "Deppon Express" },
    certain: [/^DP[A-Z]{0,2}\d{8,13}$/],
    likely: [{ shape: /^[1-9]\d{7,9}$/, weight: 1 }],
  },
  best: {
    name: { zh: "百世快递", en: "Best Express" },
    certain: [/^(?:HT|BEST)\d{12,14}$/],
    likely: [
      { shape: /^55\d{13}$/, weight: 3 },
      { shape: /^[5-7]\d{13}$/, weight: 1 },
    ],
  },
  other: { name: { zh: "其他快递", en: "Other courier" }, certain: [], likely: [] },
};
