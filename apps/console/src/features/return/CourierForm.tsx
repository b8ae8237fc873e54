import { tidyTrackingNumber } from "@sihai/domain/courier";
import { consoleReturnDict } from "@sihai/text/dict/console/return";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { Bound, Button, Form, MoneyField, useSchemaForm } from "@sihai/ui";
import * as z from "zod/mini";
import { useDict } from "#console";
import { amount, CourierFields, courierEntry } from "#desk";

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
  const shared = useDict(consoleDict);
  const form = useSchemaForm(
    z.object({ ...courierEntry(shared), freight: withFreight ? amount(words.amountWrong) : z.string() }),
    { trackingNo: "", courier: "", freight: "" },
  );
  return (
    <Form form={form} onSubmit={({ trackingNo, ...entry }) => onSubmit({ trackingNo: tidyTrackingNumber(trackingNo), ...entry })}>
      <Bound form={form} name="trackingNo">
        {(trackingNo) => (
          <Bound form={form} name="courier">
            {(courier) => <CourierFields trackingNo={trackingNo} courier={courier} name="scan-return" />}
          </Bound>
        )}
      </Bound>
      {withFreight ? (
        <Bound form={form} name="freight">
          {(field) => <MoneyField label={words.freight} {...field} />}
        </Bound>
      ) : null}
      <Button type="submit" pending={pending}>
        {submitText}
      </Button>
    </Form>
  );
}
