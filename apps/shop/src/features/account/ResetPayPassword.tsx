import { resetPayPassword, validateUser } from "@sihai/contract/identity";
import { accountDict } from "@sihai/text/dict/account";
import { Bound, CodeField, FormPage, PasswordField, Steps, useSchemaForm } from "@sihai/ui";
import { useState } from "react";
import * as z from "zod/mini";
import { useAction, useDict, useSession } from "#shop";
import { accountFields, matching } from "./account-fields.ts";
import { useSendCode } from "./use-send-code.ts";

/** Two steps: the person is proved by an e-mailed code, then the new payment password is set. */
export function ResetPayPassword({ onDone }: { onDone: () => void }) {
  const [ticket, setTicket] = useState<string | null>(null);
  if (ticket === null) return <ProvePerson onProved={setTicket} />;
  return <NewPayPassword ticket={ticket} onDone={onDone} onStale={() => setTicket(null)} />;
}

function ResetSteps({ current }: { current: 0 | 1 }) {
  const words = useDict(accountDict);
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
  const words = useDict(accountDict);
  const send = useSendCode();
  const email = useSession((session) => session.user?.email ?? "");
  const form = useSchemaForm(z.object({ code: accountFields(words).code }), { code: "" });
  const prove = useAction(validateUser, {
    quiet: true,
    onDone: ({ ticket }) => onProved(ticket),
    onFailed: (error) => form.setError("code", { message: error.message || words.resetFailed }, { shouldFocus: true }),
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
    </FormPage>
  );
}

type NewPayPasswordProps = { ticket: string; onDone: () => void /** The proof has expired: begin again. */; onStale: () => void };

function NewPayPassword({ ticket, onDone, onStale }: NewPayPasswordProps) {
  const words = useDict(accountDict);
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
      else form.setError("password", { message: error.message || words.resetFailed }, { shouldFocus: true });
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
        {(field) => <PasswordField label={words.newPayPassword} digitsOnly autoComplete="off" required {...field} />}
      </Bound>
      <Bound form={form} name="confirmPassword">
        {(field) => <PasswordField label={words.confirmPayPassword} digitsOnly autoComplete="off" required {...field} />}
      </Bound>
    </FormPage>
  );
}
