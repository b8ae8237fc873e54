import { editPassword } from "@sihai/contract/identity";
import { identityDict } from "@sihai/text/dict/identity";
import { Bound, FormPage, PasswordField, TextLink, useSchemaForm } from "@sihai/ui";
import * as z from "zod/mini";
import { go, href, refusalText, useAction, useDict, useSession } from "#shop";
import { accountFields, matching } from "../account-fields.ts";

/** The old password and the new one, and the changing of it. */
function usePasswordChange() {
  const words = useDict(identityDict);
  const userId = useSession((session) => session.user?.userId ?? "");
  const fields = accountFields(words);
  const differs = z.refine<{ oldPassword: string; password: string }>(({ oldPassword, password }) => oldPassword !== password, {
    error: words.mustDiffer,
    path: ["password"],
  });
  const schema = z
    .object({ oldPassword: fields.typedPassword, password: fields.newPassword, confirmPassword: fields.confirm })
    .check(matching(words), differs);
  const form = useSchemaForm(schema, { oldPassword: "", password: "", confirmPassword: "" });
  const change = useAction(editPassword, {
    quiet: true,
    onDone: () => go("/user/password/login/success", { mode: "changed" }, { replace: true }),
    onFailed(error) {
      const isOld = error.code === "WRONG_PASSWORD" || error.code === "LOGIN_LOCKED";
      form.setError(
        isOld ? "oldPassword" : "password",
        { message: refusalText(error, words.modifyFailed) },
        { shouldFocus: true },
      );
    },
  });
  const save = (body: z.output<typeof schema>) => change.run({ params: { userId }, body });
  return { form, save, pending: change.pending };
}

/** A new login password by the old one: 6–20 characters, different from it (rules B-61 and B-75). */
export default function LoginPasswordOriginalPage() {
  const words = useDict(identityDict);
  const { form, save, pending } = usePasswordChange();
  return (
    <FormPage title={words.changeLoginTitle} form={form} pending={pending} submitText={words.save} onSubmit={save}>
      <Bound form={form} name="oldPassword">
        {(field) => <PasswordField label={words.oldPassword} required {...field} />}
      </Bound>
      <Bound form={form} name="password">
        {(field) => (
          <PasswordField label={words.newPassword} hint={words.passwordHint} autoComplete="new-password" required {...field} />
        )}
      </Bound>
      <Bound form={form} name="confirmPassword">
        {(field) => <PasswordField label={words.confirmPassword} autoComplete="new-password" required {...field} />}
      </Bound>
      <div>
        <TextLink href={href("/user/password/login/email")}>{words.loginByEmail}</TextLink>
      </div>
    </FormPage>
  );
}
