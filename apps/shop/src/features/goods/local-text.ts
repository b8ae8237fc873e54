import { type Platform, platformNames } from "@sihai/domain/platform";
import { dotted, type Language } from "@sihai/text";

export type LocalText = { cn: string; en: string };

/** The text in the language shown; sellers write at least Chinese. */
export function inLanguage(text: LocalText, language: Language): string {
  return language === "zh" ? text.cn : text.en || text.cn;
}

/** The same in the other language, for those who compare with the seller's page. */
export function inOther(text: LocalText, language: Language): string {
  return language === "zh" ? text.en : text.cn;
}

const otherShop = { zh: "其他平台", en: "Another shop" };

export function platformLabel(platform: string, language: Language): string {
  return Object.hasOwn(platformNames, platform)
    ? platformNames[platform as Platform][language]
    : platform === "other"
      ? otherShop[language]
      : platform;
}

/** "Navy · L". */
export function optionsLine(options: readonly { value: LocalText }[], language: Language): string {
  return dotted(options.map(({ value }) => inLanguage(value, language)));
}
