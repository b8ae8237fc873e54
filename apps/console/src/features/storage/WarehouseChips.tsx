import { consoleDict } from "@sihai/text/dict/console";
import { consoleStorageDict } from "@sihai/text/dict/console-storage";
import { ChipGroup } from "@sihai/ui";
import { useDict } from "#console";

export type Warehouse = "1" | "2";
type WarehouseChipsProps = { value: Warehouse; onChange: (value: Warehouse) => void };

export function WarehouseChips({ value, onChange }: WarehouseChipsProps) {
  const words = useDict(consoleStorageDict);
  const shared = useDict(consoleDict);
  return (
    <ChipGroup
      label={words.warehouses}
      value={value}
      onChange={(next) => onChange(next === "2" ? "2" : "1")}
      options={[
        { value: "1", label: shared.warehouses.w1 },
        { value: "2", label: shared.warehouses.w2 },
      ]}
    />
  );
}
