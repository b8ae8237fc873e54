import { landedCost } from "@sihai/contract/goods";
import { useEndpoint } from "#shop";
import { useDestination } from "./use-destination.ts";

/** What goods cost at the door of where they are to go; nothing is asked before a variant is known. */
export function useLandedCost(goodsId: string, skuId: string | null, quantity: number) {
  const destination = useDestination();
  const { country, zip, ready } = destination;
  const query = { goodsId, skuId: skuId ?? "", quantity: String(quantity), country, ...(zip && { zip }) };
  const cost = useEndpoint(landedCost, { query }, { enabled: ready && skuId !== null });
  return { cost, destination };
}
