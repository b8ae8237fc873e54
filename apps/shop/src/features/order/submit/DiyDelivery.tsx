import { forwardingDict } from "@sihai/text/dict/forwarding";
import { Bound, Card, Radios, Select } from "@sihai/ui";
import type { UseFormReturn } from "react-hook-form";
import { useDict, useWarehouseNames } from "#shop";
import { useFreightCountries } from "../../goods/use-freight-countries.ts";
import type { DiyForm } from "./diy-schema.ts";

/** The warehouse that receives it, and where it will go one day. */
export function DiyDelivery({ form }: { form: UseFormReturn<DiyForm, unknown, DiyForm> }) {
  const words = useDict(forwardingDict);
  const warehouses = useWarehouseNames();
  const { options } = useFreightCountries();
  return (
    <Card className="flex flex-col gap-3">
      <Bound form={form} name="warehouse">
        {({ value, onChange }) => (
          <Radios
            label={words.warehouse}
            value={String(warehouses.usual(Number(value)))}
            onChange={onChange}
            options={warehouses.open}
          />
        )}
      </Bound>
      <Bound form={form} name="country">
        {(field) => <Select label={words.destination} placeholder={words.noDestination} options={options} {...field} />}
      </Bound>
    </Card>
  );
}
