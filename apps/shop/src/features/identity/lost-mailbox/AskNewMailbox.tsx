import { askNewMailbox } from "@sihai/contract/identity";
import { formatDays } from "@sihai/text";
import { identityDict } from "@sihai/text/dict/identity";
import { accountDict } from "@sihai/text/dict/me/account";
import { Bound, Card, FormPage, Illustration, LinkButton, Page, TextArea, useSchemaForm } from "@sihai/ui";
import { useState } from "react";
import * as z from "zod/mini";
import { go, href, showRefusal, useAction, useDict, useLanguage } from "#shop";
import { accountFields } from "../account-fields.ts";
import { EmailCodeField, EmailField } from "../EmailAndCode.tsx";
import { useSendCode } from "../use-send-code.ts";
import { PaperField } from "./PaperField.tsx";

const proofMost = 2000;
const proofLeast = 10;

/** Asking for an account whose mailbox is lost. What follows is said alike for every address. */
export function AskNewMailbox() {
  const [sent, setSent] = useState<{ email: string; waitingDays: number } | null>(null);
  return sent ? <Asked {...sent} /> : <AskForm onSent={setSent} />;
}

function Asked({ email, waitingDays }: { email: string; waitingDays: number }) {
  const words = useDict(accountDict);
  const language = useLanguage();
  return (
    <Page title={words.lostMailboxTitle} back={toLogIn}>
      <Card className="flex flex-col items-center gap-4 text-center">
        <Illustration name="letter" />
        <h2 className="text-title font-semibold">{words.lostSentTitle}</h2>
        <p role="status" className="text-grey wrap-anywhere">
          {words.lostSent(email, formatDays(waitingDays, language))}
        </p>
        <LinkButton wide href={href("/login")}>
          {words.lostBack}
        </LinkButton>
      </Card>
    </Page>
  );
}

function toLogIn() {
  go("/login", {}, { replace: true });
}

type Sent = { email: string; waitingDays: number };

function AskForm({ onSent }: { onSent: (sent: Sent) => void }) {
  const words = useDict(accountDict);
  const send = useSendCode();
  const { form, ask, pending } = useAsking(onSent);
  const [paper, setPaper] = useState<File | null>(null);
  const newEmail = form.watch("newEmail");
  return (
    <FormPage
      title={words.lostMailboxTitle}
      form={form}
      pending={pending}
      submitText={words.lostSend}
      onSubmit={(values) => ask(values, paper)}
    >
      <p className="text-grey">{words.lostMailboxText}</p>
      <Bound form={form} name="oldEmail">
        {(field) => <EmailField label={words.lostOldEmail} {...field} />}
      </Bound>
      <Bound form={form} name="newEmail">
        {(field) => <EmailField label={words.lostNewEmail} {...field} />}
      </Bound>
      <Bound form={form} name="code">
        {(field) => (
          <EmailCodeField
            label={words.lostNewCode}
            email={newEmail}
            onSend={() => send.toStranger(newEmail, "lost-mailbox")}
            {...field}
          />
        )}
      </Bound>
      <Bound form={form} name="proof">
        {(field) => (
          <TextArea label={words.lostProof} hint={words.lostProofHint} required rows={4} maxLength={proofMost} {...field} />
        )}
      </Bound>
      <PaperField paper={paper} onChange={setPaper} />
    </FormPage>
  );
}

type Asking = { oldEmail: string; newEmail: string; code: string; proof: string };

function useAsking(onSent: (sent: Sent) => void) {
  const words = useDict(accountDict);
  const fields = accountFields(useDict(identityDict));
  const form = useSchemaForm<Asking>(
    z.object({
      oldEmail: fields.email,
      newEmail: fields.email,
      code: fields.code,
      proof: z.string().check(z.trim(), z.minLength(proofLeast, { error: words.lostProofShort })),
    }),
    { oldEmail: "", newEmail: "", code: "", proof: "" },
  );
  const call = useAction(askNewMailbox, {
    onDone: ({ waitingDays }, input) => onSent({ email: input.body.oldEmail, waitingDays }),
    onFailed: (error) => showRefusal(form, error, { CODE_WRONG: "code", EMAIL_EXISTS: "newEmail", MAILBOX_SAME: "newEmail" }),
  });
  const ask = ({ oldEmail, newEmail, code, proof }: Asking, paper: File | null) =>
    call.run(
      { body: { oldEmail: oldEmail.trim(), newEmail: newEmail.trim(), code, proof: proof.trim() } },
      paper ? { files: [paper] } : {},
    );
  return { form, ask, pending: call.pending };
}
