import { orderCountry } from "@sihai/domain/order/draft";
import { useUserOperation } from "../../../stores/user-operation.ts";
import { useDestination } from "../../goods/use-destination.ts";

/** The country an order is placed for: as chosen on any page, else the one costs were shown for all along. Null: decided later, on purpose. */
export function useOrderCountry(): string | null {
  const operation = useUserOperation();
  const { country, ready } = useDestination();
  if (operation.area.order !== undefined) return orderCountry(operation);
  return ready ? country : null;
}
