import { countryName, inLanguage } from "@sihai/text";
import { freightDict } from "@sihai/text/dict/freight";
import { useUi } from "@sihai/ui";
import { Pencil } from "lucide-react";
import { useDict, useLanguage } from "#shop";
import { useGoodsClasses } from "./use-flag-names.ts";

type QueryChipsProps = {
  country: string;
  postcode?: string | undefined;
  parts: readonly string[];
  properties?: readonly string[] | undefined;
  changeHref: string;
};

/** What was asked, as small chips, and the way to change it. */
export function QueryChips({ country, postcode, parts, properties, changeHref }: QueryChipsProps) {
  const words = useDict(freightDict);
  const language = useLanguage();
  const { LinkPart } = useUi();
  const { data } = useGoodsClasses();
  const names = (properties ?? []).flatMap((id) => {
    const found = data?.classes.find((one) => one.id === id);
    return found ? [inLanguage(found.name, language)] : [];
  });
  const chips = [[countryName(country, language), postcode].filter(Boolean).join(" "), ...parts, ...names];
  return (
    <div className="flex flex-wrap items-center gap-2">
      {chips.map((chip) => (
        <span key={chip} className="rounded-full bg-fill px-3 py-1 text-body text-ink-soft">
          {chip}
        </span>
      ))}
      <LinkPart href={changeHref} className="flex min-h-11 items-center gap-1 px-2 text-body text-brand-strong">
        <Pencil aria-hidden size={16} />
        {words.changeQuery}
      </LinkPart>
    </div>
  );
}
