import { type CourierChoice, type Couriers, courierChoices, courierNamed } from "@sihai/domain/courier";
import { inLanguage, type Language } from "@sihai/domain/language";

/** The operator's couriers as a screen shows them. */
export function courierNames(couriers: Couriers, language: Language) {
  return {
    /** Those a new delivery can come with; the `likely` ones, by their codes, first. */
    choices(likely: readonly string[] = []) {
      const rank = ({ code }: CourierChoice) => (likely.includes(code) ? likely.indexOf(code) : likely.length);
      return courierChoices(couriers)
        .toSorted((a, b) => rank(a) - rank(b))
        .map(({ code, name }) => ({ value: code, label: inLanguage(name, language) }));
    },
    /** Also of one that is closed; empty for none. */
    nameOf(code: string | null): string {
      return code === null ? "" : inLanguage(courierNamed(couriers, code), language);
    },
  };
}
