import { toDecimal } from "@sihai/domain";
import { beijingMinute } from "@sihai/domain/clocks";
import { numberAsText } from "@sihai/domain/csv";
import type { Language } from "@sihai/domain/language";
import type { ConsoleListFileWords } from "@sihai/text/dict/console/payment/list-file";
import { consoleSuspenseDict } from "@sihai/text/dict/console/suspense";
import type { ListColumns } from "#platform";
import type { readDesk } from "./read-desk.service.ts";

type Row = Awaited<ReturnType<typeof readDesk>>["value"]["list"][number];

/** Money that arrived wrong as a line of a table. */
export async function suspenseColumns(words: ConsoleListFileWords, language: Language): Promise<ListColumns<Row>> {
  const own = await consoleSuspenseDict.load(language);
  return [
    [words.number, (row) => row.suspenseNo],
    [words.state, (row) => own.states[row.state]],
    [words.why, (row) => own.why[row.why]],
    [words.customer, (row) => row.customerMark],
    [words.email, (row) => row.customerEmail],
    [words.amount, ({ arrived }) => toDecimal(arrived)],
    [words.currency, ({ arrived }) => arrived.currency],
    [words.worth, ({ worth }) => worth && toDecimal(worth)],
    [words.arrivedAt, (row) => beijingMinute(row.arrivedAt)],
    [words.dueAt, (row) => beijingMinute(row.answerBy)],
    [words.closedAt, (row) => row.closedAt && beijingMinute(row.closedAt)],
    [words.references, (row) => numberAsText([row.reference, row.sentAs].filter(Boolean).join(" "))],
    [words.payment, ({ payable }) => payable?.tradeNo],
    [words.paysFor, ({ payable }) => payable?.numbers.join(" ")],
    [words.method, ({ decision }) => decision && own.ways[decision.way]],
    [words.madeBy, ({ decision }) => decision?.by],
    [words.checkedBy, (row) => row.confirmedBy],
    [words.reason, ({ decision }) => decision?.reason],
  ];
}
