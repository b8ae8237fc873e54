import { useWarehouses } from "@sihai/client";
import { cny, sign, subtract, toDecimal } from "@sihai/domain";
import { usualWarehouse } from "@sihai/domain/warehouse";
import { cnyText, warehouseNames } from "@sihai/text";
import { goodsDict } from "@sihai/text/dict/goods";
import { Button, Notice } from "@sihai/ui";
import { useDict, useLanguage } from "#shop";
import { changeOperation, useUserOperation } from "../../../stores/user-operation.ts";
import { type PiecesAhead, useAhead } from "./use-ahead.ts";

type DearerWarehouseProps = { pieces: readonly PiecesAhead[]; country: string | null };

/** Another warehouse than the usual one is chosen, maybe for other goods, and sending from there costs more: how much, and the way back. */
export function DearerWarehouse({ pieces, country }: DearerWarehouseProps) {
  const words = useDict(goodsDict);
  const warehouses = useWarehouses();
  const { nameOf } = warehouseNames(warehouses, useLanguage());
  const wanted = useUserOperation((operation) => operation.warehouse);
  const [chosen, usual] = [usualWarehouse(warehouses, wanted), usualWarehouse(warehouses, null)];
  const asked = { pieces, country: chosen === usual ? null : country };
  const [there, here] = [
    useAhead({ ...asked, warehouse: chosen }).data?.costs?.high,
    useAhead({ ...asked, warehouse: usual }).data?.costs?.high,
  ];
  if (chosen === usual || there === undefined || here === undefined) return null;
  const more = subtract(cny(there), cny(here));
  if (sign(more) <= 0) return null;
  return (
    <Notice
      tone="warn"
      action={
        <Button small kind="quiet" onClick={() => changeOperation((operation) => ({ ...operation, warehouse: null }))}>
          {words.backToWarehouse(nameOf(usual))}
        </Button>
      }
    >
      {words.dearerWarehouse(nameOf(chosen), cnyText(toDecimal(more)), nameOf(usual))}
    </Notice>
  );
}
