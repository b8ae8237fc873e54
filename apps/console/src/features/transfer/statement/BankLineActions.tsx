import { useAction } from "@sihai/client";
import {
  bankLineReason,
  bankLines,
  bankLineWays,
  confirmArrival,
  confirmLine,
  dropLine,
  recordArrival,
  settleLine,
  transferQueue,
} from "@sihai/contract/transfer";
import { consoleBankLineDict } from "@sihai/text/dict/console/bank-line";
import { Bound, Button, Card, Form, Notice, Radios, TextArea, TextField, toastSuccess, useSchemaForm } from "@sihai/ui";
import { useState } from "react";
import * as z from "zod/mini";
import { useDict, useMay } from "#console";
import { fieldText, showRefusal } from "#desk";
import type { DeskLine } from "./types.ts";

type ActionsProps = { line: DeskLine; onDone: () => void };

/** What is to be done next with a line, by how it stands and by who looks; nothing once it ended. */
export function BankLineActions({ line, onDone }: ActionsProps) {
  const words = useDict(consoleBankLineDict);
  const may = useMay();
  if (!may("finance.record")) return <Notice>{words.waitsForFinance}</Notice>;
  switch (line.status) {
    case "open":
      return <DecideCard line={line} onDone={onDone} />;
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

const refreshes = [bankLines, transferQueue];

const decisions = ["match", ...bankLineWays] as const;
type Decision = (typeof decisions)[number];

/** One thing is decided about a line, so one form is shown: of most lines, which transfer it is. */
function DecideCard({ line, onDone }: ActionsProps) {
  const words = useDict(consoleBankLineDict);
  const isReturned = line.transfer === null && withdrawalIn(line.reference) !== "";
  const [way, setWay] = useState<Decision>(isReturned ? "payout-return" : "match");
  return (
    <Card title={words.way} className="flex flex-col gap-3">
      <Radios
        label={words.way}
        hideLabel
        options={decisions.map((value) => ({ value, label: words.ways[value], note: words.wayNotes[value] }))}
        value={way}
        onChange={setWay}
      />
      {way === "match" ? (
        <MatchForm line={line} onDone={onDone} />
      ) : (
        <SettleForm key={way} way={way} line={line} onDone={onDone} />
      )}
    </Card>
  );
}

/** Records the line for a transfer: the one it names, or another that finance knows it is for. */
function MatchForm({ line, onDone }: ActionsProps) {
  const words = useDict(consoleBankLineDict);
  const { bankLine, received, valueDay, transfer } = line;
  const form = useSchemaForm(z.object({ transferNo: fieldText(recordArrival.body.shape.transferNo, words.transferBad) }), {
    transferNo: transfer?.transferNo ?? "",
  });
  const record = useAction(recordArrival, {
    refreshes,
    onDone: ({ transferNo }) => {
      toastSuccess(words.recorded(transferNo));
      onDone();
    },
    onFailed: (error) => showRefusal(form, error, { TRANSFER_NOT_FOUND: "transferNo", TRANSFER_STATE_REFUSED: "transferNo" }),
  });
  return (
    <Form
      form={form}
      className="flex flex-col gap-3"
      onSubmit={({ transferNo }) =>
        record.run({ body: { transferNo: transferNo.trim().toUpperCase(), bankLine, received, valueDay } })
      }
    >
      {transfer && !transfer.fits ? <Notice tone="warn">{words.differs}</Notice> : null}
      <Bound form={form} name="transferNo">
        {(field) => (
          <TextField label={words.transfer} hint={words.transferHint} required maxLength={24} autoComplete="off" {...field} />
        )}
      </Bound>
      <div>
        <Button type="submit" pending={record.pending}>
          {words.record}
        </Button>
      </div>
    </Form>
  );
}

type SettleProps = ActionsProps & { way: (typeof bankLineWays)[number] };
const settleSchema = (needed: string) =>
  z.object({ reason: fieldText(bankLineReason, needed), owner: z.string(), withdrawNo: z.string() });
type Settling = z.infer<ReturnType<typeof settleSchema>>;

/** What goes with a way beside its reason: whose money it is, or whose transfer came back. */
function asked(way: SettleProps["way"], { owner, withdrawNo }: Settling) {
  if (way === "payout-return") return { withdrawNo: withdrawNo.trim().toUpperCase() };
  return way === "suspense" && owner !== "" ? { customerMark: owner } : {};
}

/** `WD900001` as its number is written. */
const isWithdrawal = (text: string) => /^WD\d{6,18}$/i.test(text.trim());

/** A bank that sends a transfer back repeats what was written into it. */
const withdrawalIn = (reference: string) => /WD\d{6,18}/i.exec(reference)?.[0].toUpperCase() ?? "";

const settleFields = {
  BANK_LINE_OWNER_UNKNOWN: "owner",
  WITHDRAWAL_NOT_FOUND: "withdrawNo",
  PAYOUT_NOT_SENT: "withdrawNo",
  PAYOUT_RETURN_DIFFERS: "withdrawNo",
} as const;

function useSettleForm(reference: string) {
  const { needed } = useDict(consoleBankLineDict);
  return useSchemaForm(settleSchema(needed), { reason: "", owner: "", withdrawNo: withdrawalIn(reference) });
}

/** For no transfer: into suspense until its payer is known, back to whom a withdrawal was sent, or left out. A colleague has to agree. */
function SettleForm({ way, line: { bankLine, reference }, onDone }: SettleProps) {
  const words = useDict(consoleBankLineDict);
  const form = useSettleForm(reference);
  const settle = useAction(settleLine, {
    refreshes,
    onDone: () => {
      toastSuccess(words.proposed(bankLine));
      onDone();
    },
    onFailed: (error) => showRefusal(form, error, settleFields),
  });
  const propose = (given: Settling) => {
    if (way === "payout-return" && !isWithdrawal(given.withdrawNo))
      return form.setError("withdrawNo", { message: words.withdrawalBad }, { shouldFocus: true });
    return settle.run({ body: { bankLine, way, reason: given.reason, ...asked(way, given) } });
  };
  return (
    <Form form={form} className="flex flex-col gap-3" onSubmit={propose}>
      <ForWhom way={way} form={form} />
      <Bound form={form} name="reason">
        {(field) => <TextArea label={words.reason} required rows={2} maxLength={300} {...field} />}
      </Bound>
      <div>
        <Button type="submit" pending={settle.pending}>
          {words.propose}
        </Button>
      </div>
    </Form>
  );
}

type ForWhomProps = Pick<SettleProps, "way"> & { form: ReturnType<typeof useSettleForm> };

/** Whose money it is, where somebody knows, or the withdrawal it was sent for. */
function ForWhom({ way, form }: ForWhomProps) {
  const words = useDict(consoleBankLineDict);
  const kept = { maxLength: 24, autoComplete: "off" } as const;
  if (way === "ignore") return null;
  if (way === "suspense")
    return (
      <Bound form={form} name="owner">
        {(field) => <TextField label={words.owner} hint={words.ownerHint} {...kept} {...field} />}
      </Bound>
    );
  return (
    <Bound form={form} name="withdrawNo">
      {(field) => <TextField label={words.withdrawal} hint={words.withdrawalHint} required {...kept} {...field} />}
    </Bound>
  );
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

function ConfirmProposal({ line: { bankLine, way, reason, withdrawNo }, onDone }: ActionsProps) {
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
        onClick={() => void confirm.run({ body: { bankLine, way, reason, ...(withdrawNo !== null && { withdrawNo }) } })}
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
