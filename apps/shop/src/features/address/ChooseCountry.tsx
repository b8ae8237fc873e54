import { usePlaces } from "@sihai/client";
import { commonCountries, openCountries } from "@sihai/domain/address";
import { addressDict } from "@sihai/text/dict/address";
import { EmptyState, SearchBox } from "@sihai/ui";
import { Check } from "lucide-react";
import { useMemo, useState } from "react";
import { NotYet, useDict, useLanguage } from "#shop";
import { type CountryName, countriesIn } from "./country-names.ts";

type ChooseCountryProps = { chosen: string | undefined; onChoose: (code: string) => void };

/** Every country, the commonest destinations first; the search knows both languages and the codes. */
export function ChooseCountry({ chosen, onChoose }: ChooseCountryProps) {
  const words = useDict(addressDict);
  const language = useLanguage();
  const [query, setQuery] = useState("");
  const { read, lists } = usePlaces();
  const countries = lists?.countries;
  const all = useMemo(() => countriesIn(openCountries(countries ?? []), language), [countries, language]);
  const wanted = query.trim().toLowerCase();
  const found = wanted === "" ? all : all.filter(({ search }) => search.includes(wanted));
  const common = commonCountries(countries ?? []).flatMap((code) => all.filter((entry) => entry.code === code));
  if (!countries) return <NotYet read={read} />;
  return (
    <>
      <SearchBox label={words.searchCountry} value={query} onChange={setQuery} onSearch={() => undefined} />
      {wanted === "" ? <CountryList title={words.common} list={common} chosen={chosen} onChoose={onChoose} /> : null}
      {found.length === 0 ? (
        <EmptyState picture="search" text={words.noCountry} />
      ) : (
        <CountryList title={words.allCountries} list={found} chosen={chosen} onChoose={onChoose} />
      )}
    </>
  );
}

type CountryListProps = {
  title: string;
  list: readonly CountryName[];
  chosen: string | undefined;
  onChoose: (code: string) => void;
};

function CountryList({ title, list, chosen, onChoose }: CountryListProps) {
  return (
    <section aria-label={title}>
      <h2 className="px-1 py-2 text-note font-medium text-grey">{title}</h2>
      <ul className="divide-y divide-line overflow-hidden rounded-card bg-white shadow-card">
        {list.map(({ code, name }) => (
          <li key={code}>
            <button
              type="button"
              aria-pressed={code === chosen}
              onClick={() => onChoose(code)}
              className="flex min-h-12 w-full items-center gap-3 px-4 text-left"
            >
              <span className="min-w-0 flex-1">{name}</span>
              {code === chosen ? <Check aria-hidden size={20} className="text-brand-strong" /> : null}
              <span className="text-note text-grey">{code}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
