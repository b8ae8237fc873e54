import { addPayPassword, checkHasPayPassword, userInfo } from "@sihai/contract/identity";
import { accountDict } from "@sihai/text/dict/account";
import { Bound, CodeField, FormPage, PasswordField, useSchemaForm } from "@sihai/ui";
import * as z from "zod/mini";
import { useAction, useDict, useSession } from "#shop";
import { accountFields, matching } from "./account-fields.ts";
import { useSendCode } from "./use-send-code.ts";

/** The first payment password, with a code to the account's e-mail. */
export function SetPayPassword({ onDone }: { onDone: () => void }) {
  const words = useDict(accountDict);
  const send = useSendCode();
  const email = useSession((session) => session.user?.email ?? "");
  const fields = accountFields(words);
  const form = useSchemaForm(
    z.object({ code: fields.code, password: fields.pin, confirmPassword: fields.pin }).check(matching(words)),
    { code: "", password: "", confirmPassword: "" },
  );
  const add = useAction(addPayPassword, {
    quiet: true,
    refreshes: [checkHasPayPassword, userInfo],
    onDone,
    onFailed: (error) =>
      form.setError(
        error.code === "CODE_WRONG" ? "code" : "password",
        { message: error.message || words.setFailed },
        { shouldFocus: true },
      ),
  });
  return (
    <FormPage
      title={words.setPayTitle}
      form={form}
      pending={add.pending}
      submitText={words.save}
      onSubmit={(body) => add.run({ body })}
    >
      <p className="text-grey">{words.payPasswordNote}</p>
      <Bound form={form} name="code">
        {(field) => (
          <CodeField
            label={words.code}
            hint={words.codeGoesTo(email)}
            required
            onSend={() => send.toMe("payment-password")}
            {...field}
          />
        )}
      </Bound>
      <Bound form={form} name="password">
        {(field) => <PasswordField label={words.newPayPassword} digitsOnly autoComplete="off" required {...field} />}
      </Bound>
      <Bound form={form} name="confirmPassword">
        {(field) => <PasswordField label={words.confirmPayPassword} digitsOnly autoComplete="off" required {...field} />}
      </Bound>
    </FormPage>
  );
}
