import { type ReactNode, type Ref, useId } from "react";
import { cx } from "../cx.ts";

type TickProps = {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  note?: ReactNode;
  error?: string | undefined;
  disabled?: boolean;
  name?: string;
  /** The label is read aloud but not shown. */
  hideLabel?: boolean;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
};

const box = "size-5.5 shrink-0 accent-brand-strong";

/** A tick with its words; the whole row is the target. */
export function Checkbox({ label, checked, onChange, note, error, disabled, name, hideLabel = false, onBlur, ref }: TickProps) {
  const id = useId();
  // A long list has hundreds of ticks whose words stand beside them: each is two elements less to draw and to paint around.
  const spoken = hideLabel && typeof label === "string" && note === undefined ? label : undefined;
  return (
    <div className="min-w-0">
      <label className="relative flex min-h-11 min-w-11 items-center gap-3">
        <input
          ref={ref}
          type="checkbox"
          name={name}
          checked={checked}
          disabled={disabled}
          aria-label={spoken}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          onChange={(event) => onChange(event.target.checked)}
          onBlur={onBlur}
          className={cx(box, hideLabel && "mx-auto")}
        />
        {spoken === undefined ? (
          <span className={hideLabel ? "sr-only" : "min-w-0 flex-1"}>
            {label}
            {note ? <span className="block text-note text-grey">{note}</span> : null}
          </span>
        ) : null}
      </label>
      {spoken !== undefined && error === undefined ? null : (
        <p id={id} role="alert" className="pl-8.5 text-note text-danger empty:hidden">
          {error}
        </p>
      )}
    </div>
  );
}

type RadioOption<Value extends string> = {
  value: Value;
  label: ReactNode;
  note?: ReactNode;
  aside?: ReactNode;
  disabledReason?: string;
};
type RadiosProps<Value extends string> = {
  label: string;
  options: readonly RadioOption<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  hideLabel?: boolean;
  error?: string | undefined;
};

/** One of a few, each on its own row; a choice that cannot be taken says why. */
export function Radios<Value extends string>({ label, options, value, onChange, hideLabel = false, error }: RadiosProps<Value>) {
  const name = useId();
  return (
    <fieldset className="min-w-0" aria-describedby={error ? `${name}-error` : undefined} data-invalid={error ? true : undefined}>
      <legend className={hideLabel ? "sr-only" : "mb-1 text-note font-medium wrap-anywhere"}>{label}</legend>
      <div className="divide-y divide-line">
        {options.map((option) => (
          <label key={option.value} className={cx("flex min-h-12 items-center gap-3 py-2", option.disabledReason && "text-grey")}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabledReason !== undefined}
              onChange={() => onChange(option.value)}
              className={box}
            />
            <span className="min-w-0 flex-1">
              {option.label}
              {option.note || option.disabledReason ? (
                <span className="block text-note text-grey">{option.disabledReason ?? option.note}</span>
              ) : null}
            </span>
            {option.aside}
          </label>
        ))}
      </div>
      <p id={`${name}-error`} role="alert" className="text-note text-danger empty:hidden">
        {error}
      </p>
    </fieldset>
  );
}

type SwitchProps = {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  note?: ReactNode;
  disabled?: boolean;
};

/** On or off, at once. */
export function Switch({ label, checked, onChange, note, disabled }: SwitchProps) {
  return (
    <label className="flex min-h-12 items-center gap-3">
      <span className="min-w-0 flex-1">
        {label}
        {note ? <span className="block text-note text-grey">{note}</span> : null}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
        className="relative h-7.5 w-12.5 shrink-0 appearance-none rounded-full bg-control eased before:absolute before:top-[3px] before:left-[3px] before:size-6 before:rounded-full before:bg-white checked:bg-brand-strong checked:before:translate-x-5 disabled:opacity-50"
      />
    </label>
  );
}
