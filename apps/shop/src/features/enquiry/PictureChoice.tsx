import { Card, cx } from "@sihai/ui";
import { type ReactNode, useId } from "react";

type PictureChoiceProps<Value extends string> = {
  title: string;
  options: readonly { value: Value; picture: ReactNode; name: string; note: string }[];
  value: Value;
  onChange: (value: Value) => void;
};

/** One of a few as pictures side by side, two or three in a row. */
export function PictureChoice<Value extends string>({ title, options, value, onChange }: PictureChoiceProps<Value>) {
  const name = useId();
  return (
    <Card title={title}>
      <fieldset className={cx("grid gap-2", options.length === 3 ? "grid-cols-3" : "grid-cols-2")}>
        <legend className="sr-only">{title}</legend>
        {options.map((option) => (
          <label
            key={option.value}
            className={cx(
              "relative flex cursor-pointer flex-col items-center gap-1 rounded-control border-2 px-1.5 pt-2 pb-3 text-center",
              "has-focus-visible:outline-3 has-focus-visible:outline-brand",
              option.value === value ? "border-brand bg-brand-soft" : "border-line bg-white",
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {option.picture}
            <span
              className={cx(
                "max-w-full text-body leading-5 font-semibold hyphens-auto wrap-anywhere",
                option.value === value && "text-brand-strong",
              )}
            >
              {option.name}
            </span>
            <span className="max-w-full text-note leading-4 wrap-anywhere text-grey">{option.note}</span>
          </label>
        ))}
      </fieldset>
    </Card>
  );
}
