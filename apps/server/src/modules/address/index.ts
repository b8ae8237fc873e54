import type { Db, Module, Tx } from "#platform";
import { addressOf as rowOf } from "./address.store.ts";
import { addressRoutes, asAddress } from "./routes.ts";

export { addressColumn, type StoredAddress } from "./stored-address.ts";

/** A member's address as the contract shows it, for parcels to keep a copy of; null for an unknown or someone else's id. */
export async function addressOf(db: Db | Tx, userId: string, addressId: string): Promise<ReturnType<typeof asAddress> | null> {
  const row = await rowOf(db, userId, addressId);
  return row ? asAddress(row) : null;
}

export const addressModule: Module = {
  name: "address",
  routes: addressRoutes,
  invariants: {
    "a member has at most one default address": `
      select user_id from address where is_default and deleted_at is null group by user_id having count(*) > 1`,
  },
};
