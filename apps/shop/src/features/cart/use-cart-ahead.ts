import { useWarehouses } from "@sihai/client";
import { usualWarehouse } from "@sihai/domain/warehouse";
import { inLanguage, type Language } from "@sihai/text";
import { useMemo } from "react";
import { useLanguage } from "#shop";
import { useUserOperation } from "../../stores/user-operation.ts";
import { type PiecesAhead, useAhead } from "../goods/to-door/use-ahead.ts";
import { useDestination } from "../goods/use-destination.ts";
import type { CartLineOnWire } from "./use-cart.ts";

/** For each line that nothing carries: the place, by name, or that it is so anywhere. */
export type NobodyShips = ReadonlyMap<string, NotTo>;
export type NotTo = { place: string } | "anywhere";

/** What sending these lines together would cost, to the country the goods pages told it for. */
export function useCartAhead(lines: readonly CartLineOnWire[]) {
  const language = useLanguage();
  const { country, ready } = useDestination();
  const wanted = useUserOperation((operation) => operation.warehouse);
  const warehouse = usualWarehouse(useWarehouses(), wanted);
  return useAhead({ pieces: piecesOf(lines, language), country: ready ? country : null, warehouse });
}

function piecesOf(lines: readonly CartLineOnWire[], language: Language): PiecesAhead[] {
  return lines.map(({ goodsId, quantity, unitPrice, title }) => ({
    ...{ goodsId, classId: null, quantity, unitPrice },
    name: inLanguage(title, language),
  }));
}

/** Which lines of the cart no shipping line takes to where the shopper wants them, known before they are ordered. */
export function useNobodyShips(lines: readonly CartLineOnWire[]): NobodyShips {
  const { countryName: place } = useDestination();
  const refused = useCartAhead(lines).data?.refused;
  const ids = lines.map(({ cartItemId }) => cartItemId).join();
  return useMemo(() => {
    const of = ids.split(",");
    return new Map(
      (refused ?? []).flatMap(({ at, countriesTaking }) => {
        const id = of[at];
        const notTo: NotTo = countriesTaking === 0 ? "anywhere" : { place };
        return id === undefined ? [] : [[id, notTo] as const];
      }),
    );
  }, [refused, ids, place]);
}
