import { askClosing, readClosing, userInfo } from "@sihai/contract/identity";
import { formatDays } from "@sihai/text";
import { identityDict } from "@sihai/text/dict/identity";
import { accountDict } from "@sihai/text/dict/me/account";
import { Bound, Card, confirmBox, FormPage, toastSuccess, useSchemaForm } from "@sihai/ui";
import * as z from "zod/mini";
import { useAction, useDict, useLanguage, useSettings } from "#shop";
import { accountFields } from "../account-fields.ts";
import { ProofField } from "./ProofField.tsx";

/** The proof that it is the owner, and the asking. */
function useClosing(hasPassword: boolean) {
  const words = useDict(accountDict);
  const fields = accountFields(useDict(identityDict));
  const form = useSchemaForm(z.object({ proof: hasPassword ? fields.typedPassword : fields.code }), { proof: "" });
  const close = useAction(askClosing, {
    quiet: true,
    refreshes: [readClosing, userInfo],
    onDone: () => toastSuccess(words.closeAsked),
    onFailed: (error) => form.setError("proof", { message: error.message }, { shouldFocus: true }),
  });
  async function ask({ proof }: { proof: string }) {
    const question = { title: words.closeAsk, text: words.closeGoesText, confirmText: words.closeAccount, danger: true };
    if (await confirmBox(question)) await close.run({ body: hasPassword ? { password: proof } : { code: proof } });
  }
  return { form, ask, pending: close.pending };
}

/** Asks to close the account: says what goes and what stays, and wants the password, or a code where there is none. */
export function ClosingForm({ hasPassword }: { hasPassword: boolean }) {
  const words = useDict(accountDict);
  const language = useLanguage();
  const days = useSettings()?.accountClosingDays;
  const { form, ask, pending } = useClosing(hasPassword);
  return (
    <FormPage title={words.closeTitle} form={form} pending={pending} submitText={words.closeAccount} onSubmit={ask}>
      <Card title={words.closeGoes}>
        <p className="text-grey">{words.closeGoesText}</p>
      </Card>
      <Card title={words.closeStays}>
        <p className="text-grey">{words.closeStaysText}</p>
      </Card>
      {days === undefined ? null : <p className="text-grey">{words.closeWait(formatDays(days, language))}</p>}
      <Bound form={form} name="proof">
        {(field) => <ProofField hasPassword={hasPassword} purpose="close-account" {...field} />}
      </Bound>
    </FormPage>
  );
}
