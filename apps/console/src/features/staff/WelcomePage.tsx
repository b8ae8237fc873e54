import { useAction } from "@sihai/client";
import { acceptInvitation } from "@sihai/contract/staff";
import { staffPasswordLeast } from "@sihai/domain/staff";
import { consoleStaffDict } from "@sihai/text/dict/console/people/staff";
import { Bound, Button, Card, Form, Notice, PasswordField, TextLink, useSchemaForm } from "@sihai/ui";
import { useState } from "react";
import * as z from "zod/mini";
import { href, useDict, usePageSearch, WorkPage } from "#console";
import { showRefusal } from "#desk";

/** Where the link of an invitation leads: a password of one's own, then the sign-in page. */
export default function WelcomePage() {
  const words = useDict(consoleStaffDict);
  const [{ token }] = usePageSearch("/welcome");
  const [login, setLogin] = useState<string | null>(null);
  return (
    <WorkPage title={words.welcomeTitle}>
      <div className="w-full max-w-[400px]">
        {login !== null ? (
          <Card className="flex flex-col gap-3">
            <p>{words.welcomeDone(login)}</p>
            <TextLink href={href("/sign-in")}>{words.toSignIn}</TextLink>
          </Card>
        ) : token === undefined ? (
          <Notice tone="warn">{words.noLink}</Notice>
        ) : (
          <PasswordForm token={token} onDone={setLogin} />
        )}
      </div>
    </WorkPage>
  );
}

function PasswordForm({ token, onDone }: { token: string; onDone: (login: string) => void }) {
  const words = useDict(consoleStaffDict);
  const least = staffPasswordLeast;
  const form = useSchemaForm(
    z.object({ password: z.string().check(z.minLength(least, { error: words.tooShort(least) }), z.maxLength(128)) }),
    { password: "" },
  );
  const accept = useAction(acceptInvitation, {
    staysWithoutLogin: true,
    onDone: ({ login }) => onDone(login),
    onFailed: (error) => showRefusal(form, error, { LINK_EXPIRED: "password" }),
  });
  return (
    <Card>
      <p className="mb-3 text-note text-grey">{words.welcomeText}</p>
      <Form form={form} onSubmit={({ password }) => accept.run({ body: { token, password } })}>
        <Bound form={form} name="password">
          {(field) => <PasswordField label={words.next(least)} autoComplete="new-password" {...field} />}
        </Bound>
        <div>
          <Button type="submit" pending={accept.pending}>
            {words.set}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
