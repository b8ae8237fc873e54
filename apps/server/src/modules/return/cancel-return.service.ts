import { ok, refuse } from "@sihai/domain";
import { type Deps, type Once, transact } from "#platform";
import { cancelOpenTrade } from "../payment/index.ts";
import { checkMove, moveReturn, type ReturnRefusal } from "./move-return.ts";
import { putBack } from "./put-back.ts";
import { findReturn, lockReturn } from "./return.store.ts";

type Command = { userId: string; returnNo: string; now: Date; once: Once | null };

/** The buyer calls it off while nothing was paid or sent. */
export function cancelReturn(deps: Deps, { userId, returnNo, now, once }: Command) {
  return transact<null, { code: "RETURN_NOT_FOUND" } | ReturnRefusal>(
    deps.db,
    async (tx) => {
      const found = await findReturn(tx, returnNo, userId);
      if (!found) return refuse({ code: "RETURN_NOT_FOUND" });
      const freed = await cancelOpenTrade(tx, { userId, purpose: "return", subjectId: found.id, at: now });
      const row = await lockReturn(tx, { userId, returnId: found.id });
      const allowed = checkMove(row, "cancelled");
      if (!allowed.ok) return allowed;
      if (!freed.ok) return refuse({ code: "RETURN_STATE_REFUSED", from: row.state, to: "cancelled" });
      const by = { kind: "user", id: userId } as const;
      await moveReturn(tx, deps, row, { to: "cancelled", by, at: now });
      await putBack(tx, deps, row, by, now);
      return ok(null);
    },
    once,
  );
}
