import { consoleDict } from "@sihai/text/dict/console/shell";
import { FieldFrame, type FieldProps, frameOf } from "@sihai/ui";
import { CalendarDays } from "lucide-react";
import { type Ref, useRef } from "react";
import { useDict } from "#console";

type DayFieldProps = FieldProps<string> & { min?: string | undefined; ref?: Ref<HTMLInputElement> };

/**
 * A calendar day as `YYYY-MM-DD`, typed or picked. The browser's own field would show it in the order of the machine's country, which is
 * another one than the table beside it; it only lends its calendar.
 */
export function DayField(props: DayFieldProps) {
  const words = useDict(consoleDict);
  const calendar = useRef<HTMLInputElement>(null);
  return (
    <FieldFrame {...frameOf(props)}>
      {(described) => (
        <div className="field-box">
          <input
            {...described}
            ref={props.ref}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            placeholder="2026-12-31"
            maxLength={10}
            name={props.name}
            value={props.value}
            disabled={props.disabled}
            onChange={(event) => props.onChange(tidyDay(event.target.value))}
            onBlur={props.onBlur}
          />
          <input
            ref={calendar}
            type="date"
            tabIndex={-1}
            aria-hidden
            className="w-0! min-w-0! flex-none! opacity-0"
            min={props.min}
            value={/^\d{4}-\d{2}-\d{2}$/.test(props.value) ? props.value : ""}
            disabled={props.disabled}
            onChange={(event) => props.onChange(event.target.value)}
          />
          <button
            type="button"
            aria-label={words.openCalendar}
            disabled={props.disabled}
            onClick={() => calendar.current?.showPicker()}
            className="-mr-2 grid size-11 shrink-0 place-items-center text-brand-strong"
          >
            <CalendarDays aria-hidden size={20} />
          </button>
        </div>
      )}
    </FieldFrame>
  );
}

/** "2026/12/4" and "20261204" as they are meant; what is not whole yet stays as it is typed. */
function tidyDay(typed: string): string {
  const match = /^(\d{4})[-/.]?(\d{2})[-/.]?(\d{2})$/.exec(typed) ?? /^(\d{4})[-/.](\d{1,2})[-/.](\d{2})$/.exec(typed);
  if (!match) return typed;
  const [, year, month = "", day = ""] = match;
  return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}
