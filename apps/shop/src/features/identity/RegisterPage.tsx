import { modifyCurrency, register as registerCall } from "@sihai/contract/identity";
import { type IdentityWords, identityDict } from "@sihai/text/dict/identity";
import { Bound, Fold, FormPage, Notice, PasswordField, TextField, TextLink, useSchemaForm } from "@sihai/ui";
import * as z from "zod/mini";
import { call, href, useAction, useDict, useDisplayCurrency, usePageSearch } from "#shop";
import { useAgreements } from "../content/agreement/use-agreements.ts";
import { AgreementTick } from "./AgreementTick.tsx";
import { accountFields, matching } from "./account-fields.ts";
import { EmailCodeField, EmailField } from "./EmailAndCode.tsx";
import { InvitedNotice } from "./InvitedNotice.tsx";
import { mailedTo } from "./mailed-to.ts";
import { partnerCode } from "./partner-code.ts";
import { provedCodeOf } from "./proved-code.ts";
import { useAlreadyIn } from "./use-already-in.ts";
import { useEnter } from "./use-enter.ts";
import { useSendCode } from "./use-send-code.ts";

/** Opens an account: an e-mail proved by its code and the two agreements; a password for who wants one. */
export default function RegisterPage() {
  const words = useDict(identityDict);
  const search = usePageSearch("/register");
  const target = search.redirect_url ?? search.redirect;
  const invite = search.invite ?? partnerCode();
  const send = useSendCode();
  useAlreadyIn(target);
  const { form, register, pending, isKnown } = useRegister(
    search.email ?? mailedTo.keptOf("register")?.email ?? "",
    target,
    invite,
  );
  const typed = form.watch("email");
  const kept = { ...(typed === "" ? {} : { email: typed }), ...(target === undefined ? {} : { redirect_url: target }) };
  const { password, confirmPassword, userName } = form.formState.errors;
  const hasFaults = [password, confirmPassword, userName].some((fault) => fault !== undefined);
  const toLogIn = (
    <TextLink replace href={href("/login", kept)}>
      {words.toLogIn}
    </TextLink>
  );
  return (
    <FormPage title={words.registerTitle} form={form} pending={pending} submitText={words.register} onSubmit={register}>
      <InvitedNotice code={invite} />
      {provedCodeOf(typed) === "" ? null : <Notice tone="brand">{words.notRegistered}</Notice>}
      <Bound form={form} name="email">
        {(field) => <EmailField hint={words.emailHint} {...field} />}
      </Bound>
      <Bound form={form} name="code">
        {(field) => (
          <EmailCodeField
            email={typed}
            onSend={() => {
              mailedTo.keep("register", { email: typed });
              return send.toStranger(typed, "register");
            }}
            {...field}
          />
        )}
      </Bound>
      {isKnown ? (
        <Notice tone="brand" alert action={toLogIn}>
          {words.logInInstead}
        </Notice>
      ) : null}
      <Fold title={words.withPassword} open={hasFaults}>
        <div className="flex flex-col gap-4 pt-1 pb-3">
          <p className="text-note text-grey">{words.withoutPassword}</p>
          <NameAndPassword form={form} />
        </div>
      </Fold>
      <Bound form={form} name="agreed">
        {(field) => <AgreementTick checked={field.value} onChange={field.onChange} error={field.error} />}
      </Bound>
      <p className="text-center text-grey">
        {words.haveAccount} {toLogIn}
      </p>
    </FormPage>
  );
}

type RegisterEntry = z.infer<ReturnType<typeof registerSchema>>;

function registerSchema(words: IdentityWords) {
  const fields = accountFields(words);
  return z
    .object({
      email: fields.email,
      code: fields.code,
      userName: fields.optionalUserName,
      password: fields.optionalPassword,
      confirmPassword: z.string(),
      agreed: z.boolean().check(z.refine((value) => value, { error: words.mustAgree })),
    })
    .check(matching(words));
}

/** The form, and the opening of the account; who brought the person comes from the address or from an earlier visit. */
function useRegister(email: string, target: string | undefined, invite: string | undefined) {
  const words = useDict(identityDict);
  const enter = useEnter(target);
  const form = useSchemaForm<RegisterEntry>(registerSchema(words), {
    email,
    code: provedCodeOf(email),
    userName: "",
    password: "",
    confirmPassword: "",
    agreed: false,
  });
  const agreements = useAgreements({ terms: "agreed", privacy: "agreed" }, form);
  const open = useAction(registerCall, {
    quiet: true,
    onDone: async () => {
      mailedTo.forget();
      // The visitor's choice becomes the account's: prices do not change their currency with the sign-up.
      const { currency } = useDisplayCurrency.getState();
      await call(modifyCurrency, { params: { currency } }, { quiet: true }).catch(() => null);
      await enter(words.registered);
    },
    onFailed(error) {
      if (agreements.askAgain(error)) return;
      const field =
        error.code === "PASSWORD_TOO_COMMON" ? "password" : error.code === "PASSWORDS_DIFFER" ? "confirmPassword" : "code";
      form.setError(field, { message: error.message }, { shouldFocus: true });
    },
  });

  function register({ agreed: _, userName, password, confirmPassword, ...values }: RegisterEntry) {
    return open.run({
      body: {
        ...values,
        ...(password === "" ? {} : { password, confirmPassword }),
        email: values.email.trim(),
        acceptTerms: true,
        acceptPrivacy: true,
        agreementsSeen: agreements.seen(),
        ...(userName.trim() === "" ? {} : { userName: userName.trim() }),
        ...(invite === undefined ? {} : { partnerCode: invite }),
      },
    });
  }

  return { form, register, pending: open.pending, isKnown: open.error?.code === "EMAIL_EXISTS" };
}

/** The password twice, and a name for those who want one. */
function NameAndPassword({ form }: { form: ReturnType<typeof useSchemaForm<RegisterEntry>> }) {
  const words = useDict(identityDict);
  return (
    <>
      <Bound form={form} name="password">
        {(field) => <PasswordField label={words.password} hint={words.passwordHint} autoComplete="new-password" {...field} />}
      </Bound>
      <Bound form={form} name="confirmPassword">
        {(field) => <PasswordField label={words.confirmPassword} autoComplete="new-password" {...field} />}
      </Bound>
      <Bound form={form} name="userName">
        {(field) => (
          <TextField label={words.userName} hint={words.userNameHint} maxLength={20} autoComplete="nickname" {...field} />
        )}
      </Bound>
    </>
  );
}
