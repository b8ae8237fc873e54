import { toDecimal } from "@sihai/domain";
import { beijingMinute } from "@sihai/domain/clocks";
import type { Language } from "@sihai/domain/language";
import { consoleBooksDict } from "@sihai/text/dict/console/books";
import type { ConsoleListFileWords } from "@sihai/text/dict/console/payment/list-file";
import type { ListColumns } from "#platform";
import type { readAdjustments } from "./adjustment/adjustment.service.ts";
import type { listOfAccount } from "./balances/account.service.ts";
import type { readDesk } from "./gateway/desk.service.ts";

type Adjusted = Awaited<ReturnType<typeof readAdjustments>>["value"]["list"][number];
type Differing = Awaited<ReturnType<typeof readDesk>>["value"]["list"][number];
type Entry = Awaited<ReturnType<typeof listOfAccount>>["list"][number];

/** A correction or a gift as a line of a table. */
export async function adjustmentColumns(words: ConsoleListFileWords, language: Language): Promise<ListColumns<Adjusted>> {
  const own = await consoleBooksDict.load(language);
  return [
    [words.number, (row) => row.adjustmentNo],
    [words.kind, (row) => own.adjustmentKinds[row.kind]],
    [words.state, (row) => own.adjustmentStates[row.state]],
    [words.customer, (row) => row.customerMark],
    [words.email, (row) => row.customerEmail],
    [words.amount, ({ amount }) => toDecimal(amount)],
    [words.currency, ({ amount }) => amount.currency],
    [words.at, (row) => beijingMinute(row.madeAt)],
    [words.closedAt, (row) => row.endedAt && beijingMinute(row.endedAt)],
    [words.madeBy, (row) => row.madeBy],
    [words.checkedBy, (row) => row.endedBy],
    [words.reason, (row) => row.reason],
  ];
}

/** A difference with the gateway as a line of a table. */
export async function differenceColumns(words: ConsoleListFileWords, language: Language): Promise<ListColumns<Differing>> {
  const own = await consoleBooksDict.load(language);
  const kinds: Readonly<Record<string, string>> = own.lineKinds;
  return [
    [words.references, (row) => row.reference],
    [words.state, (row) => own.verdicts[row.verdict]],
    [words.kind, ({ kind }) => kind && (kinds[kind] ?? kind)],
    [words.customer, (row) => row.customerMark],
    [words.ours, ({ ours }) => ours && toDecimal(ours)],
    [words.theirs, ({ theirs }) => theirs && toDecimal(theirs)],
    [words.difference, ({ difference }) => toDecimal(difference)],
    [words.currency, ({ difference }) => difference.currency],
    [words.at, (row) => beijingMinute(row.movedAt)],
    [words.decidedAt, (row) => row.explainedAt && beijingMinute(row.explainedAt)],
    [words.checkedBy, (row) => row.explainedBy],
    [words.reason, (row) => row.reason],
  ];
}

/** A movement of an account as a line of a table; what it is about as the books name it. */
export function entryColumns(words: ConsoleListFileWords): ListColumns<Entry> {
  return [
    [words.entry, (row) => row.entryId],
    [words.at, (row) => beijingMinute(row.at)],
    [words.kind, (row) => row.kind],
    [words.about, (row) => row.subject],
    [words.customer, (row) => row.customerMark],
    [words.amount, ({ change }) => toDecimal(change)],
    [words.currency, ({ change }) => change.currency],
  ];
}
