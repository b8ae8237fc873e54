import { toDecimal } from "@sihai/domain";
import { beijingMinute } from "@sihai/domain/clocks";
import type { Language } from "@sihai/domain/language";
import { consoleCardHoldDict } from "@sihai/text/dict/console/payment/card-hold";
import type { ConsoleListFileWords } from "@sihai/text/dict/console/payment/list-file";
import type { ListColumns } from "#platform";
import type { readCardHolds } from "./card-hold.service.ts";

type Row = Awaited<ReturnType<typeof readCardHolds>>["value"]["list"][number];

/** A payment beyond a limit as a line of a table. */
export async function cardHoldColumns(words: ConsoleListFileWords, language: Language): Promise<ListColumns<Row>> {
  const own = await consoleCardHoldDict.load(language);
  return [
    [words.payment, (row) => row.tradeNo],
    [words.state, (row) => own.states[row.state]],
    [words.why, (row) => own.whys[row.why]],
    [words.customer, (row) => row.customerMark],
    [words.email, (row) => row.customerEmail],
    [words.amount, ({ amount }) => toDecimal(amount)],
    [words.currency, ({ amount }) => amount.currency],
    [words.at, (row) => beijingMinute(row.heldAt)],
    [words.tries, (row) => row.tries],
    [words.failed, (row) => row.failed],
    [words.decidedAt, (row) => row.decidedAt && beijingMinute(row.decidedAt)],
    [words.checkedBy, (row) => row.decidedBy],
    [words.reason, (row) => row.reason],
  ];
}
