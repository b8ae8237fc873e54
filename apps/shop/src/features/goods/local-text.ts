import type { LocalText } from "@sihai/domain/language";
import { type Platform, platformNames } from "@sihai/domain/platform";
import { inLanguage, type Language, otherShopName, skuLine } from "@sihai/text";

/** A platform's name in a language; one unknown here is shown as it came. */
export function platformLabel(platform: string, language: Language): string {
  return Object.hasOwn(platformNames, platform)
    ? inLanguage(platformNames[platform as Platform], language)
    : platform === "other"
      ? inLanguage(otherShopName, language)
      : platform;
}

/** "Navy · L". */
export function optionsLine(options: readonly { value: LocalText }[], language: Language): string {
  return skuLine(
    options.map(({ value }) => value),
    language,
  );
}
