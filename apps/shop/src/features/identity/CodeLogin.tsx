import { logInByCode } from "@sihai/contract/identity";
import { identityDict } from "@sihai/text/dict/identity";
import { Bound, Button, Form, useSchemaForm } from "@sihai/ui";
import { useEffect } from "react";
import * as z from "zod/mini";
import { go, useAction, useDict } from "#shop";
import { accountFields } from "./account-fields.ts";
import { EmailCodeField, EmailField } from "./EmailAndCode.tsx";
import { mailedTo } from "./mailed-to.ts";
import { keepProvedCode } from "./proved-code.ts";
import { useSendCode } from "./use-send-code.ts";

type CodeLoginProps = {
  email: string | undefined;
  redirect: string | undefined;
  onTyped: (email: string) => void;
  onEntered: (word: string) => Promise<void>;
};

/** Logging in by an e-mailed code. Whether there is an account is learnt only once the code was right; where there is none, it signs up. */
export function CodeLogin({ email, redirect, onTyped, onEntered }: CodeLoginProps) {
  const words = useDict(identityDict);
  const send = useSendCode();
  const fields = accountFields(words);
  const form = useSchemaForm(z.object({ email: fields.email, code: fields.code }), { email: email ?? "", code: "" });
  const logIn = useAction(logInByCode, {
    quiet: true,
    onDone: () => {
      mailedTo.forget();
      void onEntered(words.loggedIn);
    },
    onFailed(error, { body }) {
      if (error.code !== "USER_NOT_FOUND") form.setError("code", { message: error.message }, { shouldFocus: true });
      else {
        keepProvedCode(body);
        go("/register", { email: body.email, ...(redirect === undefined ? {} : { redirect_url: redirect }) }, { replace: true });
      }
    },
  });
  const typed = form.watch("email");
  useEffect(() => onTyped(typed), [typed, onTyped]);

  function sendCode() {
    mailedTo.keep("log-in", { email: typed });
    return send.toStranger(typed, "login");
  }

  return (
    <Form form={form} onSubmit={(values) => logIn.run({ body: { email: values.email.trim(), code: values.code } })}>
      <Bound form={form} name="email">
        {(field) => <EmailField {...field} />}
      </Bound>
      <Bound form={form} name="code">
        {(field) => <EmailCodeField email={typed} onSend={sendCode} {...field} />}
      </Bound>
      <Button wide type="submit" pending={logIn.pending}>
        {words.logIn}
      </Button>
    </Form>
  );
}
