import { courierCodes, couriers, detectCourier, isTrackingNumber, tidyTrackingNumber } from "@sihai/domain/courier";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { Select, TextField } from "@sihai/ui";
import { useState } from "react";
import { useDict, useLanguage } from "#console";

/** A courier's number as typed, and the courier: the one it looks like until another is chosen. */
export function useCourier() {
  const [typed, setTyped] = useState("");
  const [chosen, setChosen] = useState<string | null>(null);
  const guesses = detectCourier(typed);
  return {
    typed,
    guesses,
    courier: chosen ?? guesses[0] ?? "",
    isNumber: isTrackingNumber(typed),
    trackingNo: tidyTrackingNumber(typed),
    choose: setChosen,
    type(next: string) {
      setTyped(next);
      setChosen(null);
    },
  };
}

type CourierFieldsProps = {
  entry: ReturnType<typeof useCourier>;
  /** Begins with `scan-`, so that the field keeps its own scans. */
  name: string;
  /** Faults are shown from the first attempt to save on. */
  tried: boolean;
};

export function CourierFields({ entry, name, tried }: CourierFieldsProps) {
  const words = useDict(consoleDict);
  const language = useLanguage();
  const { typed, guesses, courier, isNumber, type, choose } = entry;
  const inOrder = [...guesses, ...courierCodes.filter((code) => !guesses.includes(code))];
  return (
    <>
      <TextField
        label={words.trackingNo}
        name={name}
        value={typed}
        maxLength={60}
        autoComplete="off"
        onChange={type}
        error={tried && !isNumber ? words.notACourierNo : undefined}
      />
      <Select
        label={words.courier}
        hint={guesses.length > 0 ? words.courierGuess : undefined}
        value={courier}
        placeholder=""
        onChange={choose}
        error={tried && courier === "" ? words.courierNeeded : undefined}
        options={inOrder.map((code) => ({ value: code, label: couriers[code].name[language] }))}
      />
    </>
  );
}
