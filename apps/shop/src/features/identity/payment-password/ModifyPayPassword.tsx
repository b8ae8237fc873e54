import { modifyPayPassword } from "@sihai/contract/identity";
import { identityDict } from "@sihai/text/dict/identity";
import { Bound, FormPage, TextLink, useSchemaForm } from "@sihai/ui";
import * as z from "zod/mini";
import { href, refusalText, useAction, useDict } from "#shop";
import { accountFields, matching } from "../account-fields.ts";
import { PinField } from "./PayPasswordFields.tsx";

/** A new payment password by the old one; wrong ones share the tries of paying. */
export function ModifyPayPassword({ onDone, back }: { onDone: () => void; back: string | undefined }) {
  const words = useDict(identityDict);
  const { pin } = accountFields(words);
  const differs = z.refine<{ oldPassword: string; password: string }>(({ oldPassword, password }) => oldPassword !== password, {
    error: words.mustDiffer,
    path: ["password"],
  });
  const form = useSchemaForm(
    z.object({ oldPassword: pin, password: pin, confirmPassword: pin }).check(matching(words), differs),
    {
      oldPassword: "",
      password: "",
      confirmPassword: "",
    },
  );
  const modify = useAction(modifyPayPassword, {
    quiet: true,
    onDone,
    onFailed(error) {
      const isOld = error.code === "PAY_PASSWORD_WRONG" || error.code === "PAY_PASSWORD_LOCKED";
      form.setError(
        isOld ? "oldPassword" : "password",
        { message: refusalText(error, words.modifyFailed) },
        { shouldFocus: true },
      );
    },
  });
  return (
    <FormPage
      title={words.modifyPayTitle}
      form={form}
      pending={modify.pending}
      submitText={words.save}
      onSubmit={(body) => modify.run({ body })}
    >
      <Bound form={form} name="oldPassword">
        {(field) => <PinField label={words.oldPayPassword} {...field} />}
      </Bound>
      <Bound form={form} name="password">
        {(field) => <PinField label={words.newPayPassword} {...field} />}
      </Bound>
      <Bound form={form} name="confirmPassword">
        {(field) => <PinField label={words.confirmPayPassword} {...field} />}
      </Bound>
      <div>
        <TextLink href={href("/user/password/pay", { mode: "reset", ...(back === undefined ? {} : { back }) })}>
          {words.forgotPay}
        </TextLink>
      </div>
    </FormPage>
  );
}
