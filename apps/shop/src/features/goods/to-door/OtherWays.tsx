import { goodsDict } from "@sihai/text/dict/goods";
import { useDict, useSettings } from "#shop";

type OtherWaysProps = {
  /** To how many countries some line takes each of the goods; undefined where the server does not say. */
  countries: readonly (number | undefined)[];
};

/** What becomes of goods that are bought though no line takes them to the country: another country later, or our storage and its end. */
export function OtherWays({ countries }: OtherWaysProps) {
  const words = useDict(goodsDict);
  const terms = useSettings()?.storageTerms;
  return (
    <p className="flex flex-col gap-1 text-note text-grey empty:hidden">
      {countries.some((count) => count !== undefined && count > 0) ? <span>{words.storedForElsewhere}</span> : null}
      {countries.includes(0) && terms ? <span>{words.storedOnly(terms)}</span> : null}
    </p>
  );
}
