import { changeOrderCountry, orderDetail } from "@sihai/contract/order";
import { formatDateTime } from "@sihai/text";
import { orderDict } from "@sihai/text/dict/order";
import { Button, Cell, Select, Sheet, toastSuccess } from "@sihai/ui";
import { useState } from "react";
import { useAction, useDict, useLanguage } from "#shop";
import { useFreightCountries } from "../goods/use-freight-countries.ts";
import type { OrderDetailOnWire } from "./types.ts";

/** Where the order is to go; it can be sent elsewhere until everything has left. */
export function OrderCountry({ order }: { order: OrderDetailOnWire }) {
  const words = useDict(orderDict);
  const language = useLanguage();
  const [changing, setChanging] = useState(false);
  const { options: countries } = useFreightCountries();
  const nameOf = (code: string | null) =>
    code === null ? words.noDestination : (countries.find(({ value }) => value === code)?.label ?? code);
  const last = order.countryChanges.at(-1);
  const note = last && words.countryBefore(nameOf(last.from), formatDateTime(last.at, language));
  const shown = { title: words.country, value: nameOf(order.country), ...(note && { note }) };
  if (!order.countryOpen) return <Cell {...shown} />;
  return (
    <>
      <Cell {...shown} onClick={() => setChanging(true)} />
      {changing ? <ChangeCountry order={order} countries={countries} onClose={() => setChanging(false)} /> : null}
    </>
  );
}

type ChangeCountryProps = {
  order: OrderDetailOnWire;
  countries: ReturnType<typeof useFreightCountries>["options"];
  onClose: () => void;
};

function ChangeCountry({ order: { orderNo, country }, countries, onClose }: ChangeCountryProps) {
  const words = useDict(orderDict);
  const [wanted, setWanted] = useState(country ?? "");
  const change = useAction(changeOrderCountry, {
    refreshes: [orderDetail],
    onDone: () => {
      toastSuccess(words.countryChanged);
      onClose();
    },
  });
  const send = () => void change.run({ body: { orderNo, country: wanted === "" ? null : wanted } });
  return (
    <Sheet
      open
      onClose={onClose}
      title={words.changeCountry}
      footer={
        <Button wide pending={change.pending} onClick={send}>
          {words.saveCountry}
        </Button>
      }
    >
      <div className="flex flex-col gap-3">
        <Select
          label={words.destination}
          placeholder={words.noDestination}
          value={wanted}
          onChange={setWanted}
          options={countries}
        />
        <p className="text-body text-grey">{words.changeCountryText}</p>
      </div>
    </Sheet>
  );
}
