import { identityDict } from "@sihai/text/dict/identity";
import { type BoundField, CodeField, PasswordField } from "@sihai/ui";
import { useDict, useSession } from "#shop";
import { useSendCode } from "../use-send-code.ts";

/** Six digits; `label` says which of the passwords it is. */
export function PinField({ label, ...field }: BoundField<string> & { label: string }) {
  return <PasswordField label={label} digitsOnly autoComplete="off" required {...field} />;
}

/** The code sent to the account's own e-mail that proves whose payment password it is. */
export function OwnCodeField(field: BoundField<string>) {
  const words = useDict(identityDict);
  const send = useSendCode();
  const email = useSession((session) => session.user?.email ?? "");
  return (
    <CodeField
      label={words.code}
      hint={words.codeGoesTo(email)}
      required
      onSend={() => send.toMe("payment-password")}
      {...field}
    />
  );
}
