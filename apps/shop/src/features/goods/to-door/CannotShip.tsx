import { useWarehouses } from "@sihai/client";
import { openWarehouses, usualWarehouse } from "@sihai/domain/warehouse";
import { inLanguage } from "@sihai/text";
import { goodsDict } from "@sihai/text/dict/goods";
import { Button, Select, Sheet } from "@sihai/ui";
import { useDict, useLanguage } from "#shop";
import { changeOperation, useUserOperation } from "../../../stores/user-operation.ts";
import { useDestination } from "../use-destination.ts";
import { OtherWays } from "./OtherWays.tsx";
import { RefusedGoods } from "./RefusedGoods.tsx";
import type { Ahead } from "./use-ahead.ts";

type CannotShipProps = {
  open: boolean;
  refused: Ahead["refused"];
  nameOf: (at: number) => string | undefined;
  /** Whether other goods are left when those are taken out. */
  someLeft: boolean;
  /** Without them, or, where nothing would be left, not at all. */
  onLeave: () => void;
  /** With them: they are kept, and may go somewhere else. */
  onAnyway: () => void;
  onClose: () => void;
};

/** Before goods are ordered that no line takes: which and why, and the ways there are: leave them out, another country, another warehouse. */
export function CannotShip({ open, refused, nameOf, someLeft, onLeave, onAnyway, onClose }: CannotShipProps) {
  const words = useDict(goodsDict);
  const { country, countryName: place, options, choose } = useDestination();
  const isFree = refused.length === 0;
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={isFree ? words.nowShips(place) : words.refusedCount(refused.length, place)}
      footer={
        isFree ? (
          <Button wide onClick={onAnyway}>
            {words.goOn}
          </Button>
        ) : (
          <>
            <Button kind="quiet" wide onClick={onAnyway}>
              {words.orderAnyway}
            </Button>
            <Button wide onClick={onLeave}>
              {someLeft ? words.leaveThemOut(refused.length) : words.leaveIt}
            </Button>
          </>
        )
      }
    >
      <RefusedGoods refused={refused} nameOf={nameOf} place={place} />
      <Select label={words.destination} value={country} onChange={choose} options={options} />
      <WarehouseSelect />
      <OtherWays countries={refused.map(({ countriesTaking }) => countriesTaking)} />
    </Sheet>
  );
}

/** Other warehouses send by other lines. */
function WarehouseSelect() {
  const words = useDict(goodsDict);
  const language = useLanguage();
  const wanted = useUserOperation((operation) => operation.warehouse);
  const warehouses = useWarehouses();
  const open = openWarehouses(warehouses);
  if (open.length < 2) return null;
  return (
    <Select
      label={words.warehouse}
      value={String(usualWarehouse(warehouses, wanted))}
      onChange={(id) => changeOperation((operation) => ({ ...operation, warehouse: Number(id) }))}
      options={open.map(({ id, name }) => ({ value: String(id), label: inLanguage(name, language) }))}
    />
  );
}
