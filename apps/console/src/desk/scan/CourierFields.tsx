import { useCouriers } from "@sihai/client";
import { detectCourier } from "@sihai/domain/courier";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { type BoundField, Select, TextField } from "@sihai/ui";
import { useDict } from "#console";
import { useCourierNames } from "../use-courier-names.ts";

type CourierFieldsProps = {
  trackingNo: BoundField<string>;
  courier: BoundField<string>;
  /** Begins with `scan-`, so that the field keeps its own scans. */
  name: string;
};

/** A courier's number as typed, and the courier: the one it looks like until another is chosen. */
export function CourierFields({ trackingNo, courier, name }: CourierFieldsProps) {
  const words = useDict(consoleDict);
  const couriers = useCouriers();
  const { choices } = useCourierNames();
  const guesses = detectCourier(trackingNo.value, couriers);
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
          courier.onChange(detectCourier(next, couriers)[0] ?? "");
        }}
      />
      <Select
        {...courier}
        label={words.courier}
        hint={guesses.length > 0 ? words.courierGuess : undefined}
        placeholder=""
        options={choices(guesses)}
      />
    </>
  );
}
