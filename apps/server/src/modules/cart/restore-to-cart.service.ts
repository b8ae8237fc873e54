import { ok } from "@sihai/domain";
import { type Deps, transact } from "#platform";
import { addCartRow, lockRemovedRows, restoreCartRow } from "./cart.store.ts";

/** Undoes a removal; pieces go into the line that took the place since. */
export function restoreToCart(deps: Deps, userId: string, ids: readonly string[], now: Date) {
  return transact<{ restored: number }, never>(deps.db, async (tx) => {
    const rows = await lockRemovedRows(tx, userId, ids);
    for (const row of rows) {
      if (await restoreCartRow(tx, userId, row)) continue;
      await addCartRow(tx, { ...row, userId, skuName: [], at: now });
    }
    return ok({ restored: rows.length });
  });
}
