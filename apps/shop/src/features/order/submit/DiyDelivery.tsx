import { listFreightCountries } from "@sihai/contract/freight";
import { inLanguage } from "@sihai/text";
import { forwardingDict } from "@sihai/text/dict/forwarding";
import { Bound, Card, Radios, Select } from "@sihai/ui";
import type { UseFormReturn } from "react-hook-form";
import { useDict, useEndpoint, useLanguage, useWarehouseNames } from "#shop";
import type { DiyForm } from "./diy-schema.ts";

/** The warehouse that receives it, and where it will go one day. */
export function DiyDelivery({ form }: { form: UseFormReturn<DiyForm, unknown, DiyForm> }) {
  const words = useDict(forwardingDict);
  const language = useLanguage();
  const warehouses = useWarehouseNames();
  const countries = useEndpoint(listFreightCountries, {}, { freshMs: 600_000 });
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
        {(field) => (
          <Select
            label={words.destination}
            placeholder={words.noDestination}
            options={(countries.data?.countries ?? []).map(({ code, name }) => ({
              value: code,
              label: inLanguage(name, language),
            }))}
            {...field}
          />
        )}
      </Bound>
    </Card>
  );
}
