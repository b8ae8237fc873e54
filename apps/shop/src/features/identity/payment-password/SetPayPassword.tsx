import { addPayPassword, checkHasPayPassword, userInfo } from "@sihai/contract/identity";
import { identityDict } from "@sihai/text/dict/identity";
import { Bound, FormPage, useSchemaForm } from "@sihai/ui";
import * as z from "zod/mini";
import { refusalText, useAction, useDict } from "#shop";
import { accountFields, matching } from "../account-fields.ts";
import { OwnCodeField, PinField } from "./PayPasswordFields.tsx";

/** The first payment password, with a code to the account's e-mail. */
export function SetPayPassword({ onDone }: { onDone: () => void }) {
  const words = useDict(identityDict);
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
        { message: refusalText(error, words.setFailed) },
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
        {(field) => <OwnCodeField {...field} />}
      </Bound>
      <Bound form={form} name="password">
        {(field) => <PinField label={words.newPayPassword} {...field} />}
      </Bound>
      <Bound form={form} name="confirmPassword">
        {(field) => <PinField label={words.confirmPayPassword} {...field} />}
      </Bound>
    </FormPage>
  );
}
