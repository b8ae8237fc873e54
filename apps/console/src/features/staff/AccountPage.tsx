import { useAction } from "@sihai/client";
import { changeOwnPassword } from "@sihai/contract/staff";
import { staffPasswordLeast } from "@sihai/domain/staff";
import { consoleStaffDict } from "@sihai/text/dict/console/people/staff";
import { Bound, Button, Card, Form, Notice, PasswordField, toastSuccess, useSchemaForm } from "@sihai/ui";
import * as z from "zod/mini";
import { useDict, useSession, WorkPage } from "#console";
import { showRefusal } from "#desk";
import { FactorCard } from "./FactorCard.tsx";

/** One's own login: password and second factor. */
export default function AccountPage() {
  const words = useDict(consoleStaffDict);
  const mustEnrol = useSession((state) => state.staff?.mustEnrol ?? false);
  return (
    <WorkPage title={words.accountTitle}>
      {mustEnrol ? <Notice tone="warn">{words.mustEnrol}</Notice> : null}
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <FactorCard />
        <PasswordCard />
      </div>
    </WorkPage>
  );
}

function PasswordCard() {
  const words = useDict(consoleStaffDict);
  const least = staffPasswordLeast;
  const form = useSchemaForm(
    z.object({
      password: z.string().check(z.minLength(1, { error: words.needed }), z.maxLength(128)),
      next: z.string().check(z.minLength(least, { error: words.tooShort(least) }), z.maxLength(128)),
    }),
    { password: "", next: "" },
  );
  const change = useAction(changeOwnPassword, {
    onDone: () => {
      toastSuccess(words.changed);
      form.reset();
    },
    onFailed: (error) => showRefusal(form, error, { STAFF_PASSWORD_WRONG: "password", PASSWORD_UNCHANGED: "next" }),
  });
  return (
    <Card title={words.password}>
      <Form form={form} onSubmit={(body) => change.run({ body })}>
        <Bound form={form} name="password">
          {(field) => <PasswordField label={words.current} autoComplete="current-password" {...field} />}
        </Bound>
        <Bound form={form} name="next">
          {(field) => <PasswordField label={words.next(least)} autoComplete="new-password" {...field} />}
        </Bound>
        <div>
          <Button type="submit" pending={change.pending}>
            {words.change}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
