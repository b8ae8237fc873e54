import type { Ref } from "react";
import { FieldFrame, type FieldProps } from "./Field.tsx";
import { Counter, frameOf, textLengthMax } from "./TextField.tsx";
import { useCleaned } from "./use-cleaned.ts";

type TextAreaProps = FieldProps<string> & {
  rows?: number;
  maxLength?: number;
  placeholder?: string;
  ref?: Ref<HTMLTextAreaElement>;
};

/** Several lines of text with a counter; longer input is cut. */
export function TextArea(props: TextAreaProps) {
  const { value, onChange, onBlur, name, rows = 3, maxLength = textLengthMax } = props;
  const typed = useCleaned(value, onChange, (text) => text.slice(0, maxLength));
  return (
    <FieldFrame {...frameOf(props)} aside={<Counter used={value.length} limit={maxLength} />}>
      {(described) => (
        <div className="field-box">
          <textarea
            {...described}
            ref={props.ref}
            name={name}
            rows={rows}
            {...typed}
            disabled={props.disabled}
            maxLength={maxLength}
            placeholder={props.placeholder}
            onBlur={onBlur}
            className="resize-y py-2.5"
          />
        </div>
      )}
    </FieldFrame>
  );
}
