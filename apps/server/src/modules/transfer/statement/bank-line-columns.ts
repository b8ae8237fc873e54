import { toDecimal } from "@sihai/domain";
import { numberAsText } from "@sihai/domain/csv";
import type { Language } from "@sihai/domain/language";
import { consoleBankLineDict } from "@sihai/text/dict/console/bank-line";
import type { ConsoleListFileWords } from "@sihai/text/dict/console/payment/list-file";
import type { ListColumns } from "#platform";
import type { readLines } from "./read-lines.service.ts";

type Row = Awaited<ReturnType<typeof readLines>>["value"]["list"][number];

/** A line of the bank as a line of a table. */
export async function bankLineColumns(words: ConsoleListFileWords, language: Language): Promise<ListColumns<Row>> {
  const own = await consoleBankLineDict.load(language);
  return [
    [words.bankLine, (row) => numberAsText(row.bankLine)],
    [words.state, (row) => own.statuses[row.status]],
    [words.received, ({ received }) => toDecimal(received)],
    [words.receivedCurrency, ({ received }) => received.currency],
    [words.valueDay, (row) => row.valueDay],
    [words.account, (row) => numberAsText(row.account)],
    [words.payer, (row) => row.payer],
    [words.note, (row) => numberAsText(row.reference)],
    [words.file, (row) => row.file],
    [words.line, (row) => row.fileLine],
    [words.transfer, (row) => row.transfer?.transferNo],
    [words.customer, (row) => row.customerMark ?? row.transfer?.customerMark],
    [words.suspense, (row) => row.suspenseNo],
    [words.withdrawal, (row) => row.withdrawNo],
    [words.madeBy, (row) => row.proposedBy],
    [words.checkedBy, (row) => row.confirmedBy],
    [words.reason, (row) => row.reason],
  ];
}
