import { consoleDict } from "@sihai/text/dict/console/shell";
import { TextField } from "@sihai/ui";
import { type KeyboardEvent, type Ref, useImperativeHandle, useRef } from "react";
import { useDict } from "#console";
import { readGrams, readSides, type Sides } from "./read-measures.ts";

/** Weight and sides as typed or as a scale sends them. */
export type MeasureTexts = { weight: string; sides: string };
export const noMeasures: MeasureTexts = { weight: "", sides: "" };

/** Whether something kept from before is such a pair. */
export function isMeasures(found: unknown): found is MeasureTexts {
  return (
    typeof found === "object" &&
    found !== null &&
    "weight" in found &&
    "sides" in found &&
    typeof found.weight === "string" &&
    typeof found.sides === "string"
  );
}

export function readMeasures({ weight, sides }: MeasureTexts): { grams: number | null; sidesCm: Sides | null } {
  return { grams: readGrams(weight), sidesCm: readSides(sides) };
}

type MeasureFieldsProps = {
  value: MeasureTexts;
  onChange: (value: MeasureTexts) => void;
  /** Faults are shown from the first attempt to save on. */
  tried: boolean;
  /** Enter in the last field. */
  onFilled: () => void;
  ref?: Ref<{ focus: () => void }>;
};

/** Weight, then size: Enter leads on. `focus()` goes to the first field that is not right yet. */
export function MeasureFields({ value, onChange, tried, onFilled, ref }: MeasureFieldsProps) {
  const words = useDict(consoleDict);
  const weight = useRef<HTMLInputElement>(null);
  const sides = useRef<HTMLInputElement>(null);
  const { grams, sidesCm } = readMeasures(value);
  useImperativeHandle(ref, () => ({ focus: () => (grams !== null && sidesCm === null ? sides : weight).current?.focus() }));

  function goOn(event: KeyboardEvent) {
    if (event.key !== "Enter") return;
    event.preventDefault();
    if (event.target === weight.current) sides.current?.focus();
    else onFilled();
  }

  return (
    <fieldset onKeyDown={goOn} className="grid min-w-0 gap-4 sm:grid-cols-2">
      <legend className="sr-only">{words.measures}</legend>
      <TextField
        ref={weight}
        name="weight"
        label={words.weight}
        hint={words.weightHint}
        inputMode="decimal"
        autoComplete="off"
        value={value.weight}
        onChange={(next) => onChange({ ...value, weight: next })}
        error={tried && grams === null ? words.weightWrong : undefined}
      />
      <TextField
        ref={sides}
        name="sides"
        label={words.sides}
        hint={words.sidesHint}
        autoComplete="off"
        value={value.sides}
        onChange={(next) => onChange({ ...value, sides: next })}
        error={tried && sidesCm === null ? words.sidesWrong : undefined}
      />
    </fieldset>
  );
}
