import type { Ref } from "react";
import { FieldFrame, type FieldProps } from "./Field.tsx";
import { Counter, frameOf, textLengthMax } from "./TextField.tsx";

type TextAreaProps = FieldProps<string> & {
  rows?: number;
  maxLength?: number;
  placeholder?: string;
  ref?: Ref<HTMLTextAreaElement>;
};

/** Several lines of text with a counter; longer input is cut. */
export function TextArea(props: TextAreaProps) {
  const { value, onChange, onBlur, name, rows = 3, maxLength = textLengthMax } = props;
  return (
    <FieldFrame {...frameOf(props)} aside={<Counter used={value.length} limit={maxLength} />}>
      {(described) => (
        <div className="field-box">
          <textarea
            {...described}
            ref={props.ref}
            name={name}
            rows={rows}
            value={value}
            disabled={props.disabled}
            maxLength={maxLength}
            placeholder={props.placeholder}
            onChange={(event) => onChange(event.target.value.slice(0, maxLength))}
            onBlur={onBlur}
            className="resize-y py-2.5"
          />
        </div>
      )}
    </FieldFrame>
  );
}
