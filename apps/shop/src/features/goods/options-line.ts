import type { LocalText } from "@sihai/domain/language";
import { type Language, skuLine } from "@sihai/text";

/** "Navy · L". */
export function optionsLine(options: readonly { value: LocalText }[], language: Language): string {
  return skuLine(
    options.map(({ value }) => value),
    language,
  );
}
