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
  return skuLine(
    options.map(({ value }) => value),
    language,
  );
}

/** The same of an item in storage, whose choices have no names of their own; what else is told of it stands behind. */
export function skuLine(names: readonly LocalText[], language: Language, ...more: readonly (string | null)[]): string {
  return dotted([...names.map((name) => inLanguage(name, language)), ...more]);
}
