import { ok } from "@sihai/domain";
import { type Deps, transact } from "#platform";
import { addFavourites } from "../goods/index.ts";
import { growByTask } from "../membership/index.ts";
import { lockCartLines, removeCartLines } from "./cart.store.ts";

/** Keeps the goods of some lines among the favourites and takes the lines out of the cart, together or not at all. */
export function moveToFavourites(deps: Deps, userId: string, cartItemIds: readonly string[], now: Date) {
  return transact<{ removed: number }, never>(deps.db, async (tx) => {
    const rows = await lockCartLines(tx, userId, cartItemIds);
    if (rows.length === 0) return ok({ removed: 0 });
    await addFavourites(
      tx,
      userId,
      rows.map(({ goodsId }) => goodsId),
      now,
    );
    await growByTask(tx, deps, { userId, task: "favourite", at: now });
    return ok({
      removed: await removeCartLines(
        tx,
        userId,
        rows.map(({ id }) => id),
        now,
      ),
    });
  });
}
