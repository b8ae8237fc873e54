export type Text = { zh: string; en: string };

/** Gateways abroad: where a parcel enters a country and where it is sorted last. Other countries get their own name. */
const gateways: Record<string, readonly [entry: Text, local: Text]> = {
  US: [
    { zh: "洛杉矶", en: "Los Angeles" },
    { zh: "芝加哥", en: "Chicago" },
  ],
  CA: [
    { zh: "温哥华", en: "Vancouver" },
    { zh: "多伦多", en: "Toronto" },
  ],
  GB: [
    { zh: "伦敦希思罗", en: "London Heathrow" },
    { zh: "曼彻斯特", en: "Manchester" },
  ],
  DE: [
    { zh: "法兰克福", en: "Frankfurt" },
    { zh: "柏林", en: "Berlin" },
  ],
  FR: [
    { zh: "巴黎戴高乐", en: "Paris CDG" },
    { zh: "里昂", en: "Lyon" },
  ],
  IT: [
    { zh: "米兰", en: "Milan" },
    { zh: "罗马", en: "Rome" },
  ],
  ES: [
    { zh: "马德里", en: "Madrid" },
    { zh: "巴塞罗那", en: "Barcelona" },
  ],
  NL: [
    { zh: "阿姆斯特丹", en: "Amsterdam" },
    { zh: "乌得勒支", en: "Utrecht" },
  ],
  PL: [
    { zh: "华沙", en: "Warsaw" },
    { zh: "克拉科夫", en: "Kraków" },
  ],
  HU: [
    { zh: "布达佩斯", en: "Budapest" },
    { zh: "德布勒森", en: "Debrecen" },
  ],
  TR: [
    { zh: "伊斯坦布尔", en: "Istanbul" },
    { zh: "安卡拉", en: "Ankara" },
  ],
  AU: [
    { zh: "悉尼", en: "Sydney" },
    { zh: "墨尔本", en: "Melbourne" },
  ],
  NZ: [
    { zh: "奥克兰", en: "Auckland" },
    { zh: "惠灵顿", en: "Wellington" },
  ],
  JP: [
    { zh: "东京成田", en: "Tokyo Narita" },
    { zh: "大阪", en: "Osaka" },
  ],
  KR: [
    { zh: "仁川", en: "Incheon" },
    { zh: "釜山", en: "Busan" },
  ],
  SG: [
    { zh: "新加坡樟宜", en: "Singapore Changi" },
    { zh: "新加坡", en: "Singapore" },
  ],
  MY: [
    { zh: "吉隆坡", en: "Kuala Lumpur" },
    { zh: "槟城", en: "Penang" },
  ],
  TH: [
    { zh: "曼谷", en: "Bangkok" },
    { zh: "清迈", en: "Chiang Mai" },
  ],
  HK: [
    { zh: "香港", en: "Hong Kong" },
    { zh: "九龙", en: "Kowloon" },
  ],
  TW: [
    { zh: "桃园", en: "Taoyuan" },
    { zh: "台北", en: "Taipei" },
  ],
};

/**
 * Where a parcel enters a country and where it is sorted last, by the country's code; one without a gateway of its own lends its
 * name to both.
 */
export function gatewayOf(country: string): readonly [Text, Text] {
  const known = gateways[country];
  if (known) return known;
  const name = { zh: regionName(country, "zh-CN"), en: regionName(country, "en") };
  return [name, name];
}

function regionName(country: string, locale: string): string {
  return new Intl.DisplayNames([locale], { type: "region", fallback: "code" }).of(country) ?? country;
}
