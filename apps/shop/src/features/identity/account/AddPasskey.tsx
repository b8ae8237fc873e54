import { addPasskey, beginPasskey, listPasskeys } from "@sihai/contract/identity";
import { identityDict } from "@sihai/text/dict/identity";
import { accountDict } from "@sihai/text/dict/me/account";
import { Bound, FormSheet, toastFailure, toastSuccess, useSchemaForm } from "@sihai/ui";
import * as z from "zod/mini";
import { useAction, useDict } from "#shop";
import { accountFields } from "../account-fields.ts";
import { makePasskey } from "../passkeys.ts";
import { ProofField } from "./ProofField.tsx";

type AddPasskeyProps = { open: boolean; hasPassword: boolean; onClose: () => void };

/** The owner proves it is them, then the device makes the passkey, and we keep its public half. */
export function AddPasskey({ open, hasPassword, onClose }: AddPasskeyProps) {
  const words = useDict(accountDict);
  const identity = useDict(identityDict);
  const fields = accountFields(identity);
  const form = useSchemaForm(z.object({ proof: hasPassword ? fields.typedPassword : fields.code }), { proof: "" });
  const add = useAction(addPasskey, {
    refreshes: [listPasskeys],
    onDone: () => {
      toastSuccess(words.passkeyAdded);
      onClose();
    },
  });
  const begin = useAction(beginPasskey, {
    quiet: true,
    onFailed: (error) => form.setError("proof", { message: error.message }, { shouldFocus: true }),
    async onDone(options) {
      const made = await makePasskey(options);
      if (typeof made === "string") toastFailure(made === "here" ? words.passkeyHereAlready : words.passkeyStopped);
      else await add.run({ body: made });
    },
  });
  return (
    <FormSheet
      open={open}
      onClose={onClose}
      title={words.addPasskey}
      form={form}
      submitText={words.addPasskey}
      pending={begin.pending || add.pending}
      onSubmit={({ proof }) => begin.run({ body: hasPassword ? { password: proof } : { code: proof } })}
    >
      <p className="text-grey">{words.addPasskeyText}</p>
      <Bound form={form} name="proof">
        {(field) => <ProofField hasPassword={hasPassword} purpose="add-passkey" {...field} />}
      </Bound>
    </FormSheet>
  );
}
