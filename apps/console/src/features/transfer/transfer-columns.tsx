import { beijing, formatDateTime } from "@sihai/text";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { consoleTransferDict } from "@sihai/text/dict/console/transfer";
import { Tag } from "@sihai/ui";
import type { DataColumn } from "@sihai/ui/table";
import { useDict, useLanguage } from "#console";
import { amountText, type DeskTransfer } from "./types.ts";

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
      cell: ({ arrival, receipt, amount }) => (
        <span className="whitespace-nowrap">{amountText(arrival?.received ?? receipt?.sent ?? amount)}</span>
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
      sortBy: ({ createdAt }) => createdAt,
      cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatDateTime(createdAt, language, beijing)}</span>,
    },
  ];
}
