import { type Ref, useState } from "react";
import { useUi } from "../layout/UiProvider.tsx";
import { FieldFrame, type FieldProps } from "./Field.tsx";
import { frameOf, textLengthMax } from "./TextField.tsx";
import { useCleaned } from "./use-cleaned.ts";

type NumberFieldProps = FieldProps<string> & {
  decimals?: number;
  unit?: string;
  before?: string;
  placeholder?: string;
  maxDigits?: number;
  ref?: Ref<HTMLInputElement>;
};

/**
 * A number as typed (text, so that nothing is rounded): digits and at most `decimals` decimals, never negative (rule O-31). What is none, or would be
 * another without what is left out of it, stands as it was typed, is marked wrong, and gives no number: "-5" is not "5", and "1e3" not "13".
 */
export function NumberField(props: NumberFieldProps) {
  const { value, onChange, onBlur, name, decimals = 0, unit, before, maxDigits = 9 } = props;
  const { words } = useUi();
  const [standing, setStanding] = useState<{ text: string; why: NumberRefusal } | null>(null);
  // A comma may be of decimals or of thousands: "60," stands until what follows says which.
  const [commaText, setCommaText] = useState("");
  const wrong = value === "" ? standing : null;
  const isMeant = /^[\d.,]*,[\d.,]*$/.test(commaText) && keepNumber(commaText, decimals, maxDigits) === value;
  const shown = wrong?.text ?? (isMeant ? commaText : value);
  function take(text: string, was = shown) {
    const why = refusalOfNumber(text, was, decimals);
    setStanding(why && { text, why });
    setCommaText(text);
    onChange(why === null ? keepNumber(text, decimals, maxDigits) : "");
  }
  const typed = useCleaned(shown, take, (text) => text.slice(0, textLengthMax));
  return (
    <FieldFrame {...frameOf(props)} error={wrong ? words[wrong.why] : props.error}>
      {(described) => (
        <div className="field-box">
          {before ? <span className="text-grey">{before}</span> : null}
          <input
            {...described}
            ref={props.ref}
            name={name}
            {...typed}
            data-no-number={wrong ? "" : undefined}
            disabled={props.disabled}
            placeholder={props.placeholder}
            inputMode={decimals > 0 ? "decimal" : "numeric"}
            autoComplete="off"
            onBlur={() => {
              // What is typed to its end may be a number with its unit.
              if (wrong) take(wrong.text, wrong.text);
              setCommaText("");
              onBlur?.();
            }}
          />
          {unit ? <span className="text-grey">{unit}</span> : null}
        </div>
      )}
    </FieldFrame>
  );
}

/** The word of the kit that says why a text is not taken. */
type NumberRefusal = "noNegative" | "digitsOnly" | "noDecimals";

/**
 * Why typed or pasted text is no number in place of `before`: it has a minus, however written (between two numbers there is none to be guessed at
 * either), letters that count: between digits, for a thousand, or the one just typed, more decimal points than one, or one where `decimals` is 0.
 * A unit or a currency pasted along is only left out.
 */
export function refusalOfNumber(typed: string, before: string, decimals: number): NumberRefusal | null {
  const text = typed.normalize("NFKC").trim();
  if (/[-\u2010-\u2015\u2212]/.test(text)) return "noNegative";
  const isJustTyped = text.length === before.length + 1 && /\d\p{L}/u.test(text);
  if (isJustTyped || /\d\s*\p{L}\D*\d|\d\s*[kK千万]$/u.test(text)) return "digitsOnly";
  const points = ungrouped(text.replace(/[。．]/g, "."), decimals).replace(/[^.,]/g, "").length;
  if (points > 0 && decimals === 0) return "noDecimals";
  if (/,.*\.|\..*,/.test(text) && !/^\D*\d{1,3}([.,]\d{3})+[.,]\d*\D*$/.test(text)) return "digitsOnly";
  return points > 1 ? "digitsOnly" : null;
}

/** The digits of typed or pasted text, at most so many; full-width ones are understood. */
export function keepDigits(typed: string, maxDigits: number): string {
  return typed.normalize("NFKC").replace(/\D/g, "").slice(0, maxDigits);
}

/**
 * What remains of typed text as a number: digits, one point, limited decimals. Full-width digits, the decimal comma and the groups of
 * thousands of a pasted amount are understood.
 */
export function keepNumber(typed: string, decimals: number, maxDigits = 9): string {
  const plain = ungrouped(typed.normalize("NFKC").replace(/[。．]/g, "."), decimals)
    .replace(/,/g, ".")
    .replace(/[^\d.]/g, "");
  const [whole = "", ...rest] = plain.split(".");
  const kept = whole.slice(0, maxDigits).replace(/^0+(?=\d)/, "");
  if (decimals === 0 || rest.length === 0) return kept;
  return `${kept === "" ? "0" : kept}.${rest.join("").slice(0, decimals)}`;
}

/** Without the marks between thousands: of two kinds of mark the last one is the decimals'; commas before three digits each are none. */
function ungrouped(typed: string, decimals: number): string {
  const [comma, point] = [typed.lastIndexOf(","), typed.lastIndexOf(".")];
  if (comma >= 0 && point >= 0) return typed.replaceAll(comma > point ? "." : ",", "");
  return decimals < 3 && /^\D*\d{1,3}(,\d{3})+\D*$/.test(typed) ? typed.replaceAll(",", "") : typed;
}
