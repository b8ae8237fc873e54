import { beijing, formatDateTime, moneyText } from "@sihai/text";
import { consoleCustomerDict } from "@sihai/text/dict/console/customer";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { type DataColumn, DataTable } from "@sihai/ui/table";
import { useDict, useLanguage } from "#console";
import { StateTag, useLocal, wordOf } from "#desk";
import type { CustomerRow, Whose } from "./customer.ts";
import { RowNumber } from "./RowNumber.tsx";
import { useRowWords } from "./use-row-words.ts";

type Line = CustomerRow & { key: string };
type RowsTableProps = { caption: string; rows: readonly CustomerRow[]; customer: Whose; isHistory: boolean };

/** Things of a customer's, each with the way to its desk; a history says of each line what it is about and who did it. */
export function RowsTable({ caption, rows, customer, isHistory }: RowsTableProps) {
  const columns = useColumns(customer, isHistory);
  const lines = rows.map((row, index) => ({ ...row, key: `${row.kind} ${row.at} ${index + 1}` }));
  const isUsed = ({ key }: DataColumn<Line>) => key !== "amount" || rows.some(({ amount }) => amount !== null);
  return <DataTable caption={caption} rows={lines} rowId={({ key }) => key} columns={columns.filter(isUsed)} />;
}

function useColumns(customer: Whose, isHistory: boolean): DataColumn<Line>[] {
  const words = useDict(consoleCustomerDict);
  const shared = useDict(consoleDict);
  const language = useLanguage();
  const stateOf = useRowWords();
  const kind: DataColumn<Line> = { key: "kind", title: words.kindOf, cell: (row) => wordOf(words.historyKinds, row.kind) };
  const by: DataColumn<Line> = { key: "by", title: words.byWhom, cell: (row) => (row.by === null ? "" : shared.by[row.by]) };
  return [
    ...(isHistory ? [kind] : []),
    { key: "no", title: words.number, cell: (row) => <RowNumber row={row} customer={customer} /> },
    { key: "state", title: shared.state, cell: (row) => <RowState row={row} text={stateOf(row)} /> },
    { key: "about", title: words.about, cell: (row) => <About row={row} /> },
    {
      key: "amount",
      title: words.sum,
      align: "right",
      cell: ({ amount }) => <span className="whitespace-nowrap">{amount === null ? "" : moneyText(amount)}</span>,
    },
    ...(isHistory ? [by] : []),
    {
      key: "at",
      title: words.at,
      cell: ({ at }) => <span className="whitespace-nowrap">{formatDateTime(at, language, beijing)}</span>,
    },
  ];
}

function RowState({ row: { kind, state }, text }: { row: CustomerRow; text: string }) {
  if (state !== null && (kind === "item" || kind === "stored")) return <StateTag item={state} />;
  if (state !== null && kind === "parcel") return <StateTag parcel={state} />;
  return text;
}

/** What a customer was told is read whole; of what they wrote the beginning shows which it is. */
function About({ row: { kind, name, words } }: { row: CustomerRow }) {
  const local = useLocal();
  return (
    <span className={kind === "message" ? "wrap-anywhere" : "line-clamp-2 wrap-anywhere"}>
      {[name === null ? null : local(name), words].filter((text) => text !== null && text !== "").join(" · ")}
    </span>
  );
}
