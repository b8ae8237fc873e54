import { consoleDict } from "@sihai/text/dict/console/shell";
import { type BoundField, TextField } from "@sihai/ui";
import type { KeyboardEvent } from "react";
import { useDict } from "#console";
import { readGrams, readSides, type Sides } from "./read-measures.ts";

/** What was typed or sent by a scale, as numbers; null where it is none. */
export function readMeasures({ weight, sides }: { weight: string; sides: string }): {
  grams: number | null;
  sidesCm: Sides | null;
} {
  return { grams: readGrams(weight), sidesCm: readSides(sides) };
}

type MeasureFieldsProps = {
  weight: BoundField<string>;
  sides: BoundField<string>;
  /** Enter in the last field; sends their form where left out. */
  onFilled?: () => void;
};

/** Weight, then size: Enter leads on. */
export function MeasureFields({ weight, sides, onFilled }: MeasureFieldsProps) {
  const words = useDict(consoleDict);

  function goOn(event: KeyboardEvent<HTMLFieldSetElement>) {
    if (event.key !== "Enter") return;
    event.preventDefault();
    const [first, second] = event.currentTarget.querySelectorAll("input");
    if (event.target === first) second?.focus();
    else if (onFilled) onFilled();
    else event.currentTarget.form?.requestSubmit();
  }

  return (
    <fieldset onKeyDown={goOn} className="grid min-w-0 gap-4 sm:grid-cols-2">
      <legend className="sr-only">{words.measures}</legend>
      <TextField {...weight} label={words.weight} hint={words.weightHint} inputMode="decimal" autoComplete="off" />
      <TextField {...sides} label={words.sides} hint={words.sidesHint} autoComplete="off" />
    </fieldset>
  );
}
