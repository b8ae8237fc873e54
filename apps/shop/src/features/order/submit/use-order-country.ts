import { orderCountry } from "@sihai/domain/order/draft";
import { useUserOperation } from "../../../stores/user-operation.ts";
import { useDestination } from "../../goods/use-destination.ts";

/** The country an order is placed for: as chosen on any page, else that of the default address, whose costs were shown. Null: decided later. */
export function useOrderCountry(): string | null {
  const operation = useUserOperation();
  const { country, isKnown } = useDestination();
  if (operation.area.order !== undefined) return orderCountry(operation);
  return isKnown ? country : null;
}
