import { useWarehouses } from "@sihai/client";
import { warehouseNames } from "@sihai/text";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { ChipGroup } from "@sihai/ui";
import { useDict, useLanguage } from "#console";

/** The warehouses in words; closed ones too, for goods lie there. `first` is the one a page opens with. */
export function useWarehouseNames() {
  const warehouses = useWarehouses();
  return { ...warehouseNames(warehouses, useLanguage()), first: String(warehouses[0]?.id ?? 1) };
}

type WarehouseChipsProps = { value: string; onChange: (value: string) => void; showLabel?: boolean };

/** One of the warehouses. */
export function WarehouseChips({ value, onChange, showLabel = false }: WarehouseChipsProps) {
  const words = useDict(consoleDict);
  const { all } = useWarehouseNames();
  return <ChipGroup showLabel={showLabel} label={words.warehouse} value={value} onChange={onChange} options={all} />;
}

type WarehouseFilterProps = { value: string | undefined; onChange: (value: string | undefined) => void };

/** One of the warehouses, or all. */
export function WarehouseFilter({ value, onChange }: WarehouseFilterProps) {
  const words = useDict(consoleDict);
  const { all } = useWarehouseNames();
  return (
    <ChipGroup
      label={words.warehouse}
      value={value ?? "all"}
      onChange={(next) => onChange(next === "all" ? undefined : next)}
      options={[{ value: "all", label: words.all }, ...all]}
    />
  );
}
