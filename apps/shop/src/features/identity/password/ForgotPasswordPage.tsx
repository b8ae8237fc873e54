import { forgotPassword } from "@sihai/contract/identity";
import { identityDict } from "@sihai/text/dict/identity";
import { Bound, Card, FormPage, Illustration, LinkButton, Page } from "@sihai/ui";
import { useState } from "react";
import * as z from "zod/mini";
import { href, refusalText, useAction, useDict, usePageSearch } from "#shop";
import { tabDraft } from "../../../stores/tab-draft.ts";
import { useKeptForm } from "../../../stores/use-kept-form.ts";
import { accountFields } from "../account-fields.ts";
import { EmailField } from "../EmailAndCode.tsx";
import { ResetPassword } from "./ResetPassword.tsx";

/** Whose password it is, over a reload, until the link was sent. */
const draft = tabDraft<{ email: string }>("sh_forgot");

/** Asks for a reset link; opened by that link, sets the new password. */
export default function ForgotPasswordPage() {
  const { token } = usePageSearch("/forgot-password");
  return token === undefined ? <AskLink /> : <ResetPassword linkKey={token} />;
}

function AskLink() {
  const words = useDict(identityDict);
  const { email } = usePageSearch("/forgot-password");
  const [sentTo, setSentTo] = useState<string | null>(null);
  const start = { email: email ?? "" };
  const form = useKeptForm(z.object({ email: accountFields(words).email }), draft, start.email, start);
  const ask = useAction(forgotPassword, {
    quiet: true,
    onDone: (_, input) => {
      draft.forget();
      setSentTo(input.body.email);
    },
    onFailed: (error) => form.setError("email", { message: refusalText(error, words.sendFailed) }, { shouldFocus: true }),
  });
  if (sentTo !== null) {
    return (
      <Page title={words.forgotTitle}>
        <Card className="flex flex-col items-center gap-4 text-center">
          <Illustration name="letter" />
          <h2 className="text-title font-semibold">{words.linkSentTitle}</h2>
          <p role="status" className="text-grey">
            {words.linkSent(sentTo)}
          </p>
          <LinkButton wide href={href("/login", { email: sentTo })}>
            {words.backToLogIn}
          </LinkButton>
        </Card>
      </Page>
    );
  }
  return (
    <FormPage
      title={words.forgotTitle}
      form={form}
      pending={ask.pending}
      submitText={words.sendLink}
      onSubmit={(values) => ask.run({ body: { email: values.email.trim() } })}
    >
      <p className="text-grey">{words.forgotText}</p>
      <Bound form={form} name="email">
        {(field) => <EmailField {...field} />}
      </Bound>
    </FormPage>
  );
}
