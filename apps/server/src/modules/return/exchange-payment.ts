import { ok, refuse } from "@sihai/domain";
import { returnNumber } from "@sihai/domain/return";
import { clearTimer, type Deps, type TradePaidHandler, type Tx } from "#platform";
import { tell } from "../message/index.ts";
import { cancelOpenTrade } from "../payment/index.ts";
import { tellApproved } from "./approve-return.service.ts";
import { checkMove, moveReturn } from "./move-return.ts";
import { paymentTimer, putBack } from "./put-back.ts";
import { lockReturn, type ReturnKey } from "./return.store.ts";
import { linkOf } from "./return-words.ts";

/** An exchange's fee and way back are paid: it may leave. A payment that came too late is refused, and the money stays the buyer's. */
export const exchangePaid: TradePaidHandler = async (tx, { userId, subjects, at }, deps) => {
  for (const { subjectId } of subjects) {
    const key = { userId, returnId: subjectId };
    const row = await lockReturn(tx, key);
    const allowed = checkMove(row, "approved");
    if (!allowed.ok || row.state !== "awaiting-payment") return refuse({ code: "RETURN_STATE_REFUSED" });
    await moveReturn(tx, deps, row, { to: "approved", by: { kind: "user", id: userId }, at });
    await clearTimer(tx, paymentTimer, key);
    await tellApproved(tx, deps, row, at);
  }
  return ok();
};

/** Nobody paid in time: the exchange is off, the goods stay in storage, the free operation is the month's again. */
export async function lapseUnpaid({ userId, returnId }: ReturnKey, deps: Deps, tx: Tx): Promise<void> {
  const at = deps.clock.now();
  const freed = await cancelOpenTrade(tx, { userId, purpose: "return", subjectId: returnId, at });
  const row = await lockReturn(tx, { userId, returnId });
  if (!freed.ok || row.state !== "awaiting-payment") return;
  const by = { kind: "system" } as const;
  await moveReturn(tx, deps, row, { to: "cancelled", by, at });
  await putBack(tx, deps, row, by, at);
  const facts = { returnNo: returnNumber(row.id) };
  await tell(tx, deps, { userId, type: "order", template: "return-lapsed", facts, link: linkOf(row), mail: true, at });
}
