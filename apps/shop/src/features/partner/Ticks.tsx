import { Checkbox } from "@sihai/ui";

type Props<Value extends string> = {
  label: string;
  all: readonly Value[];
  nameOf: (each: Value) => string;
  value: readonly Value[];
  onChange: (chosen: Value[]) => void;
  error?: string | undefined;
};

/** Some of a few, each with its tick. */
export function Ticks<Value extends string>({ label, all, nameOf, value, onChange, error }: Props<Value>) {
  return (
    <fieldset className="min-w-0" data-invalid={error ? true : undefined}>
      <legend className="mb-1 text-note font-medium">{label}</legend>
      {all.map((each) => (
        <Checkbox
          key={each}
          label={nameOf(each)}
          checked={value.includes(each)}
          onChange={(isOn) => onChange(all.filter((other) => (other === each ? isOn : value.includes(other))))}
        />
      ))}
      <p role="alert" className="text-note text-danger empty:hidden">
        {error}
      </p>
    </fieldset>
  );
}
