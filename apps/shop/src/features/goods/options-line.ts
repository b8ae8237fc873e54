import type { LocalText } from "@sihai/domain/language";
import { type Language, skuLine } from "@sihai/text";

/** "Navy · L". Apart from the names of platforms, which the home page stands on: what that page fetches holds nothing else. */
export function optionsLine(options: readonly { value: LocalText }[], language: Language): string {
  return skuLine(
    options.map(({ value }) => value),
    language,
  );
}
