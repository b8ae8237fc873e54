import { FieldFrame, type FieldProps, frameOf } from "@sihai/ui";
import type { Ref } from "react";

type DayFieldProps = FieldProps<string> & { min?: string | undefined; ref?: Ref<HTMLInputElement> };

/** A calendar day as `YYYY-MM-DD`, picked or typed. */
export function DayField(props: DayFieldProps) {
  return (
    <FieldFrame {...frameOf(props)}>
      {(described) => (
        <div className="field-box">
          <input
            {...described}
            ref={props.ref}
            type="date"
            name={props.name}
            min={props.min}
            value={props.value}
            disabled={props.disabled}
            onChange={(event) => props.onChange(event.target.value)}
            onBlur={props.onBlur}
          />
        </div>
      )}
    </FieldFrame>
  );
}
