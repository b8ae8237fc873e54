import { useEndpoint } from "@sihai/client";
import { listExceptions } from "@sihai/contract/parcel";
import { consolePackingDict } from "@sihai/text/dict/console/packing";
import { EmptyState, ErrorState, SkeletonList } from "@sihai/ui";
import { DataTable } from "@sihai/ui/table";
import { useState } from "react";
import { useDict, usePageSearch } from "#console";
import { PageByPlace, ScanField } from "#desk";
import { ExceptionPanel } from "./ExceptionPanel.tsx";
import { useExceptionColumns } from "./exception-columns.tsx";
import type { ExceptionParcel } from "./exception-parcel.ts";

/** Parcels that left and went silent, and those that are lost, seized or on their way back. */
export function ExceptionsTab() {
  const words = useDict(consolePackingDict);
  const [{ parcel: openNo, after }, change] = usePageSearch("/dispatch");
  const [scannedNo, setScannedNo] = useState<string>();
  const number = openNo ?? scannedNo;
  const query = { ...(number !== undefined && { number }), ...(after !== undefined && { after }) };
  const listed = useEndpoint(listExceptions, { query }, { freshMs: 0, everyMs: 60_000 });
  if (listed.isPending) return <SkeletonList cards={4} lines={2} />;
  if (listed.error) return <ErrorState onReload={() => void listed.refetch()} />;
  const { parcels, silentDays, next = null } = listed.data;
  const open = parcels.find(({ packageId, waybillNo }) => number !== undefined && [packageId, waybillNo].includes(number));
  const close = () => {
    setScannedNo(undefined);
    change({ parcel: undefined });
  };
  return (
    <>
      <p className="text-body text-grey">{words.exceptionsHint(silentDays)}</p>
      <ScanField
        hint={words.findOnRoad}
        onScan={(typed) => {
          change({ parcel: undefined, after: undefined });
          setScannedNo(typed.trim().toUpperCase());
        }}
      />
      {open ? <ExceptionPanel key={open.packageId} parcel={open} onClose={close} /> : null}
      {open || scannedNo === undefined ? null : <p role="alert">{words.notOnRoad(scannedNo)}</p>}
      <ExceptionList
        parcels={parcels}
        silentDays={silentDays}
        onOpen={(packageId) => {
          setScannedNo(undefined);
          change({ parcel: packageId });
        }}
      />
      <PageByPlace after={after} next={next} onPage={(to) => change({ after: to, parcel: undefined })} />
    </>
  );
}

type ExceptionListProps = { parcels: readonly ExceptionParcel[]; silentDays: number; onOpen: (packageId: string) => void };

function ExceptionList({ parcels, silentDays, onOpen }: ExceptionListProps) {
  const words = useDict(consolePackingDict);
  const columns = useExceptionColumns(silentDays);
  return parcels.length === 0 ? (
    <EmptyState text={words.noExceptions} />
  ) : (
    <DataTable
      caption={words.exceptions}
      rows={parcels}
      rowId={({ packageId }) => packageId}
      columns={columns}
      onOpen={({ packageId }) => onOpen(packageId)}
    />
  );
}
