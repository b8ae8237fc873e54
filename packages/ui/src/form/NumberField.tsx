import { type Ref, useState } from "react";
import { useUi } from "../layout/UiProvider.tsx";
import { FieldFrame, type FieldProps } from "./Field.tsx";
import { frameOf } from "./TextField.tsx";
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
 * A number as typed (text, so that nothing is rounded): digits and at most `decimals` decimals, never negative (rule O-31). What is typed or pasted with a
 * minus is not taken, and the field says so until it is come back to: "-5" is not "5".
 */
export function NumberField(props: NumberFieldProps) {
  const { value, onChange, onBlur, name, decimals = 0, unit, before, maxDigits = 9 } = props;
  const { words } = useUi();
  const [isNegative, setNegative] = useState(false);
  const typed = useCleaned(value, onChange, (text) => {
    if (!hasMinus(text)) return keepNumber(text, decimals, maxDigits);
    setNegative(true);
    return value;
  });
  const refused = (
    <span role="status" className="text-warn">
      {words.noNegative}
    </span>
  );
  return (
    <FieldFrame {...frameOf(props)} hint={isNegative ? refused : props.hint}>
      {(described) => (
        <div className="field-box">
          {before ? <span className="text-grey">{before}</span> : null}
          <input
            {...described}
            ref={props.ref}
            name={name}
            {...typed}
            disabled={props.disabled}
            placeholder={props.placeholder}
            inputMode={decimals > 0 ? "decimal" : "numeric"}
            autoComplete="off"
            onFocus={() => setNegative(false)}
            onBlur={onBlur}
          />
          {unit ? <span className="text-grey">{unit}</span> : null}
        </div>
      )}
    </FieldFrame>
  );
}

/** Whether typed or pasted text has a minus, however it is written; what stands between two numbers is none to be guessed at either. */
export function hasMinus(typed: string): boolean {
  return /[-\u2010-\u2015\u2212]/.test(typed.normalize("NFKC"));
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
