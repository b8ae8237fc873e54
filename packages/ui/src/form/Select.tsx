import { ChevronDown } from "lucide-react";
import type { Ref } from "react";
import { FieldFrame, type FieldProps } from "./Field.tsx";
import { frameOf } from "./TextField.tsx";

type Option = { value: string; label: string; disabled?: boolean };
type SelectProps = FieldProps<string> & { options: readonly Option[]; placeholder?: string; ref?: Ref<HTMLSelectElement> };

/** The platform's own list: the best picker on a phone. */
export function Select(props: SelectProps) {
  const { value, onChange, onBlur, name, options, placeholder } = props;
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
            onChange={(event) => onChange(event.target.value)}
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
