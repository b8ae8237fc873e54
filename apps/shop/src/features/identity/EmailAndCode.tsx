import { normalEmail } from "@sihai/domain/identity";
import { identityDict } from "@sihai/text/dict/identity";
import { type BoundField, CodeField, TextField } from "@sihai/ui";
import { useDict } from "#shop";

type EmailFieldProps = BoundField<string> & { label?: string; hint?: string; autoComplete?: "email" | "username" };

/** The address an account goes by. */
export function EmailField({ label, autoComplete = "email", ...rest }: EmailFieldProps) {
  const words = useDict(identityDict);
  return (
    <TextField
      label={label ?? words.email}
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      maxLength={254}
      required
      {...rest}
    />
  );
}

type EmailCodeFieldProps = BoundField<string> & {
  label?: string;
  /** As typed so far; nothing is sent before it can be an address. */
  email: string;
  onSend: () => Promise<boolean>;
};

/** The code that proves the address. */
export function EmailCodeField({ label, email, ...rest }: EmailCodeFieldProps) {
  const words = useDict(identityDict);
  return (
    <CodeField
      label={label ?? words.code}
      hint={words.codeHint}
      required
      sendDisabledReason={normalEmail(email) !== null ? null : email.trim() === "" ? words.fillEmailFirst : words.completeEmail}
      {...rest}
    />
  );
}
