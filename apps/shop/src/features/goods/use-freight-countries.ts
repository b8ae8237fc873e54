import { listFreightCountries } from "@sihai/contract/freight";
import { inLanguage, languageTag } from "@sihai/text";
import { useMemo } from "react";
import { useEndpoint, useLanguage } from "#shop";

const dayMs = 86_400_000;

/** The countries we ship to as a list to choose from, by name in the reader's order; empty until it has come. */
export function useFreightCountries() {
  const language = useLanguage();
  const read = useEndpoint(listFreightCountries, {}, { freshMs: dayMs });
  const countries = read.data?.countries;
  const options = useMemo(() => {
    const order = new Intl.Collator(languageTag(language));
    return (countries ?? [])
      .map(({ code, name }) => ({ value: code, label: inLanguage(name, language) }))
      .sort((left, right) => order.compare(left.label, right.label));
  }, [countries, language]);
  return { read, options };
}
