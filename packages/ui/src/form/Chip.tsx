import type { Language } from "@sihai/domain/language";
import { joined } from "@sihai/text";
import { useId } from "react";
import { cx } from "../cx.ts";
import { useUi } from "../layout/UiProvider.tsx";

type ChipOption<Value extends string> = { value: Value; label: string; disabledReason?: string };
type Shared<Value extends string> = {
  label: string;
  options: readonly ChipOption<Value>[];
  showLabel?: boolean;
  scroll?: boolean;
};
type ChipGroupProps<Value extends string> = Shared<Value> &
  (
    | { multiple?: false; value: Value | null; onChange: (value: Value) => void }
    | {
        multiple: true;
        value: readonly Value[];
        onChange: (value: Value[]) => void;
        max?: number;
        /** Why no more can be taken once `max` are. */
        fullReason?: string;
      }
  );

/** One each: of two classes for the same thing the later one of the sheet wins, whatever their order here. */
const looks = {
  on: "border-brand bg-brand-soft font-medium text-brand-deep",
  off: "border-transparent bg-fill text-ink-soft",
  dead: "border-dashed border-control/50 text-grey",
};

/** Small choices side by side: one of them, or several with `multiple` (at most `max`). Native radios and checkboxes underneath. */
export function ChipGroup<Value extends string>(props: ChipGroupProps<Value>) {
  const { label, options, showLabel = false, scroll = false } = props;
  const { language } = useUi();
  const name = useId();
  const chosen = props.multiple ? props.value : props.value === null ? [] : [props.value];
  const full = props.multiple === true && props.max !== undefined && chosen.length >= props.max;
  // Said beneath as well: a phone shows no hints, and a dead choice without a reason reads as a fault.
  const reasons = [...whyDead(options, language), ...(full && props.fullReason ? [props.fullReason] : [])];

  function toggle(value: Value) {
    if (!props.multiple) props.onChange(value);
    else props.onChange(chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]);
  }

  return (
    <fieldset className="min-w-0">
      <legend className={showLabel ? "mb-2 text-note wrap-anywhere text-grey" : "sr-only"}>{label}</legend>
      <div className={cx("flex gap-2", scroll ? "-mx-4 overflow-x-auto px-4 py-1 [scrollbar-width:none]" : "flex-wrap")}>
        {options.map((option) => {
          const on = chosen.includes(option.value);
          const dead = option.disabledReason !== undefined || (full && !on);
          return (
            <label
              key={option.value}
              title={option.disabledReason}
              className={cx(
                "relative flex min-h-11 max-w-full shrink-0 items-center rounded-full border-2 px-4 text-body has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand",
                looks[on ? "on" : dead ? "dead" : "off"],
                dead && "cursor-not-allowed",
              )}
            >
              <input
                type={props.multiple ? "checkbox" : "radio"}
                name={name}
                value={option.value}
                checked={on}
                disabled={dead}
                onChange={() => toggle(option.value)}
                className="sr-only"
              />
              {option.label}
              {option.disabledReason ? <span className="sr-only"> ({option.disabledReason})</span> : null}
            </label>
          );
        })}
      </div>
      {reasons.map((reason) => (
        <p key={reason} className="mt-2 text-note text-grey">
          {reason}
        </p>
      ))}
    </fieldset>
  );
}

/** Each reason once, behind the choices that are dead for it: beneath a row of chips it could be anybody's. */
function whyDead<Value extends string>(options: readonly ChipOption<Value>[], language: Language): string[] {
  const dead = options.filter(({ disabledReason = "" }) => disabledReason !== "");
  return [...Map.groupBy(dead, ({ disabledReason = "" }) => disabledReason)].map(
    ([reason, of]) =>
      `${joined(
        of.map(({ label }) => label),
        language,
      )} · ${reason}`,
  );
}

type ChipProps = { label: string; on?: boolean; onClick: () => void };

/** A single small button, such as an example to try or a filter to open. */
export function Chip({ label, on = false, onClick }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={on}
      onClick={onClick}
      className={cx(
        "inline-flex min-h-11 max-w-full items-center rounded-full wrap-anywhere border-2 px-4 text-body",
        on ? "border-brand bg-brand-soft font-medium text-brand-deep" : "border-transparent bg-fill text-ink-soft",
      )}
    >
      {label}
    </button>
  );
}
