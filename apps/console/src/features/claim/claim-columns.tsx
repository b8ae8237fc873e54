import { cnyText } from "@sihai/text";
import { consoleClaimDict } from "@sihai/text/dict/console/claim";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { Tag } from "@sihai/ui";
import type { DataColumn } from "@sihai/ui/table";
import { useDict } from "#console";
import { DueMark, ParcelLink } from "#desk";
import type { DeskClaim } from "./types.ts";

export function useClaimColumns(): DataColumn<DeskClaim>[] {
  const words = useDict(consoleClaimDict);
  const shared = useDict(consoleDict);
  const money = (key: string, title: string, amount: (row: DeskClaim) => string | null): DataColumn<DeskClaim> => ({
    key,
    title,
    align: "right",
    sortBy: (row) => Number(amount(row) ?? 0),
    cell: (row) => {
      const text = amount(row);
      return <span className="whitespace-nowrap">{text === null ? "–" : cnyText(text)}</span>;
    },
  });
  return [
    { key: "due", title: shared.due, sortBy: (row) => row.dueAt ?? "9", cell: (row) => <DueMark at={row.dueAt} /> },
    {
      key: "claim",
      title: words.claimNo,
      cell: ({ claimNo, kind }) => (
        <span className="block">
          <span className="font-semibold">{words.kinds[kind]}</span>
          <span className="block text-note text-grey">{claimNo}</span>
        </span>
      ),
    },
    {
      key: "state",
      title: shared.state,
      cell: ({ state, exception }) => (
        <span className="flex flex-wrap gap-1">
          <Tag tone={state === "accepted" ? "warn" : state === "paid" ? "ok" : "brand"}>{words.states[state]}</Tag>
          {exception === null ? null : <Tag tone="danger">{words.exceptions[exception]}</Tag>}
        </span>
      ),
    },
    { key: "parcel", title: words.parcel, cell: ({ packageId }) => <ParcelLink packageId={packageId} /> },
    { key: "country", title: words.line, cell: ({ country, carrier }) => [country, carrier].filter(Boolean).join(" · ") },
    money("insured", words.insured, ({ calculation }) => calculation.insured),
    money("requested", words.requested, ({ requested }) => requested),
    money("offer", words.offer, ({ offer }) => offer),
    { key: "customer", title: shared.customer, cell: (row) => row.customerMark },
  ];
}
