import { FieldFrame, Stepper } from "@sihai/ui";

type QuantityFieldProps = { label: string; value: number; onChange: (value: number) => void };

/** How many, as a field of a form. */
export function QuantityField({ label, value, onChange }: QuantityFieldProps) {
  return (
    <FieldFrame label={label}>
      {() => (
        <div>
          <Stepper label={label} value={value} onChange={onChange} />
        </div>
      )}
    </FieldFrame>
  );
}
