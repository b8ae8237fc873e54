import { inLanguage, type Language, type LocalText } from "@sihai/domain/language";
import { dotted } from "./no-break.ts";

/** What was chosen of goods, and what else is told of them behind it: "Navy · L · 2 pieces". What is missing is left out. */
export function skuLine(names: readonly LocalText[], language: Language, ...more: readonly (string | null)[]): string {
  return dotted([...names.map((name) => inLanguage(name, language)), ...more]);
}
