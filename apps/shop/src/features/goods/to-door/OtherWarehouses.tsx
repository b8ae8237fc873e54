import { useWarehouses } from "@sihai/client";
import { openWarehouses, usualWarehouse, type Warehouse } from "@sihai/domain/warehouse";
import { inLanguage } from "@sihai/text";
import { goodsDict } from "@sihai/text/dict/goods";
import { Button } from "@sihai/ui";
import { useDict, useLanguage } from "#shop";
import { changeOperation, useUserOperation } from "../../../stores/user-operation.ts";
import { useLandedCost } from "../landed-cost/use-landed-cost.ts";

type OtherWarehousesProps = { goodsId: string; skuId: string };

/** The other warehouses whose lines take the goods where those of the one they would go to do not; a press sends them there. */
export function OtherWarehouses({ goodsId, skuId }: OtherWarehousesProps) {
  const wanted = useUserOperation((operation) => operation.warehouse);
  const warehouses = useWarehouses();
  const others = openWarehouses(warehouses).filter(({ id }) => id !== usualWarehouse(warehouses, wanted));
  return others.map((warehouse) => <ByWay key={warehouse.id} warehouse={warehouse} goodsId={goodsId} skuId={skuId} />);
}

function ByWay({ warehouse: { id, shortName }, goodsId, skuId }: OtherWarehousesProps & { warehouse: Warehouse }) {
  const words = useDict(goodsDict);
  const language = useLanguage();
  const { data } = useLandedCost(goodsId, skuId, 1, id).cost;
  if (!data || data.linesOffered === 0) return null;
  return (
    <div className="flex flex-col gap-1">
      <Button kind="quiet" onClick={() => changeOperation((operation) => ({ ...operation, warehouse: id }))}>
        {words.otherWarehouse(inLanguage(shortName, language))}
      </Button>
      <p className="text-note text-grey">{words.carriedBy(data.linesOffered, data.linesAll)}</p>
    </div>
  );
}
