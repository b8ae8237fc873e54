import { useAction } from "@sihai/client";
import { bankLineReason, confirmArrival, confirmLine, dropLine } from "@sihai/contract/transfer";
import { consoleBankLineDict } from "@sihai/text/dict/console/bank-line";
import { Bound, Button, Card, Form, Notice, TextArea, toastSuccess, useSchemaForm } from "@sihai/ui";
import * as z from "zod/mini";
import { useDict, useMay } from "#console";
import { fieldText } from "#desk";
import { type ActionsProps, DecideLine, refreshes } from "./DecideLine.tsx";

/** What is to be done next with a line, by how it stands and by who looks; nothing once it ended. */
export function BankLineActions({ line, onDone }: ActionsProps) {
  const words = useDict(consoleBankLineDict);
  const may = useMay();
  if (!may("finance.record")) return <Notice>{words.waitsForFinance}</Notice>;
  switch (line.status) {
    case "open":
      return <DecideLine line={line} onDone={onDone} />;
    case "recorded":
      return line.byMe ? <Notice tone="warn">{words.own}</Notice> : <ConfirmTransfer line={line} onDone={onDone} />;
    case "proposed":
      return (
        <>
          {line.byMe ? <Notice tone="warn">{words.own}</Notice> : <ConfirmProposal line={line} onDone={onDone} />}
          <DropCard line={line} onDone={onDone} />
        </>
      );
    default:
      return null;
  }
}

function ConfirmTransfer({ line: { bankLine, received, transfer }, onDone }: ActionsProps) {
  const words = useDict(consoleBankLineDict);
  const confirm = useAction(confirmArrival, {
    refreshes,
    onDone: ({ transferNo, outcome }) => {
      toastSuccess(words.outcomes[outcome ?? "credited"](transferNo));
      onDone();
    },
  });
  if (!transfer) return null;
  const { transferNo, fits } = transfer;
  return (
    <Card title={words.confirmTitle} className="flex flex-col gap-3">
      {fits ? null : <Notice tone="warn">{words.differs}</Notice>}
      <div>
        <Button pending={confirm.pending} onClick={() => void confirm.run({ body: { transferNo, bankLine, received } })}>
          {words.confirm}
        </Button>
      </div>
    </Card>
  );
}

function ConfirmProposal({ line: { bankLine, way, reason, withdrawNo, kept }, onDone }: ActionsProps) {
  const words = useDict(consoleBankLineDict);
  const confirm = useAction(confirmLine, {
    refreshes,
    onDone: () => {
      toastSuccess(words.done(bankLine));
      onDone();
    },
  });
  if (way === null) return null;
  return (
    <Card title={words.confirmTitle}>
      <Button
        pending={confirm.pending}
        onClick={() =>
          void confirm.run({ body: { bankLine, way, reason, ...(withdrawNo !== null && { withdrawNo }), ...(kept && { kept }) } })
        }
      >
        {words.confirm}
      </Button>
    </Card>
  );
}

/** Taken back by who proposed it, declined by a colleague. */
function DropCard({ line: { bankLine, byMe }, onDone }: ActionsProps) {
  const words = useDict(consoleBankLineDict);
  const act = byMe ? words.drop : words.decline;
  const form = useSchemaForm(z.object({ reason: fieldText(bankLineReason, words.needed) }), { reason: "" });
  const drop = useAction(dropLine, {
    refreshes,
    onDone: () => {
      toastSuccess(words.dropped(bankLine));
      onDone();
    },
  });
  return (
    <Card title={act}>
      <Form form={form} className="flex flex-col gap-3" onSubmit={({ reason }) => drop.run({ body: { bankLine, reason } })}>
        <Bound form={form} name="reason">
          {(field) => <TextArea label={words.reason} required rows={2} maxLength={300} {...field} />}
        </Bound>
        <div>
          <Button type="submit" small kind="danger" pending={drop.pending}>
            {act}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
