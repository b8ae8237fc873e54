import { isRefused, useAction } from "@sihai/client";
import { staffLogIn } from "@sihai/contract/staff";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { shellDict } from "@sihai/text/dict/shell";
import { Bound, Button, Card, Form, PasswordField, TextField, useSchemaForm } from "@sihai/ui";
import { Languages } from "lucide-react";
import { useEffect, useState } from "react";
import * as z from "zod/mini";
import { go, goTo, startSession, switchLanguage, useDict, usePageSearch } from "#console";

/** Where staff come in: their name and password, and the language. */
export default function SignInPage() {
  const words = useDict(consoleDict);
  const shell = useDict(shellDict);
  const title = words.signIn;
  useEffect(() => {
    document.title = `${title} · ${shell.productName}`;
  }, [title, shell.productName]);

  return (
    <main id="content" tabIndex={-1} className="m-auto w-full max-w-[400px] p-4 outline-none">
      <p className="mb-1 text-center text-body text-grey">
        {shell.productName} · {words.console}
      </p>
      <h1 className="mb-4 text-center text-display font-semibold">{title}</h1>
      <SignInForm />
      <div className="mt-4 text-center">
        <button
          type="button"
          aria-label={shell.switchLanguageLabel}
          onClick={() => void switchLanguage()}
          className="inline-flex min-h-[44px] items-center gap-2 rounded-control px-4 text-brand-strong"
        >
          <Languages aria-hidden size={20} />
          {shell.switchLanguage}
        </button>
      </div>
    </main>
  );
}

/** Name and password; a refusal stays written below them. */
function SignInForm() {
  const words = useDict(consoleDict);
  const [{ back }] = usePageSearch("/sign-in");
  const [refusal, setRefusal] = useState<string | null>(null);
  const [asksCode, setAsksCode] = useState(false);
  const form = useSchemaForm(
    z.object({
      login: z.string().check(z.trim(), z.regex(/^[\w.@-]{1,64}$/, { error: words.loginNeeded })),
      password: z.string().check(z.minLength(1, { error: words.passwordNeeded }), z.maxLength(128)),
      code: z.string().check(z.trim(), z.maxLength(20)),
    }),
    { login: "", password: "", code: "" },
  );
  const signIn = useAction(staffLogIn, {
    quiet: true,
    staysWithoutLogin: true,
    onDone: (staff) => {
      startSession(staff);
      if (staff.mustEnrol) go("/account", {}, { replace: true });
      else goTo(back);
    },
    onFailed: (error) => {
      if (isRefused(error, "STAFF_CODE_NEEDED")) setAsksCode(true);
      setRefusal(error.message);
    },
  });
  useEffect(() => form.setFocus("login"), [form]);

  return (
    <Card>
      <Form form={form} onSubmit={({ code, ...body }) => signIn.run({ body: { ...body, ...(code !== "" && { code }) } })}>
        <Bound form={form} name="login">
          {(field) => <TextField label={words.login} autoComplete="username" maxLength={64} {...field} />}
        </Bound>
        <Bound form={form} name="password">
          {(field) => <PasswordField label={words.password} autoComplete="current-password" {...field} />}
        </Bound>
        {asksCode ? (
          <Bound form={form} name="code">
            {(field) => <TextField label={words.code} autoComplete="one-time-code" maxLength={20} {...field} />}
          </Bound>
        ) : null}
        <p role="alert" className="text-body text-danger empty:hidden">
          {refusal}
        </p>
        <Button type="submit" wide pending={signIn.pending}>
          {words.signIn}
        </Button>
      </Form>
    </Card>
  );
}
