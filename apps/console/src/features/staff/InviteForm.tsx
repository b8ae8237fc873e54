import { useAction } from "@sihai/client";
import { inviteStaff, listStaff } from "@sihai/contract/staff";
import { consoleStaffDict } from "@sihai/text/dict/console/people/staff";
import { Bound, Button, Card, Form, TextField, toastSuccess, useSchemaForm } from "@sihai/ui";
import { useState } from "react";
import * as z from "zod/mini";
import { useDict } from "#console";
import { fieldText, showRefusal } from "#desk";
import { RoleChips } from "./RoleChips.tsx";
import type { OwnRoles } from "./types.ts";

/** A new colleague: the link in the mail leads to a password of their own. */
export function InviteForm({ ownRoles }: { ownRoles: OwnRoles }) {
  const words = useDict(consoleStaffDict);
  const [roles, setRoles] = useState<string[]>([]);
  const { login, name } = inviteStaff.body.shape;
  const form = useSchemaForm(
    z.object({
      login: fieldText(login, words.needed),
      name: fieldText(name, words.needed),
      email: z.string().check(z.trim(), z.regex(/^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/, { error: words.badEmail })),
    }),
    { login: "", name: "", email: "" },
  );
  const invite = useAction(inviteStaff, {
    refreshes: [listStaff],
    onDone: () => {
      toastSuccess(words.sent(form.getValues("login")));
      form.reset();
      setRoles([]);
    },
    onFailed: (error) => showRefusal(form, error, { STAFF_KNOWN_ALREADY: "login" }),
  });
  return (
    <Card title={words.invite}>
      <p className="mb-3 text-note text-grey">{words.inviteText}</p>
      <Form form={form} onSubmit={(who) => invite.run({ body: { ...who, roles } })}>
        <Bound form={form} name="login">
          {(field) => <TextField label={words.login} required maxLength={64} autoComplete="off" {...field} />}
        </Bound>
        <Bound form={form} name="name">
          {(field) => <TextField label={words.name} required maxLength={60} autoComplete="off" {...field} />}
        </Bound>
        <Bound form={form} name="email">
          {(field) => <TextField label={words.email} required type="email" maxLength={254} autoComplete="off" {...field} />}
        </Bound>
        <RoleChips value={roles} ownRoles={ownRoles} onChange={setRoles} />
        <div>
          <Button type="submit" pending={invite.pending} disabledReason={roles.length === 0 ? words.roleNeeded : null}>
            {words.send}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
