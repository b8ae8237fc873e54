import { serverNow, useAction } from "@sihai/client";
import { recordArrival, transferQueue } from "@sihai/contract/transfer";
import { currencyCodes, fitsCurrency, isPositive, parseMoney, toDecimal } from "@sihai/domain";
import { beijingDate, isCalendarDay } from "@sihai/domain/clocks";
import { receiptLimits } from "@sihai/domain/transfer";
import { type ConsoleTransferWords, consoleTransferDict } from "@sihai/text/dict/console/transfer";
import {
  Bound,
  Button,
  Card,
  currencyOptions,
  Form,
  MoneyField,
  Select,
  TextField,
  toastSuccess,
  useSchemaForm,
} from "@sihai/ui";
import * as z from "zod/mini";
import { useDict } from "#console";
import { DayField, fieldText, showRefusal } from "#desk";
import type { DeskTransfer } from "./types.ts";

type Entry = z.infer<ReturnType<typeof recordSchema>>;

function recordSchema(words: ConsoleTransferWords) {
  return z
    .object({
      bankLine: fieldText(recordArrival.body.shape.bankLine, words.bankLineBad),
      currency: z.enum(currencyCodes),
      amount: z.string(),
      valueDay: z.string().check(z.refine(isCalendarDay, { error: words.valueDayBad })),
    })
    .check(z.refine((typed) => isPositive(typed.amount) && fitsCurrency(typed), { path: ["amount"], error: words.amountBad }));
}

/** What the bank statement shows. The amount is typed, not taken from the receipt: what came is what counts. */
export function RecordForm({
  transfer: { transferNo, amount, receipt },
  onDone,
}: {
  transfer: DeskTransfer;
  onDone: () => void;
}) {
  const words = useDict(consoleTransferDict);
  const form = useSchemaForm<Entry>(recordSchema(words), {
    bankLine: "",
    currency: (receipt?.sent ?? amount).currency,
    amount: "",
    valueDay: beijingDate(new Date(serverNow())),
  });
  const record = useAction(recordArrival, {
    refreshes: [transferQueue],
    onDone: () => {
      toastSuccess(words.recorded(transferNo));
      onDone();
    },
    onFailed: (error) =>
      showRefusal(form, error, { BANK_LINE_TAKEN: "bankLine", BANK_LINE_WRONG: "bankLine", VALUE_DAY_WRONG: "valueDay" }),
  });
  const currency = form.watch("currency");
  return (
    <Card title={words.recordTitle}>
      <Form
        form={form}
        onSubmit={({ bankLine, amount: typed, currency: code, valueDay }) =>
          record.run({
            body: { transferNo, bankLine, valueDay, received: { amount: toDecimal(parseMoney(typed, code)), currency: code } },
          })
        }
      >
        <p className="text-note text-grey">{words.recordNote}</p>
        <Bound form={form} name="bankLine">
          {(field) => <TextField label={words.bankLine} required maxLength={receiptLimits.number} {...field} />}
        </Bound>
        <div className="grid gap-3 sm:grid-cols-3">
          <Bound form={form} name="currency">
            {(field) => <Select label={words.currency} required options={currencyOptions} {...field} />}
          </Bound>
          <Bound form={form} name="amount">
            {(field) => <MoneyField label={words.received} required currency={currency} {...field} />}
          </Bound>
          <Bound form={form} name="valueDay">
            {(field) => <DayField label={words.valueDay} required {...field} />}
          </Bound>
        </div>
        <div>
          <Button type="submit" pending={record.pending}>
            {words.record}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
