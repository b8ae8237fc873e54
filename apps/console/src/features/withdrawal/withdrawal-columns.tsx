import { beijing, formatDateTime, moneyText } from "@sihai/text";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { consoleWithdrawalDict } from "@sihai/text/dict/console/withdrawal";
import { Tag, type Tone } from "@sihai/ui";
import type { DataColumn } from "@sihai/ui/table";
import { useDict, useLanguage } from "#console";
import { DueMark } from "#desk";
import { toTransfer } from "./account-part.ts";
import type { DeskWithdrawal } from "./types.ts";

export const stateTones: Record<DeskWithdrawal["state"], Tone> = {
  applied: "brand",
  approved: "warn",
  paid: "ok",
  cancelled: "neutral",
  refused: "danger",
};

/**
 * A withdrawal: by when it is to be reviewed or when it was closed, its amount, what is still to be transferred by hand, and
 * where to; a part nobody knows the end of is marked.
 */
export function useWithdrawalColumns(): DataColumn<DeskWithdrawal>[] {
  const words = useDict(consoleWithdrawalDict);
  const shared = useDict(consoleDict);
  const language = useLanguage();
  return [
    {
      key: "due",
      title: shared.due,
      cell: ({ reviewedBy, closedAt }) =>
        closedAt === null ? <DueMark at={reviewedBy} /> : words.closedOn(formatDateTime(closedAt, language, beijing)),
    },
    {
      key: "amount",
      title: words.withdrawNo,
      cell: (row) => (
        <span className="block">
          <span className="font-semibold whitespace-nowrap">{moneyText(row.amount)}</span>
          <span className="block text-note text-grey">{row.withdrawNo}</span>
        </span>
      ),
    },
    {
      key: "state",
      title: shared.state,
      cell: (row) => (
        <span className="flex flex-wrap gap-1">
          <Tag tone={stateTones[row.state]}>{words.states[row.state]}</Tag>
          {row.parts.some(({ state }) => state === "uncertain") ? <Tag tone="danger">{words.partStates.uncertain}</Tag> : null}
        </span>
      ),
    },
    {
      key: "transfer",
      title: words.toTransfer,
      align: "right",
      cell: (row) => {
        const money = toTransfer(row);
        return <span className="whitespace-nowrap">{money === null ? "–" : moneyText(money)}</span>;
      },
    },
    {
      key: "account",
      title: words.account,
      cell: ({ accountKind, account }) =>
        accountKind === null ? words.cardsOnly : `${words.accountKinds[accountKind]} ${account ?? ""}`,
    },
    { key: "customer", title: shared.customer, cell: (row) => row.customerMark },
  ];
}
