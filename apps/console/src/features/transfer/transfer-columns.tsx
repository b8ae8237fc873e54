import { beijing, formatDateTime, moneyText } from "@sihai/text";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { type ConsoleTransferWords, consoleTransferDict } from "@sihai/text/dict/console/transfer";
import { Tag } from "@sihai/ui";
import type { DataColumn } from "@sihai/ui/table";
import { useDict, useLanguage } from "#console";
import type { DeskTransfer } from "./types.ts";

/**
 * A transfer: the amount meant and the one that came or was sent where it is another, its state, and who says they sent it; a
 * dash before they did.
 */
export function useTransferColumns(): DataColumn<DeskTransfer>[] {
  const words = useDict(consoleTransferDict);
  const shared = useDict(consoleDict);
  const language = useLanguage();
  return [
    {
      key: "transfer",
      title: words.transferNo,
      cell: ({ transferNo, method }) => (
        <span className="block">
          <span className="font-semibold">{transferNo}</span>
          <span className="block text-note text-grey">{words.methods[method]}</span>
        </span>
      ),
    },
    {
      key: "amount",
      title: words.amount,
      align: "right",
      cell: (row) => (
        <span className="block whitespace-nowrap">
          {moneyText(row.amount)}
          {otherThanMeant(row, words) ? <span className="block text-note text-grey">{otherThanMeant(row, words)}</span> : null}
        </span>
      ),
    },
    {
      key: "state",
      title: shared.state,
      cell: ({ state }) => (
        <Tag tone={state === "credited" ? "ok" : state === "arrived" ? "warn" : "brand"}>{words.states[state]}</Tag>
      ),
    },
    { key: "remitter", title: words.remitter, cell: ({ receipt }) => receipt?.remitter ?? "–" },
    { key: "customer", title: shared.customer, cell: ({ customerMark }) => customerMark },
    {
      key: "since",
      title: words.since,
      cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatDateTime(createdAt, language, beijing)}</span>,
    },
  ];
}

/** What the bank received, or else what the customer says was sent, where it is another amount. */
function otherThanMeant({ amount, arrival, receipt }: DeskTransfer, words: ConsoleTransferWords): string | null {
  const [came, word] = arrival ? [arrival.received, words.received] : [receipt?.sent ?? amount, words.announced];
  return came.currency === amount.currency && came.amount === amount.amount ? null : `${word} ${moneyText(came)}`;
}
