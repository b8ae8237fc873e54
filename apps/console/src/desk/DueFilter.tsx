import { type Due, dueNames } from "@sihai/domain/clocks";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { Chip } from "@sihai/ui";
import { useDict } from "#console";

type DueFilterProps = { value: Due | undefined; onChange: (value: Due | undefined) => void };

/** Of a queue what is late, or what is due today; pressed again all of it, so that no second "All" stands beside that of another filter. */
export function DueFilter({ value, onChange }: DueFilterProps) {
  const words = useDict(consoleDict);
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-2">
      <legend className="sr-only">{words.due}</legend>
      {dueNames.map((name) => (
        <Chip
          key={name}
          label={words.dueFilter[name]}
          on={value === name}
          onClick={() => onChange(value === name ? undefined : name)}
        />
      ))}
    </fieldset>
  );
}
