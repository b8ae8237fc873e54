import { consoleDict } from "@sihai/text/dict/console/shell";
import { ChipGroup } from "@sihai/ui";
import { useDict } from "#console";

export type Warehouse = "1" | "2";

type WarehouseChipsProps = { value: Warehouse; onChange: (value: Warehouse) => void; showLabel?: boolean };

/** One of the warehouses. */
export function WarehouseChips({ value, onChange, showLabel = false }: WarehouseChipsProps) {
  const words = useDict(consoleDict);
  return (
    <ChipGroup
      showLabel={showLabel}
      label={words.warehouse}
      value={value}
      onChange={onChange}
      options={[
        { value: "1", label: words.warehouses.w1 },
        { value: "2", label: words.warehouses.w2 },
      ]}
    />
  );
}

type WarehouseFilterProps = { value: Warehouse | undefined; onChange: (value: Warehouse | undefined) => void };

/** One of the warehouses, or both. */
export function WarehouseFilter({ value, onChange }: WarehouseFilterProps) {
  const words = useDict(consoleDict);
  return (
    <ChipGroup
      label={words.warehouse}
      value={value ?? "all"}
      onChange={(next) => onChange(next === "all" ? undefined : next)}
      options={[
        { value: "all", label: words.all },
        { value: "1", label: words.warehouses.w1 },
        { value: "2", label: words.warehouses.w2 },
      ]}
    />
  );
}
