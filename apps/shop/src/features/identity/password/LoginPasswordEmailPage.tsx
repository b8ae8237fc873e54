import { editPassword } from "@sihai/contract/identity";
import { identityDict } from "@sihai/text/dict/identity";
import { Bound, CodeField, FormPage, Notice, PasswordField, useSchemaForm } from "@sihai/ui";
import * as z from "zod/mini";
import { go, useAction, useDict, useSession } from "#shop";
import { accountFields, matching } from "../account-fields.ts";
import { useSendCode } from "../use-send-code.ts";

/** A new login password of six digits by an e-mailed code (rules B-70, B-71 and B-76). */
export default function LoginPasswordEmailPage() {
  const words = useDict(identityDict);
  const send = useSendCode();
  const user = useSession((session) => session.user);
  const fields = accountFields(words);
  const form = useSchemaForm(
    z.object({ code: fields.code, password: fields.pin, confirmPassword: fields.pin }).check(matching(words)),
    { code: "", password: "", confirmPassword: "" },
  );
  const change = useAction(editPassword, {
    quiet: true,
    onDone: () => go("/user/password/login/success", { mode: "changed" }, { replace: true }),
    onFailed: (error) =>
      form.setError(
        error.code === "CODE_WRONG" ? "code" : "password",
        { message: error.message || words.modifyFailed },
        { shouldFocus: true },
      ),
  });
  return (
    <FormPage
      title={words.changeLoginTitle}
      form={form}
      pending={change.pending}
      submitText={words.save}
      onSubmit={(body) => change.run({ params: { userId: user?.userId ?? "" }, body })}
    >
      <Notice tone="warn">{words.weakNote}</Notice>
      <Bound form={form} name="code">
        {(field) => (
          <CodeField
            label={words.code}
            hint={words.codeGoesTo(user?.email ?? "")}
            required
            onSend={() => send.toMe("login-password")}
            {...field}
          />
        )}
      </Bound>
      <Bound form={form} name="password">
        {(field) => <PasswordField label={words.newSixDigits} digitsOnly autoComplete="new-password" required {...field} />}
      </Bound>
      <Bound form={form} name="confirmPassword">
        {(field) => <PasswordField label={words.confirmPassword} digitsOnly autoComplete="new-password" required {...field} />}
      </Bound>
    </FormPage>
  );
}
