import { useEndpoint } from "@sihai/client";
import { listExceptions } from "@sihai/contract/parcel";
import { consolePackingDict } from "@sihai/text/dict/console/packing";
import { EmptyState, ErrorState, SkeletonList } from "@sihai/ui";
import { DataTable } from "@sihai/ui/table";
import { useState } from "react";
import { useDict, usePageSearch } from "#console";
import { ScanField } from "#desk";
import { ExceptionPanel } from "./ExceptionPanel.tsx";
import { useExceptionColumns } from "./exception-columns.tsx";

/** Parcels that left and went silent, and those that are lost, seized or on their way back. */
export function ExceptionsTab() {
  const words = useDict(consolePackingDict);
  const [{ parcel: openNo }, change] = usePageSearch("/dispatch");
  const [scannedNo, setScannedNo] = useState<string>();
  const number = openNo ?? scannedNo;
  const listed = useEndpoint(listExceptions, { query: number === undefined ? {} : { number } }, { freshMs: 0, everyMs: 60_000 });
  const columns = useExceptionColumns(listed.data?.silentDays ?? 0);
  if (listed.isPending) return <SkeletonList cards={4} lines={2} />;
  if (listed.error) return <ErrorState onReload={() => void listed.refetch()} />;
  const { parcels, silentDays } = listed.data;
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
          change({ parcel: undefined });
          setScannedNo(typed.trim().toUpperCase());
        }}
      />
      {open ? <ExceptionPanel key={open.packageId} parcel={open} onClose={close} /> : null}
      {open || scannedNo === undefined ? null : <p role="alert">{words.notOnRoad(scannedNo)}</p>}
      {parcels.length === 0 ? (
        <EmptyState text={words.noExceptions} />
      ) : (
        <DataTable
          caption={words.exceptions}
          rows={parcels}
          rowId={({ packageId }) => packageId}
          columns={columns}
          onOpen={({ packageId }) => {
            setScannedNo(undefined);
            change({ parcel: packageId });
          }}
        />
      )}
    </>
  );
}
