import type { CodePurpose } from "@sihai/domain/identity";
import { identityDict } from "@sihai/text/dict/identity";
import { accountDict } from "@sihai/text/dict/me/account";
import { type BoundField, CodeField, PasswordField } from "@sihai/ui";
import { useDict, useSession } from "#shop";
import { useSendCode } from "../use-send-code.ts";

type ProofFieldProps = BoundField<string> & {
  hasPassword: boolean;
  purpose: Extract<CodePurpose, "add-passkey" | "close-account">;
};

/** What proves that it is the owner: the password, or a code by mail where there is none. */
export function ProofField({ hasPassword, purpose, ...field }: ProofFieldProps) {
  const words = useDict(accountDict);
  const identity = useDict(identityDict);
  const email = useSession((session) => session.user?.email ?? "");
  const { toMe } = useSendCode();
  if (hasPassword) return <PasswordField label={words.loginPassword} required {...field} />;
  return <CodeField label={words.emailCode} hint={identity.codeGoesTo(email)} required onSend={() => toMe(purpose)} {...field} />;
}
