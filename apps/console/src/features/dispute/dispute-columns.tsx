import { moneyText } from "@sihai/text";
import { consoleDisputeDict } from "@sihai/text/dict/console/dispute";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { Tag, type Tone } from "@sihai/ui";
import type { DataColumn } from "@sihai/ui/table";
import { useDict } from "#console";
import { DueMark, wordOf } from "#desk";
import type { DeskDispute } from "./types.ts";

export const statusTones: Record<DeskDispute["status"], Tone> = {
  inquiry: "warn",
  "inquiry-review": "brand",
  "inquiry-closed": "ok",
  open: "danger",
  review: "brand",
  won: "ok",
  lost: "neutral",
};

/** By when it is to be answered, while it is. */
export function answerBy({ status, dueAt }: Pick<DeskDispute, "status" | "dueAt">): string | null {
  return status === "open" || status === "inquiry" ? dueAt : null;
}

/**
 * A disputed payment: by when it is to be answered, its amount, where it stands at the bank and with us, why, and what was paid
 * by whom; "nobody" where we know no customer of it.
 */
export function useDisputeColumns(): DataColumn<DeskDispute>[] {
  const words = useDict(consoleDisputeDict);
  const shared = useDict(consoleDict);
  return [
    { key: "due", title: words.answerBy, cell: (row) => <DueMark at={answerBy(row)} /> },
    {
      key: "amount",
      title: words.amount,
      cell: ({ amount, disputeNo }) => (
        <span className="block">
          <span className="font-semibold whitespace-nowrap">{moneyText(amount)}</span>
          <span className="block text-note text-grey">{disputeNo}</span>
        </span>
      ),
    },
    {
      key: "state",
      title: shared.state,
      cell: ({ status }) => <Tag tone={statusTones[status]}>{words.statuses[status]}</Tag>,
    },
    { key: "reason", title: words.reason, cell: ({ reason }) => wordOf(words.reasons, reason) },
    { key: "answer", title: words.answer, cell: ({ answer }) => (answer === null ? "–" : words.answers[answer]) },
    { key: "trade", title: words.payment, cell: ({ tradeNo }) => tradeNo || "–" },
    { key: "customer", title: shared.customer, cell: ({ customerMark }) => customerMark || words.nobody },
  ];
}
