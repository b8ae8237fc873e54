import { listFreightCountries } from "@sihai/contract/freight";
import { inLanguage, type Language, languageTag } from "@sihai/text";
import { useEndpoint, useLanguage } from "#shop";

const dayMs = 86_400_000;

type Countries = readonly { code: string; name: Parameters<typeof inLanguage>[0] }[];
let sorted: { of?: Countries | undefined; language?: Language; options: { value: string; label: string }[] } = { options: [] };

/** The countries we ship to as a list to choose from, by name in the reader's order; empty until it has come. */
export function useFreightCountries() {
  const language = useLanguage();
  const read = useEndpoint(listFreightCountries, {}, { freshMs: dayMs });
  const of = read.data?.countries;
  // Once for all who ask: a cart asks four times as it opens, and two hundred names take a slow phone milliseconds.
  if (sorted.of !== of || sorted.language !== language) {
    const order = new Intl.Collator(languageTag(language));
    const options = (of ?? [])
      .map(({ code, name }) => ({ value: code, label: inLanguage(name, language) }))
      .sort((left, right) => order.compare(left.label, right.label));
    sorted = { of, language, options };
  }
  return { read, options: sorted.options };
}
