import { beijing, countryName, formatDateTime } from "@sihai/text";
import { consolePackingDict } from "@sihai/text/dict/console/packing";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { Tag } from "@sihai/ui";
import type { DataColumn } from "@sihai/ui/table";
import type { ReactNode } from "react";
import { useDict, useLanguage } from "#console";
import { ParcelLink, StateTag, useLocal } from "#desk";
import type { ExceptionParcel } from "./exception-parcel.ts";

/** How long each has been silent, what is the matter, and where it was last. */
export function useExceptionColumns(silentDays: number): DataColumn<ExceptionParcel>[] {
  const words = useDict(consolePackingDict);
  const shared = useDict(consoleDict);
  const language = useLanguage();
  const local = useLocal();
  return [
    {
      key: "silent",
      title: words.silentFor,
      align: "right",
      sortBy: (row) => -row.silentDays,
      cell: (row) => <span className="whitespace-nowrap">{words.days(row.silentDays)}</span>,
    },
    { key: "parcel", title: shared.packageNo, cell: (row) => <ParcelLink packageId={row.packageId} /> },
    {
      key: "kind",
      title: shared.state,
      sortBy: (row) => row.kind ?? row.alert ?? "",
      cell: (row) => <ExceptionTag row={row} isSilent={row.silentDays >= silentDays} />,
    },
    {
      key: "scan",
      title: words.lastScan,
      cell: ({ lastScan }) =>
        lastScan === null ? (
          shared.none
        ) : (
          <TwoLines below={formatDateTime(lastScan.at, language, beijing)}>{local(lastScan.text)}</TwoLines>
        ),
    },
    {
      key: "waybill",
      title: words.waybill,
      cell: (row) => <TwoLines below={row.carrier}>{row.waybillNo}</TwoLines>,
    },
    { key: "line", title: words.line, cell: (row) => `${local(row.lineName)} · ${countryName(row.country, language)}` },
    { key: "customer", title: shared.customer, cell: (row) => row.customerMark },
  ];
}

function ExceptionTag({ row, isSilent }: { row: ExceptionParcel; isSilent: boolean }) {
  const words = useDict(consolePackingDict);
  if (row.kind !== null) return <Tag tone="danger">{words.exceptionKinds[row.kind]}</Tag>;
  if (row.alert !== null) return <Tag tone="warn">{words.alerts[row.alert]}</Tag>;
  if (isSilent) return <Tag tone="warn">{words.silent}</Tag>;
  // Somebody looked it up; nothing is wrong with it that its scans know of.
  return <StateTag parcel={row.state} />;
}

function TwoLines({ children, below }: { children: ReactNode; below: ReactNode }) {
  return (
    <span>
      {children}
      <span className="block text-note text-grey">{below}</span>
    </span>
  );
}
