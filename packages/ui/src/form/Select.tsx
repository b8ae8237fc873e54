import { type Currency, currencyCodes } from "@sihai/domain";
import { ChevronDown } from "lucide-react";
import type { Ref } from "react";
import { FieldFrame, type FieldProps } from "./Field.tsx";
import { frameOf } from "./TextField.tsx";

type Option<Value> = { value: Value; label: string; disabled?: boolean };
/** With a placeholder nothing may be chosen, which is "". */
type Chosen<Value> = (FieldProps<Value> & { placeholder?: undefined }) | (FieldProps<Value | ""> & { placeholder: string });
type SelectProps<Value extends string> = Chosen<Value> & { options: readonly Option<Value>[]; ref?: Ref<HTMLSelectElement> };

/** Any of our currencies, by its code. */
export const currencyOptions: readonly Option<Currency>[] = currencyCodes.map((code) => ({ value: code, label: code }));

/** The platform's own list: the best picker on a phone. It gives one of its options back, never a mere text. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { value, onBlur, name, options, placeholder } = props;
  function choose(text: string): void {
    const chosen = options.find((option) => option.value === text);
    if (props.placeholder !== undefined) props.onChange(chosen?.value ?? "");
    else if (chosen) props.onChange(chosen.value);
  }
  return (
    <FieldFrame {...frameOf(props)}>
      {(described) => (
        <div className="field-box relative">
          <select
            {...described}
            ref={props.ref}
            name={name}
            value={value}
            disabled={props.disabled}
            onChange={(event) => choose(event.target.value)}
            onBlur={onBlur}
            className="appearance-none truncate pr-6"
          >
            {placeholder === undefined ? null : <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden size={18} className="pointer-events-none absolute right-3 text-grey" />
        </div>
      )}
    </FieldFrame>
  );
}
