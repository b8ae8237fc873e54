import { useWarehouses } from "@sihai/client";
import { setOrderCountry } from "@sihai/domain/order/draft";
import { openWarehouses, usualWarehouse } from "@sihai/domain/warehouse";
import { inLanguage } from "@sihai/text";
import { orderDict } from "@sihai/text/dict/order";
import { Card, Radios, Select } from "@sihai/ui";
import { useDict, useLanguage } from "#shop";
import { changeOperation, useUserOperation } from "../../../stores/user-operation.ts";
import { useDestination } from "../../goods/use-destination.ts";
import { useFreightCountries } from "../../goods/use-freight-countries.ts";
import { useOrderCountry } from "./use-order-country.ts";

/** Which warehouse receives it, and where it will go one day. */
export function DeliveryChoices() {
  const words = useDict(orderDict);
  const language = useLanguage();
  const operation = useUserOperation();
  const { warehouse } = operation;
  const country = useOrderCountry();
  const { isKnown } = useDestination();
  const isGuessed = !isKnown && operation.area.order === undefined;
  const warehouses = useWarehouses();
  const { options } = useFreightCountries();
  return (
    <Card>
      <Radios
        label={words.toWarehouse}
        value={String(usualWarehouse(warehouses, warehouse))}
        onChange={(value) => changeOperation((before) => ({ ...before, warehouse: Number(value) }))}
        options={openWarehouses(warehouses).map(({ id, name, refuses }) => ({
          value: String(id),
          label: inLanguage(name, language),
          note: refuses.includes("hong-kong-to-mainland") ? words.notToMainland : words.forMostGoods,
        }))}
      />
      <div className="mt-3">
        <Select
          label={words.destination}
          hint={isGuessed ? words.destinationGuessed : words.destinationHint}
          placeholder={words.noDestination}
          value={country ?? ""}
          onChange={(code) => changeOperation((before) => setOrderCountry(before, code === "" ? null : code))}
          options={options}
        />
      </div>
    </Card>
  );
}
