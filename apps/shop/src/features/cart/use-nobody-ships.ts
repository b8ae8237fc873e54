import { useWarehouses } from "@sihai/client";
import { stillToCome } from "@sihai/contract/goods";
import { cny, sum, times, toDecimal } from "@sihai/domain";
import { usualWarehouse } from "@sihai/domain/warehouse";
import { useMemo } from "react";
import { useEndpoint } from "#shop";
import { useUserOperation } from "../../stores/user-operation.ts";
import { useDestination } from "../goods/use-destination.ts";
import type { CartLineOnWire } from "./use-cart.ts";

/** The place by name, for each line that nothing carries there. Empty while the country is only guessed. */
export type NobodyShips = ReadonlyMap<string, string>;

/** Which lines of the cart no shipping line takes to where the shopper wants them, known before they are ordered. */
export function useNobodyShips(lines: readonly CartLineOnWire[]): NobodyShips {
  const { country, place, ready, isKnown } = useDestination();
  const wanted = useUserOperation((operation) => operation.warehouse);
  const warehouse = usualWarehouse(useWarehouses(), wanted);
  const request = lines.slice(0, 200);
  const value = sum(
    request.map(({ unitPrice, quantity }) => times(cny(unitPrice), quantity)),
    "CNY",
  );
  const goods = request.map(({ goodsId, quantity }) => ({ goodsId, classId: null, quantity }));
  const body = { goods, country, warehouse, value: toDecimal(value) };
  const ahead = useEndpoint(stillToCome, { body }, { enabled: ready && isKnown && goods.length > 0, freshMs: 60_000 });
  const refused = ahead.data?.refused;
  const ids = request.map(({ cartItemId }) => cartItemId).join();
  return useMemo(() => {
    const of = ids.split(",");
    return new Map((refused ?? []).flatMap(({ at }) => (of[at] === undefined ? [] : [[of[at], place] as const])));
  }, [refused, ids, place]);
}
