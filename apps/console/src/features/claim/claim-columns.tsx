import { cnyText, dotted } from "@sihai/text";
import { consoleClaimDict } from "@sihai/text/dict/console/claim";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { Tag } from "@sihai/ui";
import type { DataColumn } from "@sihai/ui/table";
import { useDict } from "#console";
import { DueMark, ParcelLink } from "#desk";
import type { DeskClaim } from "./types.ts";

/**
 * A claim at the desk: by when, whose and why, where it stands, its parcel, and what was asked for beside what was offered; a
 * dash where nothing is offered yet.
 */
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
      cell: ({ claimNo, kind, customerMark }) => (
        <span className="block">
          <span className="font-semibold">{words.kinds[kind]}</span>
          <span className="block text-note text-grey">{claimNo}</span>
          <span className="block text-note text-grey">
            <span className="sr-only">{shared.customer} </span>
            {customerMark}
          </span>
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
    { key: "parcel", title: words.parcel, cell: (row) => <Sent row={row} /> },
    { ...money("requested", words.requested, ({ requested }) => requested), cell: (row) => <Asked row={row} /> },
    money("offer", words.offer, ({ offer }) => offer),
  ];
}

/** The parcel, where it went and with whom. */
function Sent({ row: { packageId, country, carrier } }: { row: DeskClaim }) {
  return (
    <>
      <ParcelLink packageId={packageId} />
      <span className="block text-note text-grey">{dotted([country, carrier])}</span>
    </>
  );
}

/** What is asked for, and what was insured. */
function Asked({ row: { requested, calculation } }: { row: DeskClaim }) {
  const words = useDict(consoleClaimDict);
  return (
    <>
      <span className="block whitespace-nowrap">{cnyText(requested)}</span>
      <span className="block text-note text-grey">
        {words.insured} <span className="whitespace-nowrap">{cnyText(calculation.insured)}</span>
      </span>
    </>
  );
}
