import { paymentDict } from "@sihai/text/dict/payment";
import { Bound, FormSheet, PasswordField, TextLink, useSchemaForm } from "@sihai/ui";
import { type ReactNode, useEffect } from "react";
import * as z from "zod/mini";
import { here, href, useDict } from "#shop";

/** Why the last try failed: the refusal's code and its sentence. */
export type PasswordProblem = { code: string; text: string };

type PasswordSheetProps = {
  open: boolean;
  onClose: () => void;
  /** What the password allows. */
  children: ReactNode;
  submitText?: string;
  pending?: boolean;
  problem?: PasswordProblem | null;
  onPassword: (password: string) => void;
  /** A way out of the problem, beside setting or resetting the password. */
  help?: ReactNode;
};

/** Asks for the payment password, with the way to setting or resetting it and back here. A refused one is typed anew. */
export function PasswordSheet(props: PasswordSheetProps) {
  const { open, onClose, children, submitText, pending = false, problem = null, onPassword, help } = props;
  const words = useDict(paymentDict);
  const form = useSchemaForm(z.object({ password: z.string().check(z.length(6, { error: words.needSix })) }), { password: "" });

  // It is all there is to do here: what is typed at once goes into it. After the sheet has opened, which gives the focus to its first button.
  useEffect(() => {
    if (open) form.setFocus("password");
  }, [open, form]);
  useEffect(() => {
    if (problem === null) return;
    // A form that is reset knows no field to give the focus to.
    form.setValue("password", "");
    form.setFocus("password");
  }, [problem, form]);

  return (
    <FormSheet
      open={open}
      onClose={onClose}
      title={words.passwordTitle}
      form={form}
      submitText={submitText ?? words.confirm}
      pending={pending}
      className="flex flex-col gap-3"
      onSubmit={({ password }) => onPassword(password)}
    >
      <p className="text-grey">{children}</p>
      <Bound form={form} name="password">
        {({ error, ...field }) => (
          <PasswordField
            label={words.passwordLabel}
            digitsOnly
            autoComplete="off"
            error={error ?? (field.value === "" ? problem?.text : undefined)}
            {...field}
          />
        )}
      </Bound>
      <WayOut isUnset={problem?.code === "PAY_PASSWORD_NOT_SET"} />
      {help}
    </FormSheet>
  );
}

/** To where the password is set or reset, and back here. */
function WayOut({ isUnset }: { isUnset: boolean }) {
  const words = useDict(paymentDict);
  return (
    <div>
      <TextLink href={href("/user/password/pay", { mode: isUnset ? "set" : "reset", back: here() })}>
        {isUnset ? words.setPassword : words.forgot}
      </TextLink>
    </div>
  );
}
