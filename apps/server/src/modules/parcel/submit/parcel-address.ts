import type { Db, Tx } from "#platform";
import type { StoredAddress } from "../../address/index.ts";
import { addressOf } from "../../address/index.ts";

/** A customer's own address as it is frozen on a parcel; null for an unknown one or another's. */
export async function parcelAddress(db: Db | Tx, userId: string, addressId: string): Promise<StoredAddress | null> {
  const address = await addressOf(db, userId, addressId);
  if (!address) return null;
  return {
    consignee: address.consignee,
    lastName: address.addressLastName,
    contact: address.contact,
    country: address.countryId,
    state: address.addressState,
    city: address.city,
    fullAddress: address.fullAddress,
    zipCode: address.zipCode,
  };
}
