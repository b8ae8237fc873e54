import { courierCodes, couriers, detectCourier, isTrackingNumber, tidyTrackingNumber } from "@sihai/domain/couriers";
import { consoleDict } from "@sihai/text/dict/console";
import { consoleReturnsDict } from "@sihai/text/dict/console-returns";
import { Button, MoneyField, Select, TextField } from "@sihai/ui";
import { type FormEvent, useState } from "react";
import { useDict, useLanguage } from "#console";
import { isAmount } from "./types.ts";

type Delivery = { courier: string; trackingNo: string; freight: string };
type CourierFormProps = {
  submitText: string;
  pending: boolean;
  /** Also what the courier took. */
  withFreight?: boolean;
  onSubmit: (delivery: Delivery) => void;
};

/** A courier number, scanned or typed; the courier is read from it and can be changed. */
export function CourierForm({ submitText, pending, withFreight = false, onSubmit }: CourierFormProps) {
  const words = useDict(consoleReturnsDict);
  const shared = useDict(consoleDict);
  const language = useLanguage();
  const [typed, setTyped] = useState("");
  const [chosen, setChosen] = useState<string | null>(null);
  const [freight, setFreight] = useState("");
  const [tried, setTried] = useState(false);
  const guesses = detectCourier(typed);
  const courier = chosen ?? guesses[0] ?? "";
  const isNumber = isTrackingNumber(typed);
  const inOrder = [...guesses, ...courierCodes.filter((code) => !guesses.includes(code))];

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (isNumber && courier !== "" && (!withFreight || isAmount(freight)))
      onSubmit({ courier, trackingNo: tidyTrackingNumber(typed), freight });
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        label={shared.trackingNo}
        name="scan-return"
        value={typed}
        maxLength={60}
        autoComplete="off"
        onChange={(next) => {
          setTyped(next);
          setChosen(null);
        }}
        error={tried && !isNumber ? words.notACourierNo : undefined}
      />
      <Select
        label={shared.courier}
        value={courier}
        placeholder=""
        onChange={setChosen}
        error={tried && courier === "" ? words.needed : undefined}
        options={inOrder.map((code) => ({ value: code, label: couriers[code].name[language] }))}
      />
      {withFreight ? (
        <MoneyField
          label={words.freight}
          value={freight}
          onChange={setFreight}
          error={tried && !isAmount(freight) ? words.amountWrong : undefined}
        />
      ) : null}
      <Button type="submit" pending={pending}>
        {submitText}
      </Button>
    </form>
  );
}
