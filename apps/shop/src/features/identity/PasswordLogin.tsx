import { logIn as logInCall } from "@sihai/contract/identity";
import { identityDict } from "@sihai/text/dict/identity";
import { Bound, type BoundField, Button, CodeField, Form, Notice, PasswordField, TextLink, useSchemaForm } from "@sihai/ui";
import { useEffect, useState } from "react";
import * as z from "zod/mini";
import { href, useAction, useDict } from "#shop";
import { accountFields } from "./account-fields.ts";
import { EmailField } from "./EmailAndCode.tsx";
import { useSendCode } from "./use-send-code.ts";

type PasswordLoginProps = {
  email: string | undefined;
  /** What was asked for before the log-in; the way by a forgotten password keeps it. */
  redirect: string | undefined;
  onTyped: (email: string) => void;
  onEntered: (word: string) => Promise<void>;
};

/** Logging in by password; a new device may be asked for an e-mailed code as well (20231101). */
export function PasswordLogin({ email, redirect, onTyped, onEntered }: PasswordLoginProps) {
  const words = useDict(identityDict);
  const [needsCode, setNeedsCode] = useState(false);
  const fields = accountFields(words);
  const form = useSchemaForm(
    z.object({ email: fields.email, password: fields.typedPassword, code: needsCode ? fields.code : z.string() }),
    { email: email ?? "", password: "", code: "" },
  );
  const logIn = useAction(logInCall, {
    quiet: true,
    onDone: () => void onEntered(words.loggedIn),
    onFailed(error) {
      if (error.code === "VERIFICATION_NEEDED") setNeedsCode(true);
      else form.setError(error.code === "CODE_WRONG" ? "code" : "password", { message: error.message }, { shouldFocus: true });
    },
  });
  const typed = form.watch("email");
  useEffect(() => onTyped(typed), [typed, onTyped]);

  return (
    <Form
      form={form}
      onSubmit={(values) =>
        logIn.run({
          body: { email: values.email.trim(), password: values.password, ...(needsCode ? { code: values.code } : {}) },
        })
      }
    >
      <Bound form={form} name="email">
        {(field) => <EmailField autoComplete="username" {...field} />}
      </Bound>
      <Bound form={form} name="password">
        {(field) => <PasswordField label={words.password} required {...field} />}
      </Bound>
      {needsCode ? (
        <>
          <Notice tone="warn" alert>
            {words.newDevice}
          </Notice>
          <Bound form={form} name="code">
            {(field) => <LogInCode email={typed} {...field} />}
          </Bound>
        </>
      ) : null}
      <Button wide type="submit" pending={logIn.pending}>
        {words.logIn}
      </Button>
      <div className="text-center">
        <TextLink href={href("/forgot-password", { email: typed, ...(redirect !== undefined && { redirect_url: redirect }) })}>
          {words.forgot}
        </TextLink>
      </div>
    </Form>
  );
}

/** The code a device we do not know is asked for. */
function LogInCode({ email, ...field }: BoundField<string> & { email: string }) {
  const words = useDict(identityDict);
  const send = useSendCode();
  return (
    <CodeField label={words.code} hint={words.codeHint} required onSend={() => send.toStranger(email, "login")} {...field} />
  );
}
