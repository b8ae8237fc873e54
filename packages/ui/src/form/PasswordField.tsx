import { Eye, EyeOff } from "lucide-react";
import { type Ref, useState } from "react";
import { useUi } from "../layout/UiProvider.tsx";
import { FieldFrame, type FieldProps } from "./Field.tsx";
import { keepDigits } from "./NumberField.tsx";
import { frameOf } from "./TextField.tsx";
import { useCleaned } from "./use-cleaned.ts";

type PasswordFieldProps = FieldProps<string> & {
  autoComplete?: "current-password" | "new-password" | "off";
  maxLength?: number;
  /** A payment password: six digits on the number pad. */
  digitsOnly?: boolean;
  ref?: Ref<HTMLInputElement>;
};

/** A password, hidden until its owner wants to see it; six digits with `digitsOnly`. */
export function PasswordField(props: PasswordFieldProps) {
  const { value, onChange, onBlur, name, autoComplete = "current-password", digitsOnly = false } = props;
  const maxLength = props.maxLength ?? (digitsOnly ? 6 : 20);
  const { words } = useUi();
  const [shown, setShown] = useState(false);
  const typed = useCleaned(value, onChange, (text) => (digitsOnly ? keepDigits(text, maxLength) : text.slice(0, maxLength)));
  const Icon = shown ? EyeOff : Eye;
  return (
    <FieldFrame {...frameOf(props)}>
      {(described) => (
        <div className="field-box">
          <input
            {...described}
            ref={props.ref}
            name={name}
            type={shown ? "text" : "password"}
            {...typed}
            disabled={props.disabled}
            // Digits may be pasted with spaces between them: the cleaning counts those it keeps.
            maxLength={digitsOnly ? undefined : maxLength}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            inputMode={digitsOnly ? "numeric" : undefined}
            onBlur={onBlur}
          />
          <button
            type="button"
            aria-label={shown ? words.hidePassword : words.showPassword}
            onClick={() => setShown(!shown)}
            className="-mr-3 grid size-11 place-items-center text-grey"
          >
            <Icon aria-hidden size={20} />
          </button>
        </div>
      )}
    </FieldFrame>
  );
}
