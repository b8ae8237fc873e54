import { plotted } from "@sihai/domain";
import { beijing, formatDateTime, moneyText } from "@sihai/text";
import { consoleBooksDict } from "@sihai/text/dict/console/books";
import type { DataColumn } from "@sihai/ui/table";
import { useDict, useLanguage } from "#console";
import { Amount } from "./parts.tsx";
import type { PlaceLine, ReportLine } from "./types.ts";

/**
 * Where money stands: what our books say, what the place itself says, and the rest that neither timing nor a reason explains, red
 * unless it is zero.
 */
export function usePlaceColumns(): DataColumn<PlaceLine>[] {
  const words = useDict(consoleBooksDict);
  const language = useLanguage();
  return [
    { key: "place", title: words.place, cell: ({ place, ours }) => `${words.kinds[place]} ${ours.currency}` },
    { key: "ours", title: words.booksSay, align: "right", cell: ({ ours }) => <Amount of={ours} /> },
    {
      key: "stated",
      title: words.placeSays,
      align: "right",
      cell: ({ stated }) => (stated === null ? words.never : <Amount of={stated} />),
    },
    { key: "timing", title: words.timing, align: "right", cell: ({ timing }) => <Amount of={timing} /> },
    { key: "told", title: words.told, align: "right", cell: ({ told }) => <Amount of={told} /> },
    { key: "rest", title: words.rest, align: "right", cell: ({ rest }) => <Amount of={rest} alarm /> },
    {
      key: "at",
      title: words.comparedAt,
      cell: ({ comparedAt, statedBy }) => (
        <span className="block text-note">
          {comparedAt === null ? words.never : formatDateTime(comparedAt, language, beijing)}
          {statedBy === "" ? null : <span className="block text-grey">{statedBy}</span>}
        </span>
      ),
    },
  ];
}

/** An account of the books in one currency, what of it is on its way, and how many accounts do not stand at zero. */
export function useLineColumns(): DataColumn<ReportLine>[] {
  const words = useDict(consoleBooksDict);
  return [
    {
      key: "account",
      title: words.account,
      cell: ({ kind, onTheirWay }) => (
        <span className="block">
          {words.kinds[kind]}
          {onTheirWay === null ? null : (
            <span className="block text-note text-grey">{words.onTheirWay(moneyText(onTheirWay))}</span>
          )}
        </span>
      ),
    },
    { key: "currency", title: words.currency, width: "88px", cell: ({ amount }) => amount.currency },
    {
      key: "amount",
      title: words.amount,
      align: "right",
      sortBy: ({ amount }) => plotted(amount.amount),
      cell: ({ amount }) => <Amount of={amount} />,
    },
    { key: "accounts", title: words.accounts, align: "right", width: "96px", cell: ({ accounts }) => accounts },
  ];
}
