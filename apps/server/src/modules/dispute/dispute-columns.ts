import { toDecimal } from "@sihai/domain";
import { beijingMinute } from "@sihai/domain/clocks";
import type { Language } from "@sihai/domain/language";
import { consoleDisputeDict } from "@sihai/text/dict/console/dispute";
import type { ConsoleListFileWords } from "@sihai/text/dict/console/payment/list-file";
import type { ListColumns } from "#platform";
import type { readDisputes } from "./read-disputes.service.ts";

type Row = Awaited<ReturnType<typeof readDisputes>>["value"]["list"][number];

/** A dispute as a line of a table. */
export async function disputeColumns(words: ConsoleListFileWords, language: Language): Promise<ListColumns<Row>> {
  const own = await consoleDisputeDict.load(language);
  const reasons: Readonly<Record<string, string>> = own.reasons;
  return [
    [words.number, (row) => row.disputeNo],
    [words.state, (row) => own.statuses[row.status]],
    [words.reason, (row) => reasons[row.reason] ?? row.reason],
    [words.customer, (row) => row.customerMark],
    [words.email, (row) => row.customerEmail],
    [words.payment, (row) => row.tradeNo],
    [words.amount, ({ amount }) => toDecimal(amount)],
    [words.currency, ({ amount }) => amount.currency],
    [words.openedAt, (row) => beijingMinute(row.openedAt)],
    [words.dueAt, (row) => row.dueAt && beijingMinute(row.dueAt)],
    [words.answer, (row) => row.answer && own.answers[row.answer]],
  ];
}
