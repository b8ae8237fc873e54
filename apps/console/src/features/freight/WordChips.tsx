import { useEndpoint } from "@sihai/client";
import { listGoodsClasses } from "@sihai/contract/freight";
import { ChipGroup } from "@sihai/ui";
import { useLocal, useWarehouseNames } from "#desk";

type WordChipsProps = {
  kind: "flags" | "warehouses";
  label: string;
  /** Words parted by spaces, as the file holds them. */
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

/** A cell that lists words, as chips: what goods can be, or the warehouses. A word unknown here stays and can be taken out. */
export function WordChips({ kind, label, value, error, onChange }: WordChipsProps) {
  const warehouses = useWarehouseNames();
  const local = useLocal();
  const goods = useEndpoint(listGoodsClasses, {}, { enabled: kind === "flags" });
  const known =
    kind === "warehouses" ? warehouses.all : (goods.data?.flags ?? []).map(({ id, name }) => ({ value: id, label: local(name) }));
  const chosen = value.split(/\s+/).filter(Boolean);
  // Until their names are here nothing is unknown: codes would stand there for a moment.
  const isComing = known.length === 0 && !goods.isError;
  const strange = isComing ? [] : chosen.filter((word) => !known.some((one) => one.value === word));
  return (
    <div className="flex flex-col gap-1">
      <ChipGroup
        multiple
        showLabel
        label={label}
        value={chosen}
        onChange={(words) => onChange(words.join(" "))}
        options={[...known, ...strange.map((word) => ({ value: word, label: word }))]}
      />
      <p role="alert" className="text-note text-danger empty:hidden">
        {error}
      </p>
    </div>
  );
}
