import { type Money, ok, parseMoney, type Result, refuse, subtract, toDecimal } from "@sihai/domain";
import { actOnParcel, chargeFewer, keepDiscounts, type ParcelActionRefusal } from "@sihai/domain/parcel";
import { type Deps, type OnceRefusal, transact } from "#platform";
import { audit } from "../audit/index.ts";
import { tell } from "../message/index.ts";
import { lockLiveTrade } from "../payment/index.ts";
import { findTask, servicesOf } from "./close-service.service.ts";
import { moveChangeMoney } from "./move-change-money.ts";
import { moveParcel } from "./move-parcel.ts";
import type { Bench } from "./on-bench.ts";
import { findParcelByNo, lockParcelsByNo } from "./parcel.store.ts";
import { replaceTerms } from "./parcel-terms.store.ts";
import { chargesTotal } from "./prepare-parcel.ts";

type Fewer = Bench & { code: string; itemNo: string | undefined; done: number; reason: string };
type Refunded = { packageId: string; refunded: Money };
type Refusal =
  | ParcelActionRefusal
  | OnceRefusal
  | { code: "PARCEL_NOT_FOUND" | "PARCEL_SERVICE_NOT_FOUND" }
  | { code: "SERVICE_NOT_FEWER"; most: number };

/**
 * The bench does a service to fewer pieces than were paid for, or cannot do it (spec section 5, H-132): the parcel is changed to what is
 * done, and the difference goes back to the wallet, all of it at once. What is done and noted already stays paid.
 */
export function refundService(deps: Deps, fewer: Fewer): Promise<Result<Refunded, Refusal>> {
  const { packageId, code, itemNo, done, reason, staffId, now, once } = fewer;
  return transact<Refunded, Refusal>(
    deps.db,
    async (tx) => {
      const known = await findParcelByNo(tx, packageId);
      if (!known) return refuse({ code: "PARCEL_NOT_FOUND" });
      await lockLiveTrade(tx, { userId: known.userId, purpose: "parcel", subjectId: known.id });
      const [parcel] = await lockParcelsByNo(tx, [packageId]);
      if (!parcel) return refuse({ code: "PARCEL_NOT_FOUND" });
      const may = actOnParcel(parcel.state, "pick");
      if (!may.ok) return may;
      const task = await findTask(tx, parcel, code, itemNo);
      const open = (await servicesOf(tx, parcel)).find((one) => one.code === task?.code && one.itemId === task.itemId);
      if (!open || open.done !== null) return refuse({ code: "PARCEL_SERVICE_NOT_FOUND" });
      const charged = chargeFewer(parcel.charges, { code: open.code, itemId: open.itemId, done });
      if (!charged.ok) return charged;

      const { charges } = charged.value;
      const service = chargesTotal(charges);
      const { discounts, shrunk } = keepDiscounts(parcel.discounts, service);
      const refunded = subtract(subtract(parcel.service, service), shrunk);
      const terms = {
        ...parcel,
        charges,
        service,
        discounts,
        discount: subtract(parcel.discount, shrunk),
        total: subtract(parcel.total, refunded),
        declaredTotalUsd: parseMoney(parcel.declaration.total, "USD"),
      };
      const { changeId } = await replaceTerms(tx, parcel, terms, now);
      const moved = await moveParcel(tx, parcel, {
        action: "change",
        by: { kind: "staff", id: staffId },
        at: now,
        note: reason,
        facts: { revision: parcel.revision + 1, fromFen: parcel.total.amount.toString(), toFen: terms.total.amount.toString() },
      });
      if (!moved.ok) return moved;
      const money = await moveChangeMoney(tx, parcel, { changeId, terms, isAllowed: false, at: now });
      if (!money.ok) throw new Error(`fewer services made parcel ${packageId} dearer`);
      await audit(tx, { staffId, action: "packing.service-refund", subject: packageId, facts: { code, done, reason }, at: now });
      await tell(tx, deps, {
        userId: parcel.userId,
        type: "parcel",
        template: "parcel-service-refunded",
        facts: { packageNo: packageId, amountCny: toDecimal(refunded), note: reason },
        link: `/package/detail?packageId=${packageId}`,
        mail: true,
        at: now,
      });
      return ok({ packageId, refunded });
    },
    once,
  );
}
