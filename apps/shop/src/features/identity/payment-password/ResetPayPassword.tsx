import { resetPayPassword, validateUser } from "@sihai/contract/identity";
import { identityDict } from "@sihai/text/dict/identity";
import { Bound, FormPage, Steps, useSchemaForm } from "@sihai/ui";
import { useState } from "react";
import * as z from "zod/mini";
import { refusalText, useAction, useDict } from "#shop";
import { accountFields, matching } from "../account-fields.ts";
import { OwnCodeField, PinField } from "./PayPasswordFields.tsx";

/** Two steps: the person is proved by an e-mailed code, then the new payment password is set. */
export function ResetPayPassword({ onDone }: { onDone: () => void }) {
  const [ticket, setTicket] = useState<string | null>(null);
  if (ticket === null) return <ProvePerson onProved={setTicket} />;
  return <NewPayPassword ticket={ticket} onDone={onDone} onStale={() => setTicket(null)} />;
}

function ResetSteps({ current }: { current: 0 | 1 }) {
  const words = useDict(identityDict);
  return (
    <Steps
      steps={[
        { key: "prove", label: words.proveYou },
        { key: "set", label: words.payPassword },
      ]}
      current={current}
    />
  );
}

function ProvePerson({ onProved }: { onProved: (ticket: string) => void }) {
  const words = useDict(identityDict);
  const form = useSchemaForm(z.object({ code: accountFields(words).code }), { code: "" });
  const prove = useAction(validateUser, {
    quiet: true,
    onDone: ({ ticket }) => onProved(ticket),
    onFailed: (error) => form.setError("code", { message: refusalText(error, words.resetFailed) }, { shouldFocus: true }),
  });
  return (
    <FormPage
      title={words.resetPayTitle}
      form={form}
      pending={prove.pending}
      submitText={words.next}
      onSubmit={(body) => prove.run({ body })}
    >
      <ResetSteps current={0} />
      <Bound form={form} name="code">
        {(field) => <OwnCodeField {...field} />}
      </Bound>
    </FormPage>
  );
}

type NewPayPasswordProps = {
  ticket: string;
  onDone: () => void;
  /** The proof has expired: begin again. */
  onStale: () => void;
};

function NewPayPassword({ ticket, onDone, onStale }: NewPayPasswordProps) {
  const words = useDict(identityDict);
  const { pin } = accountFields(words);
  const form = useSchemaForm(z.object({ password: pin, confirmPassword: pin }).check(matching(words)), {
    password: "",
    confirmPassword: "",
  });
  const reset = useAction(resetPayPassword, {
    quiet: true,
    onDone,
    onFailed(error) {
      if (error.code === "VERIFY_USER") onStale();
      else form.setError("password", { message: refusalText(error, words.resetFailed) }, { shouldFocus: true });
    },
  });
  return (
    <FormPage
      title={words.resetPayTitle}
      form={form}
      pending={reset.pending}
      submitText={words.save}
      onSubmit={(values) => reset.run({ body: { ticket, ...values } })}
    >
      <ResetSteps current={1} />
      <Bound form={form} name="password">
        {(field) => <PinField label={words.newPayPassword} {...field} />}
      </Bound>
      <Bound form={form} name="confirmPassword">
        {(field) => <PinField label={words.confirmPayPassword} {...field} />}
      </Bound>
    </FormPage>
  );
}
