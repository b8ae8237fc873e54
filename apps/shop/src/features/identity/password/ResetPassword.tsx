import { resetPassword } from "@sihai/contract/identity";
import { identityDict } from "@sihai/text/dict/identity";
import { Bound, FormPage, Notice, PasswordField, TextLink, toastSuccess, useSchemaForm } from "@sihai/ui";
import * as z from "zod/mini";
import { go, href, leaveSession, refusalText, useAction, useDict } from "#shop";
import { accountFields, matching } from "../account-fields.ts";

/** Where the mailed reset link leads. It works once; afterwards every device logs in anew. */
export function ResetPassword({ linkKey }: { linkKey: string }) {
  const words = useDict(identityDict);
  const fields = accountFields(words);
  const form = useSchemaForm(z.object({ password: fields.newPassword, confirmPassword: fields.confirm }).check(matching(words)), {
    password: "",
    confirmPassword: "",
  });
  const reset = useAction(resetPassword, {
    quiet: true,
    onDone() {
      leaveSession();
      toastSuccess(words.resetDone);
      go("/login", { tab: "password" }, { replace: true });
    },
    onFailed(error) {
      if (error.code !== "LINK_EXPIRED")
        form.setError("password", { message: refusalText(error, words.resetFailed) }, { shouldFocus: true });
    },
  });
  return (
    <FormPage
      title={words.resetTitle}
      form={form}
      pending={reset.pending}
      submitText={words.save}
      back={() => go("/login", {}, { replace: true })}
      onSubmit={(values) => reset.run({ body: { key: linkKey, ...values } })}
    >
      {reset.error?.code === "LINK_EXPIRED" ? (
        <Notice tone="danger" alert action={<TextLink href={href("/forgot-password")}>{words.askAgain}</TextLink>}>
          {words.linkExpired}
        </Notice>
      ) : null}
      <Bound form={form} name="password">
        {(field) => (
          <PasswordField label={words.newPassword} hint={words.passwordHint} autoComplete="new-password" required {...field} />
        )}
      </Bound>
      <Bound form={form} name="confirmPassword">
        {(field) => <PasswordField label={words.confirmPassword} autoComplete="new-password" required {...field} />}
      </Bound>
    </FormPage>
  );
}
