import { ok, refuse } from "@sihai/domain";
import { type Deps, transact } from "#platform";
import { growByTask } from "../membership/index.ts";
import { addFavourite, removeFavourite } from "./goods.store.ts";

type Command = { userId: string; goodsId: string; favourite: boolean; now: Date };
type Refusal = { code: "GOODS_NOT_FOUND" };

/** Keeps goods among the favourites or takes them out; the first kept in a day is a task done. */
export function setFavourite(deps: Deps, { userId, goodsId, favourite, now }: Command) {
  return transact<{ favourite: boolean }, Refusal>(deps.db, async (tx) => {
    if (!favourite) await removeFavourite(tx, userId, goodsId);
    else if (!(await addFavourite(tx, userId, goodsId, now))) return refuse({ code: "GOODS_NOT_FOUND" });
    else await growByTask(tx, deps, { userId, task: "favourite", at: now });
    return ok({ favourite });
  });
}
