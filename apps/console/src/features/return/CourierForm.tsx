import { consoleReturnDict } from "@sihai/text/dict/console/return";
import { Button, MoneyField } from "@sihai/ui";
import { type FormEvent, useState } from "react";
import { CourierFields, useCourier } from "#bench";
import { useDict } from "#console";
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
  const words = useDict(consoleReturnDict);
  const entry = useCourier();
  const [freight, setFreight] = useState("");
  const [tried, setTried] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    const { courier, trackingNo, isNumber } = entry;
    if (isNumber && courier !== "" && (!withFreight || isAmount(freight))) onSubmit({ courier, trackingNo, freight });
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <CourierFields entry={entry} name="scan-return" tried={tried} />
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
