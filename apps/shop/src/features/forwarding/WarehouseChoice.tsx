import { getWarehouseAddress } from "@sihai/contract/warehouse";
import { forwardingDict } from "@sihai/text/dict/forwarding";
import { Card, ErrorState, SkeletonBlock, TabStrip } from "@sihai/ui";
import { ChevronDown } from "lucide-react";
import { useDict, useEndpoint, useWarehouseNames } from "#shop";
import { AddressLines } from "../warehouse/AddressLines.tsx";
import { WarehouseNotices } from "../warehouse/WarehouseNotices.tsx";

type WarehouseChoiceProps = { value: number; onChange: (warehouse: number) => void };

/** The warehouse the parcels go to, with the address to copy, the customer's mark and the warehouse's rules. */
export function WarehouseChoice({ value, onChange }: WarehouseChoiceProps) {
  const words = useDict(forwardingDict);
  const read = useEndpoint(getWarehouseAddress, {}, { freshMs: 600_000 });
  const shown = read.data?.warehouses.find(({ warehouseId }) => warehouseId === value);
  const { open } = useWarehouseNames();
  const mark = read.data?.mark ?? null;
  return (
    <Card title={words.warehouse} className="flex flex-col gap-3">
      <TabStrip
        label={words.warehouse}
        look="boxed"
        value={String(value)}
        onChange={(next) => onChange(Number(next))}
        tabs={open}
      />
      {shown ? (
        <>
          <details className="group">
            <summary className="flex min-h-11 list-none items-center justify-between gap-2 font-semibold [&::-webkit-details-marker]:hidden">
              <span>{words.addressTitle}</span>
              <span className="flex items-center gap-1 text-brand-deep">
                {mark}
                <ChevronDown aria-hidden size={18} className="eased group-open:rotate-180" />
              </span>
            </summary>
            <AddressLines warehouse={shown} mark={mark} />
          </details>
          <p className="text-note text-grey">{words.addressHint}</p>
          <WarehouseNotices notices={shown.notices} />
        </>
      ) : read.error ? (
        <ErrorState onReload={() => void read.refetch()} pending={read.isFetching} />
      ) : (
        <SkeletonBlock className="h-32 w-full" />
      )}
    </Card>
  );
}
