import { forwardingDict } from "@sihai/text/dict/forwarding";
import { goodsDict } from "@sihai/text/dict/goods";
import { Select } from "@sihai/ui";
import { useAmountDue, useDict } from "#shop";
import { CostToDoor } from "../goods/to-door/CostToDoor.tsx";
import { useDestination } from "../goods/use-destination.ts";
import type { DraftParcel } from "./forwarding-draft.ts";

type ForwardingToDoorProps = {
  parcels: readonly DraftParcel[];
  warehouse: number;
  /** What the services come to, CNY. */
  services: string;
};

/** What sending on what is announced will cost, as soon as its goods say what they weigh: to the country costs are shown for, which can be chosen here. */
export function ForwardingToDoor({ parcels, warehouse, services }: ForwardingToDoorProps) {
  const words = useDict(forwardingDict);
  const goods = useDict(goodsDict);
  const { country, options, choose, ready, isKnown } = useDestination();
  const { surcharge } = useAmountDue(services);
  const pieces = parcels.flatMap(({ items }) =>
    items.map(({ classId, quantity, unitValue, name }) => ({ goodsId: null, classId, quantity, unitPrice: unitValue, name })),
  );
  if (pieces.length === 0) return null;
  return (
    <>
      <Select
        label={goods.destination}
        hint={isKnown ? words.countryHint : words.countryGuessed}
        value={country}
        onChange={choose}
        options={options}
      />
      <CostToDoor
        isPaid={false}
        paid={services}
        surcharge={surcharge}
        pieces={pieces}
        country={ready ? country : null}
        warehouse={warehouse}
        note={parcels.length > 1 ? words.countedAsOne : ""}
      />
    </>
  );
}
