import { toDecimal } from "@sihai/domain";
import { beijingMinute } from "@sihai/domain/clocks";
import { numberAsText } from "@sihai/domain/csv";
import type { Language } from "@sihai/domain/language";
import type { ConsoleListFileWords } from "@sihai/text/dict/console/payment/list-file";
import { consoleWithdrawalDict } from "@sihai/text/dict/console/withdrawal";
import type { ListColumns } from "#platform";
import type { viewForDesk } from "./view-withdrawal.ts";

type Row = Awaited<ReturnType<typeof viewForDesk>>[number];

/** A withdrawal as a line of a table; of the account only what customers see of it. */
export async function withdrawalColumns(words: ConsoleListFileWords, language: Language): Promise<ListColumns<Row>> {
  const own = await consoleWithdrawalDict.load(language);
  return [
    [words.number, (row) => row.withdrawNo],
    [words.state, (row) => own.states[row.state]],
    [words.customer, (row) => row.customerMark],
    [words.email, (row) => row.customerEmail],
    [words.amount, (row) => toDecimal(row.amount)],
    [words.currency, (row) => row.amount.currency],
    [words.appliedAt, (row) => beijingMinute(row.appliedAt)],
    [words.closedAt, (row) => row.closedAt && beijingMinute(row.closedAt)],
    [words.account, (row) => numberAsText(row.account)],
    [words.references, (row) => numberAsText(row.parts.flatMap(({ sentAs }) => sentAs ?? []).join(" "))],
    [words.reason, (row) => row.reason],
  ];
}
