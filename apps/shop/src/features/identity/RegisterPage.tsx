import { register } from "@sihai/contract/identity";
import { identityDict } from "@sihai/text/dict/identity";
import { Bound, FormPage, Notice, PasswordField, TextField, TextLink, useSchemaForm } from "@sihai/ui";
import * as z from "zod/mini";
import { href, useAction, useDict, usePageSearch } from "#shop";
import { AgreementTick } from "./AgreementTick.tsx";
import { accountFields, matching } from "./account-fields.ts";
import { EmailCodeField, EmailField } from "./EmailAndCode.tsx";
import { partnerCode } from "./partner-code.ts";
import { useEnter } from "./use-enter.ts";
import { useSendCode } from "./use-send-code.ts";

/** Opens an account: an e-mail proved by its code, a password, and the two agreements. */
export default function RegisterPage() {
  const words = useDict(identityDict);
  const search = usePageSearch("/register");
  const target = search.redirect_url ?? search.redirect;
  const enter = useEnter(target);
  const send = useSendCode();
  const fields = accountFields(words);
  const agreed = z.boolean().check(z.refine((value) => value, { error: words.mustAgree }));
  const shape = {
    email: fields.email,
    code: fields.code,
    userName: fields.optionalUserName,
    password: fields.newPassword,
    confirmPassword: fields.confirm,
    agreed,
  };
  const form = useSchemaForm(z.object(shape).check(matching(words)), {
    email: search.email ?? "",
    code: "",
    userName: "",
    password: "",
    confirmPassword: "",
    agreed: false,
  });
  const open = useAction(register, {
    quiet: true,
    onDone: () => void enter(words.registered),
    onFailed(error) {
      const field =
        error.code === "PASSWORD_TOO_COMMON" ? "password" : error.code === "PASSWORDS_DIFFER" ? "confirmPassword" : "code";
      form.setError(field, { message: error.message }, { shouldFocus: true });
    },
  });
  const typed = form.watch("email");
  const kept = { ...(typed === "" ? {} : { email: typed }), ...(target === undefined ? {} : { redirect_url: target }) };
  const invite = search.invite ?? partnerCode();

  return (
    <FormPage
      title={words.registerTitle}
      form={form}
      pending={open.pending}
      submitText={words.register}
      onSubmit={({ agreed: _, userName, ...values }) =>
        open.run({
          body: {
            ...values,
            email: values.email.trim(),
            acceptTerms: true,
            acceptPrivacy: true,
            ...(userName.trim() === "" ? {} : { userName: userName.trim() }),
            ...(invite === undefined ? {} : { partnerCode: invite }),
          },
        })
      }
    >
      <Bound form={form} name="email">
        {(field) => <EmailField hint={words.emailHint} {...field} />}
      </Bound>
      <Bound form={form} name="code">
        {(field) => <EmailCodeField email={typed} onSend={() => send.toStranger(typed, "register")} {...field} />}
      </Bound>
      {open.error?.code === "EMAIL_EXISTS" ? (
        <Notice tone="brand" alert action={<TextLink href={href("/login", kept)}>{words.toLogIn}</TextLink>}>
          {words.logInInstead}
        </Notice>
      ) : null}
      <Bound form={form} name="password">
        {(field) => (
          <PasswordField label={words.password} hint={words.passwordHint} autoComplete="new-password" required {...field} />
        )}
      </Bound>
      <Bound form={form} name="confirmPassword">
        {(field) => <PasswordField label={words.confirmPassword} autoComplete="new-password" required {...field} />}
      </Bound>
      <Bound form={form} name="userName">
        {(field) => (
          <TextField label={words.userName} hint={words.userNameHint} maxLength={20} autoComplete="nickname" {...field} />
        )}
      </Bound>
      <Bound form={form} name="agreed">
        {(field) => <AgreementTick checked={field.value} onChange={field.onChange} error={field.error} />}
      </Bound>
      <p className="text-center text-grey">
        {words.haveAccount} <TextLink href={href("/login", kept)}>{words.toLogIn}</TextLink>
      </p>
    </FormPage>
  );
}
