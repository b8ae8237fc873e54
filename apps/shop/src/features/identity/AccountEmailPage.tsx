import { changeEmail, userInfo } from "@sihai/contract/identity";
import { identityDict } from "@sihai/text/dict/identity";
import {
  Bound,
  Card,
  CodeField,
  FormPage,
  Page,
  PasswordField,
  Radios,
  SkeletonList,
  Tag,
  toastSuccess,
  useSchemaForm,
} from "@sihai/ui";
import { useState } from "react";
import * as z from "zod/mini";
import { goBack, NotYet, refreshSession, refusalText, useAction, useDict, useEndpoint } from "#shop";
import { accountFields } from "./account-fields.ts";
import { EmailCodeField, EmailField } from "./EmailAndCode.tsx";
import { useSendCode } from "./use-send-code.ts";

type Proof = "password" | "oldCode";

/** The account's e-mail: the present one, and moving to another with proof of both the person and the new address. */
export default function AccountEmailPage() {
  const words = useDict(identityDict);
  const info = useEndpoint(userInfo, {});
  if (info.data) {
    const { email, emailIsValid, hasLoginPassword } = info.data;
    return <ChangeEmail current={email} isConfirmed={emailIsValid} hasPassword={hasLoginPassword} />;
  }
  return (
    <Page title={words.accountEmail}>
      <NotYet read={info} skeleton={<SkeletonList cards={2} />} />
    </Page>
  );
}

type ChangeEmailProps = { current: string; isConfirmed: boolean; hasPassword: boolean };

function ChangeEmail({ current, isConfirmed, hasPassword }: ChangeEmailProps) {
  const words = useDict(identityDict);
  const send = useSendCode();
  const [proof, setProof] = useState<Proof>(hasPassword ? "password" : "oldCode");
  const { form, save, pending } = useChangeEmail(proof);
  const typed = form.watch("email");
  return (
    <FormPage title={words.accountEmail} form={form} pending={pending} submitText={words.changeEmailTitle} onSubmit={save}>
      <Card>
        <p className="text-note text-grey">{words.currentEmail}</p>
        <p className="flex flex-wrap items-center gap-2 break-all">
          {current}
          <Tag tone={isConfirmed ? "ok" : "warn"}>{isConfirmed ? words.confirmed : words.unconfirmed}</Tag>
        </p>
      </Card>
      <Bound form={form} name="email">
        {(field) => <EmailField label={words.newEmail} {...field} />}
      </Bound>
      <Bound form={form} name="code">
        {(field) => <EmailCodeField label={words.newEmailCode} email={typed} onSend={() => send.toNewEmail(typed)} {...field} />}
      </Bound>
      {hasPassword ? (
        <Radios
          label={words.proveYou}
          value={proof}
          onChange={setProof}
          options={[
            { value: "password", label: words.proveByPassword },
            { value: "oldCode", label: words.proveByOldCode },
          ]}
        />
      ) : null}
      <ProofField form={form} proof={proof} current={current} />
    </FormPage>
  );
}

type EmailEntry = { email: string; code: string; password: string; oldCode: string };

/** The new address with its code and one proof of the person, and the change itself. */
function useChangeEmail(proof: Proof) {
  const words = useDict(identityDict);
  const fields = accountFields(words);
  const form = useSchemaForm<EmailEntry>(
    z.object({
      email: fields.email,
      code: fields.code,
      password: proof === "password" ? fields.typedPassword : z.string(),
      oldCode: proof === "oldCode" ? fields.code : z.string(),
    }),
    { email: "", code: "", password: "", oldCode: "" },
  );
  const change = useAction(changeEmail, {
    quiet: true,
    refreshes: [userInfo],
    onDone() {
      void refreshSession();
      toastSuccess(words.emailChanged);
      goBack();
    },
    onFailed(error) {
      const isPerson = error.code === "WRONG_PASSWORD" || error.code === "LOGIN_LOCKED";
      form.setError(
        isPerson ? "password" : error.code === "EMAIL_EXISTS" ? "email" : "code",
        { message: refusalText(error, words.modifyFailed) },
        { shouldFocus: true },
      );
    },
  });
  const save = ({ email, code, password, oldCode }: EmailEntry) =>
    change.run({ body: { email: email.trim(), code, ...(proof === "password" ? { password } : { oldCode }) } });
  return { form, save, pending: change.pending };
}

type ProofFieldProps = { form: ReturnType<typeof useSchemaForm<EmailEntry>>; proof: Proof; current: string };

/** The password, or a code sent to the present address. */
function ProofField({ form, proof, current }: ProofFieldProps) {
  const words = useDict(identityDict);
  const send = useSendCode();
  if (proof === "password")
    return (
      <Bound form={form} name="password">
        {(field) => <PasswordField label={words.proveByPassword} required {...field} />}
      </Bound>
    );
  return (
    <Bound form={form} name="oldCode">
      {(field) => (
        <CodeField
          label={words.proveByOldCode}
          hint={words.codeGoesTo(current)}
          required
          onSend={() => send.toMe("change-email")}
          {...field}
        />
      )}
    </Bound>
  );
}
