import { useAction } from "@sihai/client";
import { bankLineReason, bankLines, bankLineWays, recordArrival, settleLine, transferQueue } from "@sihai/contract/transfer";
import { readWithdrawalNumber } from "@sihai/domain/withdrawal";
import { type ConsoleBankLineWords, consoleBankLineDict } from "@sihai/text/dict/console/bank-line";
import {
  Bound,
  Button,
  Card,
  Form,
  MoneyField,
  Notice,
  Radios,
  TextArea,
  TextField,
  toastSuccess,
  useSchemaForm,
} from "@sihai/ui";
import { useState } from "react";
import * as z from "zod/mini";
import { useDict } from "#console";
import { fieldText, showRefusal } from "#desk";
import type { DeskLine } from "./types.ts";

export type ActionsProps = { line: DeskLine; onDone: () => void };

/** What a decision about a line changes elsewhere. */
export const refreshes = [bankLines, transferQueue];

const decisions = ["match", ...bankLineWays] as const;
type Decision = (typeof decisions)[number];

/** One thing is decided about a line, so one form is shown: of most lines, which transfer it is. */
export function DecideLine({ line, onDone }: ActionsProps) {
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
type Settling = { reason: string; owner: string; withdrawNo: string; kept: string };

const isWithdrawal = (text: string) => readWithdrawalNumber(text.trim().toUpperCase()) !== null;

/** What has to be said of a way: why, and of a payout that came back which one it was. */
function settleSchema(way: SettleProps["way"], { needed, withdrawalBad }: ConsoleBankLineWords) {
  const withdrawNo = way === "payout-return" ? z.string().check(z.refine(isWithdrawal, withdrawalBad)) : z.string();
  return z.object({ reason: fieldText(bankLineReason, needed), owner: z.string(), withdrawNo, kept: z.string() });
}

/** What goes with a way beside its reason: whose money it is, or whose transfer came back and what its bank kept. */
function asked(way: SettleProps["way"], { owner, withdrawNo, kept }: Settling, { currency }: DeskLine["received"]) {
  if (way === "payout-return")
    return { withdrawNo: withdrawNo.trim().toUpperCase(), ...(kept !== "" && { kept: { amount: kept, currency } }) };
  return way === "suspense" && owner !== "" ? { customerMark: owner } : {};
}

/** A bank that sends a transfer back repeats what was written into it. */
const withdrawalIn = (reference: string) => /WD\d{6,18}/i.exec(reference)?.[0].toUpperCase() ?? "";

const settleFields = {
  BANK_LINE_OWNER_UNKNOWN: "owner",
  WITHDRAWAL_NOT_FOUND: "withdrawNo",
  PAYOUT_NOT_SENT: "withdrawNo",
  PAYOUT_RETURN_DIFFERS: "kept",
} as const;

function useSettleForm(way: SettleProps["way"], reference: string) {
  const words = useDict(consoleBankLineDict);
  const start = { reason: "", owner: "", withdrawNo: withdrawalIn(reference), kept: "" };
  return useSchemaForm<Settling>(settleSchema(way, words), start);
}

/** For no transfer: into suspense until its payer is known, back to whom a withdrawal was sent, or left out. A colleague has to agree. */
function SettleForm({ way, line: { bankLine, reference, received }, onDone }: SettleProps) {
  const words = useDict(consoleBankLineDict);
  const form = useSettleForm(way, reference);
  const settle = useAction(settleLine, {
    refreshes,
    onDone: () => {
      toastSuccess(words.proposed(bankLine));
      onDone();
    },
    onFailed: (error) => showRefusal(form, error, settleFields),
  });
  const propose = (given: Settling) =>
    settle.run({ body: { bankLine, way, reason: given.reason, ...asked(way, given, received) } });
  return (
    <Form form={form} className="flex flex-col gap-3" onSubmit={propose}>
      <ForWhom way={way} form={form} currency={received.currency} />
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

type ForWhomProps = Pick<SettleProps, "way"> & {
  form: ReturnType<typeof useSettleForm>;
  currency: DeskLine["received"]["currency"];
};

/** Whose money it is, where somebody knows, or the withdrawal it was sent for. */
function ForWhom({ way, form, currency }: ForWhomProps) {
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
    <>
      <Bound form={form} name="withdrawNo">
        {(field) => <TextField label={words.withdrawal} hint={words.withdrawalHint} required {...kept} {...field} />}
      </Bound>
      <Bound form={form} name="kept">
        {(field) => <MoneyField label={words.kept} hint={words.keptHint} currency={currency} {...field} />}
      </Bound>
    </>
  );
}
