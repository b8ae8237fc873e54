import { checkResetLink, resetPassword } from "@sihai/contract/identity";
import { identityDict } from "@sihai/text/dict/identity";
import { Bound, EmptyState, FormPage, Page, PasswordField, toastSuccess, useSchemaForm } from "@sihai/ui";
import { useState } from "react";
import * as z from "zod/mini";
import { go, href, isRefused, leaveSession, refusalText, useAction, useDict, useEndpoint } from "#shop";
import { accountFields, matching } from "../account-fields.ts";

const toLogIn = () => go("/login", {}, { replace: true });

/** Where the mailed reset link leads. One that no longer works, or was cut short on its way, says so before a password is made up for it. */
export function ResetPassword({ linkKey }: { linkKey: string }) {
  const words = useDict(identityDict);
  const [isOver, setIsOver] = useState(false);
  const link = useEndpoint(checkResetLink, { body: { key: linkKey } }, { freshMs: 0 });
  if (!isOver && !isRefused(link.error, "LINK_EXPIRED", "INPUT_INVALID"))
    return <NewPassword linkKey={linkKey} onOver={() => setIsOver(true)} />;
  return (
    <Page title={words.resetTitle} back={toLogIn}>
      <EmptyState
        picture="letter"
        text={<span role="alert">{words.linkExpired}</span>}
        action={{ label: words.askAgain, href: href("/forgot-password") }}
      />
    </Page>
  );
}

/** Works once; afterwards every device logs in anew. */
function NewPassword({ linkKey, onOver }: { linkKey: string; onOver: () => void }) {
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
      if (error.code === "LINK_EXPIRED") onOver();
      else form.setError("password", { message: refusalText(error, words.resetFailed) }, { shouldFocus: true });
    },
  });
  return (
    <FormPage
      title={words.resetTitle}
      form={form}
      pending={reset.pending}
      submitText={words.save}
      back={toLogIn}
      onSubmit={(values) => reset.run({ body: { key: linkKey, ...values } })}
    >
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
