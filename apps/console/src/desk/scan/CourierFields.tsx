import { courierCodes, couriers, detectCourier } from "@sihai/domain/courier";
import { inLanguage } from "@sihai/text";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { type BoundField, Select, TextField } from "@sihai/ui";
import { useDict, useLanguage } from "#console";

type CourierFieldsProps = {
  trackingNo: BoundField<string>;
  courier: BoundField<string>;
  /** Begins with `scan-`, so that the field keeps its own scans. */
  name: string;
};

/** A courier's number as typed, and the courier: the one it looks like until another is chosen. */
export function CourierFields({ trackingNo, courier, name }: CourierFieldsProps) {
  const words = useDict(consoleDict);
  const language = useLanguage();
  const guesses = detectCourier(trackingNo.value);
  const inOrder = [...guesses, ...courierCodes.filter((code) => !guesses.includes(code))];
  return (
    <>
      <TextField
        {...trackingNo}
        label={words.trackingNo}
        name={name}
        maxLength={60}
        autoComplete="off"
        onChange={(next) => {
          trackingNo.onChange(next);
          courier.onChange(detectCourier(next)[0] ?? "");
        }}
      />
      <Select
        {...courier}
        label={words.courier}
        hint={guesses.length > 0 ? words.courierGuess : undefined}
        placeholder=""
        options={inOrder.map((code) => ({ value: code, label: inLanguage(couriers[code].name, language) }))}
      />
    </>
  );
}
