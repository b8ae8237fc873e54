import { calculatorDict } from "@sihai/text/dict/calculator";
import { Button, Notice, Sheet } from "@sihai/ui";
import { useState } from "react";
import { useDict, useLanguage } from "#shop";
import { inLanguage } from "../goods/local-text.ts";
import { type Calculated, refusalWords } from "./line-words.ts";
import { useFlagNames } from "./use-flag-names.ts";

/** The lines that do not fit: how many, the nearest reason, and all of them on demand. No dead ends (experience, principle 3). */
export function ExcludedLines({ excluded }: { excluded: Calculated["excluded"] }) {
  const words = useDict(calculatorDict);
  const language = useLanguage();
  const flags = useFlagNames();
  const [open, setOpen] = useState(false);
  const [first] = excluded;
  const [reason] = first?.refusals ?? [];
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
        {inLanguage(first.line.name, language)}: {refusalWords(reason, words, language, flags)}
      </Notice>
      <Sheet open={open} onClose={() => setOpen(false)} title={words.notFitting(excluded.length)}>
        <ul className="flex flex-col divide-y divide-line">
          {excluded.map(({ line, refusals }) => (
            <li key={line.id} className="py-3">
              <p className="font-medium">{inLanguage(line.name, language)}</p>
              {refusals.map((refusal) => (
                <p key={`${refusal.code}-${refusal.rule ?? ""}`} className="text-note text-grey">
                  {refusalWords(refusal, words, language, flags)}
                </p>
              ))}
              {refusals.every(({ code }) => ["too-heavy", "too-long", "sum", "girth"].includes(code)) ? (
                <p className="text-note text-brand-strong">{words.splitToUse}</p>
              ) : null}
            </li>
          ))}
        </ul>
      </Sheet>
    </>
  );
}
