import { useAction } from "@sihai/client";
import { approveWithdrawal, recordPayout, refuseWithdrawal, withdrawalQueue } from "@sihai/contract/withdrawal";
import { moneyText } from "@sihai/text";
import { consoleWithdrawalDict } from "@sihai/text/dict/console/withdrawal";
import { Bound, Button, Card, Form, Notice, TextArea, TextField, toastSuccess, useSchemaForm } from "@sihai/ui";
import * as z from "zod/mini";
import { defer, useDict, useMay } from "#console";
import { fieldText, showRefusal } from "#desk";
import { toTransfer } from "./account-part.ts";
import type { DeskWithdrawal } from "./types.ts";

type ActionsProps = { withdrawal: DeskWithdrawal; onDone: () => void };

/** What is to be done next with a withdrawal, by its state and by who looks; nothing when it is over. */
export function WithdrawalActions({ withdrawal, onDone }: ActionsProps) {
  const words = useDict(consoleWithdrawalDict);
  const may = useMay();
  const { state, parts, approvedByMe } = withdrawal;
  if (state === "applied")
    return may("finance.record") ? <Decide withdrawal={withdrawal} onDone={onDone} /> : <Notice>{words.waitsForFinance}</Notice>;
  if (state !== "approved") return null;
  const due = toTransfer(withdrawal);
  return (
    <>
      {parts.some((part) => part.state === "uncertain") ? (
        <Notice tone="danger" title={words.uncertainTitle}>
          {words.uncertainText}
        </Notice>
      ) : null}
      {parts.some(({ to, state: at }) => to === "card" && at !== "done" && at !== "failed" && at !== "uncertain") ? (
        <Notice>{words.cardsGoThemselves}</Notice>
      ) : null}
      {due === null ? null : !may("finance.record") ? (
        <Notice>{words.waitsForFinance}</Notice>
      ) : approvedByMe ? (
        <Notice tone="warn">{words.approvedByYou}</Notice>
      ) : (
        <RecordTransfer withdrawal={withdrawal} amount={moneyText(due)} onDone={onDone} />
      )}
    </>
  );
}

/** Approved at a press, for the money only moves then; declined with the reason the customer reads, after a moment to take it back. */
function Decide({ withdrawal: { withdrawNo, amount }, onDone }: ActionsProps) {
  const words = useDict(consoleWithdrawalDict);
  const refreshes = [withdrawalQueue];
  const form = useSchemaForm(z.object({ reason: fieldText(refuseWithdrawal.body.shape.reason, words.needed) }), { reason: "" });
  const approve = useAction(approveWithdrawal, { refreshes, onDone: () => toastSuccess(words.approved(withdrawNo)) });
  const refuse = useAction(refuseWithdrawal, { refreshes, onDone: () => toastSuccess(words.refused(withdrawNo)) });

  function approveSoon() {
    const act = () => approve.run({ body: { withdrawNo } });
    defer({ subject: withdrawNo, text: words.approving(withdrawNo, moneyText(amount)), act });
    onDone();
  }
  function refuseSoon({ reason }: { reason: string }) {
    const act = () => refuse.run({ body: { withdrawNo, reason } });
    defer({ subject: withdrawNo, text: words.refusing(withdrawNo), act });
    onDone();
  }

  return (
    <Card title={words.decide} className="flex flex-col gap-4">
      <div>
        <Button pending={approve.pending} onClick={approveSoon}>
          {words.approve(moneyText(amount))}
        </Button>
      </div>
      <Form form={form} onSubmit={refuseSoon} className="flex flex-col gap-3 border-t border-line pt-4">
        <Bound form={form} name="reason">
          {(field) => <TextArea label={words.reason} required rows={2} maxLength={500} {...field} />}
        </Bound>
        <div>
          <Button type="submit" kind="danger" pending={refuse.pending}>
            {words.refuse}
          </Button>
        </div>
      </Form>
    </Card>
  );
}

/** The transfer that was made at the bank, under the bank's own number. */
function RecordTransfer({ withdrawal: { withdrawNo }, amount, onDone }: ActionsProps & { amount: string }) {
  const words = useDict(consoleWithdrawalDict);
  const form = useSchemaForm(z.object({ reference: fieldText(recordPayout.body.shape.reference, words.referenceNeeded) }), {
    reference: "",
  });
  const record = useAction(recordPayout, {
    refreshes: [withdrawalQueue],
    onDone: () => {
      toastSuccess(words.recorded(withdrawNo));
      onDone();
    },
    onFailed: (error) => showRefusal(form, error, { WITHDRAWAL_REFERENCE_USED: "reference" }),
  });
  return (
    <Card title={words.transfer}>
      <p className="mb-3 text-body">{words.transferText(amount)}</p>
      <Form form={form} onSubmit={({ reference }) => record.run({ body: { withdrawNo, reference } })}>
        <Bound form={form} name="reference">
          {(field) => (
            <TextField label={words.reference} hint={words.referenceHint} required maxLength={64} autoComplete="off" {...field} />
          )}
        </Bound>
        <div>
          <Button type="submit" pending={record.pending}>
            {words.record(amount)}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
