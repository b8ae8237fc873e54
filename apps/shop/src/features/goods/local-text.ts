import { type Platform, platformNames } from "@sihai/domain/platform";
import { inLanguage, type Language, otherShopName } from "@sihai/text";

/** A platform's name in a language; one unknown here is shown as it came. */
export function platformLabel(platform: string, language: Language): string {
  return Object.hasOwn(platformNames, platform)
    ? inLanguage(platformNames[platform as Platform], language)
    : platform === "other"
      ? inLanguage(otherShopName, language)
      : platform;
}
