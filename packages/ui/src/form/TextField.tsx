import { X } from "lucide-react";
import type { ReactNode, Ref } from "react";
import { useUi } from "../layout/UiProvider.tsx";
import { FieldFrame, type FieldProps } from "./Field.tsx";
import { useCleaned } from "./use-cleaned.ts";

/** Characters a text field takes when nothing else is said (rule O-28). */
export const textLengthMax = 140;

type TextFieldProps = FieldProps<string> & {
  type?: "text" | "email" | "tel" | "url" | "search";
  maxLength?: number;
  counter?: boolean;
  placeholder?: string;
  autoComplete?: string;
  inputMode?: "text" | "email" | "tel" | "url" | "numeric" | "decimal" | "search";
  clearable?: boolean;
  before?: ReactNode;
  after?: ReactNode;
  beside?: ReactNode;
  ref?: Ref<HTMLInputElement>;
};

/**
 * One line of text. Longer input is cut at `maxLength` (rule O-29), also when pasted; what was typed is counted as the end comes near,
 * or from the start with `counter`.
 */
export function TextField(props: TextFieldProps) {
  const { value, onChange, onBlur, name, type = "text", maxLength = textLengthMax, counter = false, clearable = false } = props;
  const { words } = useUi();
  const typed = useCleaned(value, onChange, (text) => text.slice(0, maxLength));
  const counts = counter || isNearItsEnd(value.length, maxLength);
  return (
    <FieldFrame
      {...frameOf(props)}
      aside={counts ? <Counter used={value.length} limit={maxLength} /> : undefined}
      beside={props.beside}
    >
      {(described) => (
        <div className="field-box">
          {props.before}
          <input
            {...described}
            ref={props.ref}
            name={name}
            type={type}
            {...typed}
            disabled={props.disabled}
            maxLength={maxLength}
            placeholder={props.placeholder}
            autoComplete={props.autoComplete}
            inputMode={props.inputMode}
            autoCapitalize={type === "text" ? undefined : "none"}
            onBlur={onBlur}
          />
          {clearable && value !== "" ? (
            <button
              type="button"
              aria-label={words.clear}
              onClick={(event) => {
                onChange("");
                focusFieldOf(event.currentTarget);
              }}
              className="-mr-3 grid size-11 place-items-center text-grey"
            >
              <X aria-hidden size={18} />
            </button>
          ) : null}
          {props.after}
        </div>
      )}
    </FieldFrame>
  );
}

/** Short fields, such as a postcode or a phone number, are seen at a glance and need no count. */
export function isNearItsEnd(used: number, limit: number): boolean {
  return limit >= 40 && used * 4 >= limit * 3;
}

/** Puts the focus into the field a button inside its box belongs to. */
export function focusFieldOf(button: HTMLButtonElement): void {
  button.closest(".field-box")?.querySelector("input")?.focus();
}

/** The part of a field's props that its frame shows. */
export function frameOf({ label, hint, error, required, hideLabel, wrong }: Omit<FieldProps<never>, "value" | "onChange">) {
  return { label, hint, error, required, hideLabel, wrong };
}

/** How many characters are left. */
export function Counter({ used, limit }: { used: number; limit: number }) {
  const { words } = useUi();
  return <span className="shrink-0 text-note text-grey">{words.charactersLeft(used, limit)}</span>;
}
