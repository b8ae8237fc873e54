import { editPassword, userInfo } from "@sihai/contract/identity";
import { identityDict } from "@sihai/text/dict/identity";
import { Bound, CodeField, FormPage, Notice, PasswordField, useSchemaForm } from "@sihai/ui";
import * as z from "zod/mini";
import { go, refusalText, useAction, useDict, useEndpoint, useSession } from "#shop";
import { accountFields, matching } from "../account-fields.ts";
import { useSendCode } from "../use-send-code.ts";

/** A code and a new password, and the changing of it. */
function usePasswordByCode() {
  const words = useDict(identityDict);
  const userId = useSession((session) => session.user?.userId ?? "");
  const fields = accountFields(words);
  const schema = z.object({ code: fields.code, password: fields.pin, confirmPassword: fields.pin }).check(matching(words));
  const form = useSchemaForm(schema, { code: "", password: "", confirmPassword: "" });
  const change = useAction(editPassword, {
    quiet: true,
    onDone: () => go("/user/password/login/success", { mode: "changed" }, { replace: true }),
    onFailed: (error) =>
      form.setError(
        error.code === "CODE_WRONG" ? "code" : "password",
        { message: refusalText(error, words.modifyFailed) },
        { shouldFocus: true },
      ),
  });
  const save = (body: z.output<typeof schema>) => change.run({ params: { userId }, body });
  return { form, save, pending: change.pending };
}

/** A new login password of six digits by an e-mailed code (rules B-70, B-71 and B-76). */
export default function LoginPasswordEmailPage() {
  const words = useDict(identityDict);
  const send = useSendCode();
  const user = useSession((session) => session.user);
  const hasOne = useEndpoint(userInfo, {}).data?.hasLoginPassword ?? true;
  const { form, save, pending } = usePasswordByCode();
  const title = hasOne ? words.changeLoginTitle : words.setLoginTitle;
  return (
    <FormPage title={title} form={form} pending={pending} submitText={words.save} onSubmit={save}>
      <Notice tone="warn">{hasOne ? words.weakNote : words.weakFirstNote}</Notice>
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
