import { toDecimal } from "@sihai/domain";
import { beijingMinute } from "@sihai/domain/clocks";
import { numberAsText } from "@sihai/domain/csv";
import type { Language } from "@sihai/domain/language";
import type { ConsoleListFileWords } from "@sihai/text/dict/console/payment/list-file";
import { consoleTransferDict } from "@sihai/text/dict/console/transfer";
import type { ListColumns } from "#platform";
import type { readQueue } from "./read-transfers.service.ts";

type Row = Awaited<ReturnType<typeof readQueue>>["value"]["list"][number];

/** A transfer as a line of a table: what was meant to come, what came, and what it added. */
export async function transferColumns(words: ConsoleListFileWords, language: Language): Promise<ListColumns<Row>> {
  const own = await consoleTransferDict.load(language);
  return [
    [words.number, (row) => row.transferNo],
    [words.state, (row) => own.states[row.state]],
    [words.method, (row) => own.methods[row.method]],
    [words.customer, (row) => row.customerMark],
    [words.amount, ({ amount }) => toDecimal(amount)],
    [words.currency, ({ amount }) => amount.currency],
    [words.openedAt, ({ createdAt }) => beijingMinute(createdAt)],
    [words.payer, ({ receipt }) => receipt?.remitter],
    [words.received, ({ arrival }) => arrival && toDecimal(arrival.received)],
    [words.receivedCurrency, ({ arrival }) => arrival?.received.currency],
    [words.fee, ({ arrival }) => arrival?.fee && toDecimal(arrival.fee)],
    [words.feeCurrency, ({ arrival }) => arrival?.fee?.currency],
    [words.bankLine, ({ arrival }) => numberAsText(arrival?.bankLine)],
    [words.valueDay, ({ arrival }) => arrival?.valueDay],
    [words.added, ({ credited }) => credited && toDecimal(credited.added)],
    [words.addedCurrency, ({ credited }) => credited?.added.currency],
    [words.closedAt, ({ credited }) => credited && beijingMinute(credited.at)],
    [words.paysFor, ({ pays }) => pays?.numbers.join(" ")],
    [words.madeBy, ({ arrival }) => arrival?.recordedBy],
    [words.checkedBy, ({ arrival }) => arrival?.confirmedBy],
    [words.reason, ({ reason }) => reason],
  ];
}
