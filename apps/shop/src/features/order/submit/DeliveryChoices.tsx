import { listFreightCountries } from "@sihai/contract/freight";
import { orderCountry, setOrderCountry } from "@sihai/domain/order/draft";
import { inLanguage } from "@sihai/text";
import { orderDict } from "@sihai/text/dict/order";
import { Card, Radios, Select } from "@sihai/ui";
import { useDict, useEndpoint, useLanguage } from "#shop";
import { changeOperation, useUserOperation } from "../../../stores/user-operation.ts";

/** Which warehouse receives it, and where it will go one day. */
export function DeliveryChoices() {
  const words = useDict(orderDict);
  const language = useLanguage();
  const operation = useUserOperation();
  const { warehouse } = operation;
  const countries = useEndpoint(listFreightCountries, {}, { freshMs: 600_000 });
  return (
    <Card>
      <Radios
        label={words.toWarehouse}
        value={warehouse === 2 ? "2" : "1"}
        onChange={(value) => changeOperation((before) => ({ ...before, warehouse: value === "2" ? 2 : 1 }))}
        options={[
          { value: "1", label: words.warehouseName[1], note: words.warehouseNote[1] },
          { value: "2", label: words.warehouseName[2], note: words.warehouseNote[2] },
        ]}
      />
      <div className="mt-3">
        <Select
          label={words.destination}
          hint={words.destinationHint}
          placeholder={words.noDestination}
          value={orderCountry(operation) ?? ""}
          onChange={(code) => changeOperation((before) => setOrderCountry(before, code === "" ? null : code))}
          options={(countries.data?.countries ?? []).map(({ code, name }) => ({
            value: code,
            label: inLanguage(name, language),
          }))}
        />
      </div>
    </Card>
  );
}
