import { landedCost } from "@sihai/contract/goods";
import { useEndpoint } from "#shop";
import { useUserOperation } from "../../../stores/user-operation.ts";
import { useDestination } from "../use-destination.ts";

/**
 * What goods cost at the door of where they are to go; nothing is asked before a variant is known. `from`: by the lines of another warehouse
 * than the one they will go to.
 */
export function useLandedCost(goodsId: string, skuId: string | null, quantity: number, from?: number) {
  const destination = useDestination();
  const wanted = useUserOperation((operation) => operation.warehouse);
  const { country, zip, ready } = destination;
  const warehouse = from ?? wanted;
  const query = {
    ...{ goodsId, skuId: skuId ?? "", quantity: String(quantity), country },
    ...(zip && { zip }),
    ...(warehouse !== null && { warehouse: String(warehouse) }),
  };
  const cost = useEndpoint(landedCost, { query }, { enabled: ready && skuId !== null });
  return { cost, destination };
}
