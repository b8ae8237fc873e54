import type { Grammar } from "../core/grammar.ts";

export const language = "zh";

export const grammar: Grammar = {
  locale: "zh-CN",
  plural: (count, forms) => (count === 0 && forms.zero !== undefined ? forms.zero : forms.other),
  month: "long",
  beforeTime: " ",
  dayRange,
  dayUnit: () => "天",
  timeLeft({ days, hours, minutes, seconds }, day) {
    if (days > 0) return `${day} ${hours} 小时`;
    if (hours > 0) return `${hours} 小时 ${minutes} 分`;
    return minutes > 0 ? `${minutes} 分 ${seconds} 秒` : `${seconds} 秒`;
  },
  behindLabel: "：",
  betweenNames: "、",
  betweenSentences: "",
  addressLines: ({ country, state, city, street, zipCode }) => [
    `${country} ${state ?? ""} ${city}`,
    street,
    zipCode ? `邮编 ${zipCode}` : "",
  ],
  betweenAddressLines: " ",
  familyNameFirst: true,
  device: (app, system) => (app && system ? `${system} 上的 ${app}` : (app ?? system ?? "未知设备")),
  deviceNames: { wechat: "微信" },
  shortCountryNames: { HK: "中国香港", MO: "中国澳门", TW: "中国台湾", CN: "中国内地" },
};

/** Intl writes ranges as 2026/11/24–2026/11/30; people write 2026年11月24日至30日. */
function dayRange(first: string, last: string): string {
  if (first === last) return first;
  const [, year = "", month = ""] = /^(.*年)?(.*月)/.exec(first) ?? [];
  const known = last.startsWith(year + month) ? year + month : last.startsWith(year) ? year : "";
  return `${first}至${last.slice(known.length)}`;
}

/** For names that may be Latin or figures: a space parts them from the Chinese beside them, as in "也支持 1688、微店"; a date stays together. */
export function spaced(text: string): string {
  return text
    .replace(/(?![年月日])(\p{Script=Han})(?=[A-Za-z0-9])/gu, "$1 ")
    .replace(/([A-Za-z0-9])(?=(?![年月日])\p{Script=Han})/gu, "$1 ");
}
