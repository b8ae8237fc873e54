import { freightDict } from "@sihai/text/dict/freight";
import { Button, ChipGroup, Sheet } from "@sihai/ui";
import { useDict } from "#shop";
import type { LineFilters } from "./arrange-lines.ts";
import { useFlagNames } from "./use-flag-names.ts";

type FilterSheetProps = {
  open: boolean;
  onClose: () => void;
  offered: LineFilters;
  filters: LineFilters;
  /** How many lines fit the filters as they stand. */
  fitting: number;
  onChange: (filters: LineFilters) => void;
};

const nothing: LineFilters = { services: [], taxes: [], takes: [], insurable: false };

/** What the lines are narrowed to, in groups; the list behind follows at once. */
export function FilterSheet({ open, onClose, offered, filters, fitting, onChange }: FilterSheetProps) {
  const words = useDict(freightDict);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={words.filter}
      footer={
        <div className="grid w-full grid-cols-2 gap-3">
          <Button kind="quiet" wide onClick={() => onChange(nothing)}>
            {words.clearFilter}
          </Button>
          <Button wide onClick={onClose}>
            {words.showLines(fitting)}
          </Button>
        </div>
      }
    >
      <FilterGroups offered={offered} filters={filters} onChange={onChange} />
    </Sheet>
  );
}

type FilterGroupsProps = Pick<FilterSheetProps, "offered" | "filters" | "onChange">;

function FilterGroups({ offered, filters, onChange }: FilterGroupsProps) {
  const words = useDict(freightDict);
  const flags = useFlagNames();
  return (
    <div className="flex flex-col gap-4 rounded-card bg-white p-4">
      <Group
        label={words.filterGroups.service}
        value={filters.services}
        onChange={(services) => onChange({ ...filters, services })}
        options={offered.services.map((value) => ({ value, label: words.services[value] }))}
      />
      <Group
        label={words.filterGroups.tax}
        value={filters.taxes}
        onChange={(taxes) => onChange({ ...filters, taxes })}
        options={offered.taxes.map((value) => ({ value, label: words.taxModes[value] }))}
      />
      <Group
        label={words.filterGroups.takes}
        value={filters.takes}
        onChange={(takes) => onChange({ ...filters, takes })}
        options={offered.takes.map((value) => ({ value, label: flags.get(value) ?? value }))}
      />
      <Group
        label={words.filterGroups.insurance}
        value={filters.insurable ? ["insurable"] : []}
        onChange={(values) => onChange({ ...filters, insurable: values.length > 0 })}
        options={offered.insurable ? [{ value: "insurable", label: words.insurable }] : []}
      />
    </div>
  );
}

type GroupProps<Value extends string> = {
  label: string;
  value: readonly Value[];
  onChange: (value: Value[]) => void;
  options: readonly { value: Value; label: string }[];
};

/** One group of things to narrow to; nothing where the lines do not differ in it. */
function Group<Value extends string>(props: GroupProps<Value>) {
  return props.options.length === 0 ? null : <ChipGroup showLabel multiple {...props} />;
}
