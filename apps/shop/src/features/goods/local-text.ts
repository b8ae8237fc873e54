import type { LocalText } from "@sihai/domain/language";
import { type Platform, platformNames } from "@sihai/domain/platform";
import { dotted, inLanguage, type Language, otherShopName } from "@sihai/text";

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
  return dotted(options.map(({ value }) => inLanguage(value, language)));
}
