import { orderDict } from "@sihai/text/dict/order";
import { Button, ChipGroup, DateRangeField, rangeFits, Sheet } from "@sihai/ui";
import { useState } from "react";
import { useDict, useWarehouseNames } from "#shop";
import { type Narrowing, noNarrowing, orderTypes } from "./use-order-list.ts";

type OrderFilterSheetProps = { value: Narrowing; open: boolean; onClose: () => void; onApply: (value: Narrowing) => void };

const limit = { days: 90 };

/** Narrows the list by kind, warehouse and the days of ordering. */
export function OrderFilterSheet({ value, open, onClose, onApply }: OrderFilterSheetProps) {
  const words = useDict(orderDict);
  const [wanted, setWanted] = useState(value);
  const { from, to } = wanted;

  function apply(next: Narrowing) {
    setWanted(next);
    onApply(next);
  }

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={words.filter}
      footer={
        <>
          <Button wide kind="quiet" onClick={() => apply(noNarrowing)}>
            {words.clearFilters}
          </Button>
          <Button
            wide
            disabledReason={rangeFits({ from, to }, limit) ? undefined : words.filterTooLong}
            onClick={() => apply(wanted)}
          >
            {words.apply}
          </Button>
        </>
      }
    >
      <KindAndWarehouse value={wanted} onChange={setWanted} />
      <DateRangeField
        label={words.filterDays}
        fromLabel={words.filterFrom}
        toLabel={words.filterTo}
        value={{ from, to }}
        onChange={(range) => setWanted({ ...wanted, ...range })}
        limit={limit}
        limitMessage={words.filterTooLong}
      />
    </Sheet>
  );
}

function KindAndWarehouse({ value, onChange }: { value: Narrowing; onChange: (value: Narrowing) => void }) {
  const words = useDict(orderDict);
  const warehouses = useWarehouseNames();
  return (
    <>
      <ChipGroup
        showLabel
        label={words.filterType}
        value={value.type}
        onChange={(type) => onChange({ ...value, type })}
        options={[{ value: "", label: words.anyType }, ...orderTypes.map((each) => ({ value: each, label: words.type[each] }))]}
      />
      <ChipGroup
        showLabel
        label={words.filterWarehouse}
        value={value.warehouse}
        onChange={(warehouse) => onChange({ ...value, warehouse })}
        options={[{ value: "", label: words.anyWarehouse }, ...warehouses.all]}
      />
    </>
  );
}
