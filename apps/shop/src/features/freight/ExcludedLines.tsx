import type { LocalText } from "@sihai/domain/language";
import { inLanguage, joined, labelled } from "@sihai/text";
import { freightDict } from "@sihai/text/dict/freight";
import { Button, Cell, CellGroup, Notice, Sheet } from "@sihai/ui";
import { Split } from "lucide-react";
import { useState } from "react";
import { useDict, useLanguage } from "#shop";
import { namesMeant } from "./items-in-the-way.ts";
import { type Calculated, type LineRefusal, refusalWords } from "./line-words.ts";
import { useFlagNames } from "./use-flag-names.ts";

type ExcludedLinesProps = {
  excluded: Calculated["excluded"];
  /** The goods asked about, so that a reason names which of them it means; none where no single item is meant. */
  items?: readonly { itemId: string; name: LocalText }[];
  /** Where goods are split over parcels; absent where there is nothing to split. */
  splitHref?: string | undefined;
};

/** The lines that do not fit: how many, the nearest reason, all of them on demand, and the way out. No dead ends (rule X3). */
export function ExcludedLines({ excluded, items = [], splitHref }: ExcludedLinesProps) {
  const words = useDict(freightDict);
  const language = useLanguage();
  const flags = useFlagNames();
  const [open, setOpen] = useState(false);
  const [first] = excluded;
  const [reason] = first?.refusals ?? [];
  const names = new Map(items.map(({ itemId, name }) => [itemId, inLanguage(name, language)]));
  const why = (refusal: LineRefusal) => {
    const meant = namesMeant(refusal, names);
    const said = refusalWords(refusal, words, language, flags);
    return meant.length === 0 ? said : words.whyOf(joined(meant, language), said);
  };
  const bySize = excluded.some(({ refusals }) => isBySize(refusals));
  if (!first || !reason) return null;
  return (
    <>
      <Notice
        title={words.notFitting(excluded.length)}
        action={
          <div className="-ml-4">
            <Button kind="plain" small onClick={() => setOpen(true)}>
              {words.seeWhy}
            </Button>
          </div>
        }
      >
        {labelled(inLanguage(first.line.name, language), why(reason), language)}
      </Notice>
      <Sheet open={open} onClose={() => setOpen(false)} title={words.notFitting(excluded.length)}>
        <ul className="flex flex-col divide-y divide-line">
          {excluded.map(({ line, refusals }) => (
            <li key={line.id} className="py-3">
              <p className="font-medium">{inLanguage(line.name, language)}</p>
              {refusals.map((refusal) => (
                <p key={`${refusal.code}-${refusal.rule ?? ""}`} className="text-note text-grey">
                  {why(refusal)}
                </p>
              ))}
              {isBySize(refusals) ? <p className="text-note text-brand-strong">{words.splitToUse}</p> : null}
            </li>
          ))}
        </ul>
        {bySize && splitHref !== undefined ? (
          <CellGroup>
            <Cell icon={<Split aria-hidden size={20} />} title={words.planSplit} note={words.planSplitNote} href={splitHref} />
          </CellGroup>
        ) : null}
      </Sheet>
    </>
  );
}

/** Whether a smaller parcel is all it takes. */
function isBySize(refusals: readonly LineRefusal[]): boolean {
  return refusals.every(({ code }) => ["too-heavy", "too-long", "sum", "girth"].includes(code));
}
