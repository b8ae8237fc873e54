import type { AddressOnWire } from "@sihai/contract/address";
import { isForDelivery } from "@sihai/domain/address";

/** Where things go: the address asked for, else the first of the list, which begins with the default. Never a card's that nobody asked for. */
export function deliveryAddress(list: readonly AddressOnWire[], wanted: string | null | undefined): AddressOnWire | undefined {
  return list.find(({ addressId }) => addressId === wanted) ?? list.find(isForDelivery);
}
