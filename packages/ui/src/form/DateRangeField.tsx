import { useId } from "react";
import { FieldFrame } from "./Field.tsx";

/** Days as `YYYY-MM-DD`; empty for an open end. */
export type DateRange = { from: string; to: string };
export type RangeLimit = { days: number } | { weeks: number } | { months: number };

type DateRangeFieldProps = {
  label: string;
  fromLabel: string;
  toLabel: string;
  value: DateRange;
  onChange: (range: DateRange) => void;
  limit?: RangeLimit;
  /** Said when the range is longer than the limit. */
  limitMessage?: string;
};

/** From and to, at most so many days, weeks or months apart (rules O-35 to O-38). */
export function DateRangeField({
  label,
  fromLabel,
  toLabel,
  value,
  onChange,
  limit = { days: 90 },
  limitMessage,
}: DateRangeFieldProps) {
  const id = useId();
  const tooLong = !rangeFits(value, limit);
  return (
    <fieldset className="min-w-0" aria-describedby={tooLong ? id : undefined}>
      <legend className="mb-1 text-note font-medium wrap-anywhere">{label}</legend>
      <div className="grid grid-cols-2 gap-2">
        {(["from", "to"] as const).map((end) => (
          <FieldFrame key={end} label={end === "from" ? fromLabel : toLabel} hideLabel>
            {(described) => (
              <div className="field-box">
                <input
                  {...described}
                  aria-invalid={tooLong || undefined}
                  type="date"
                  value={value[end]}
                  {...(end === "to" && value.from ? { min: value.from, max: latestDay(value.from, limit) } : {})}
                  onChange={(event) => onChange({ ...value, [end]: event.target.value })}
                />
              </div>
            )}
          </FieldFrame>
        ))}
      </div>
      <p id={id} role="alert" className="text-note text-danger empty:hidden">
        {tooLong ? limitMessage : ""}
      </p>
    </fieldset>
  );
}

/** The last day a range beginning on `from` may reach; both days count. */
export function latestDay(from: string, limit: RangeLimit): string {
  const day = new Date(`${from}T00:00:00Z`);
  if ("months" in limit) {
    day.setUTCMonth(day.getUTCMonth() + limit.months);
    // A month without such a day ends with its last one.
    if (day.getUTCDate() !== Number(from.slice(8))) day.setUTCDate(1);
  } else day.setUTCDate(day.getUTCDate() + ("weeks" in limit ? limit.weeks * 7 : limit.days));
  day.setUTCDate(day.getUTCDate() - 1);
  return day.toISOString().slice(0, 10);
}

/** Whether a range runs forward and stays within its limit. An open end fits. */
export function rangeFits({ from, to }: DateRange, limit: RangeLimit): boolean {
  if (from === "" || to === "") return true;
  return from <= to && to <= latestDay(from, limit);
}
