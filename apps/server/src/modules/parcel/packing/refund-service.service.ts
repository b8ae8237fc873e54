import { cny, type Money, ok, parseMoney, type Result, refuse, subtract, sum, toDecimal } from "@sihai/domain";
import { actOnParcel, chargeFewer, chargesTotal, type ParcelActionRefusal } from "@sihai/domain/parcel";
import { type Deps, type OnceRefusal, type Tx, transact } from "#platform";
import { audit } from "../../audit/index.ts";
import { tell } from "../../message/index.ts";
import { lockLiveTrade } from "../../payment/index.ts";
import { keepParcelDiscounts } from "../../promotion/index.ts";
import { moveChangeMoney } from "../change/move-change-money.ts";
import { moveParcel } from "../move-parcel.ts";
import { findParcelByNo, lockParcelsByNo } from "../parcel.store.ts";
import type { Parcel } from "../parcel.types.ts";
import { type ParcelTerms, replaceTerms } from "../parcel-terms.store.ts";
import { priceToReduce } from "../submit/price-to-reduce.ts";
import { findTask, servicesOf } from "./close-service.service.ts";
import type { Bench } from "./on-bench.ts";

type Fewer = Bench & { code: string; itemNo: string | undefined; done: number; reason: string };
type Refunded = { packageId: string; refunded: Money };
type Refusal =
  | ParcelActionRefusal
  | OnceRefusal
  | { code: "PARCEL_NOT_FOUND" | "PARCEL_SERVICE_NOT_FOUND" }
  | { code: "SERVICE_NOT_FEWER"; most: number };

/**
 * The bench does a service to fewer pieces than were paid for, or cannot do it (rule H-132): the parcel is changed to what is
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

      const terms = await termsWith(tx, parcel, charged.value.charges, now);
      const refunded = subtract(parcel.total, terms.total);
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
      const facts = { code, itemNo: itemNo ?? null, done, reason, refundedFen: refunded.amount.toString() };
      await audit(tx, { staffId, action: "packing.service-refund", subject: packageId, facts, at: now });
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

/** What is agreed about a parcel once it is charged for fewer services, with the discounts that still stand. */
async function termsWith(tx: Tx, parcel: Parcel, charges: Parcel["charges"], at: Date): Promise<ParcelTerms> {
  const { userId, id, packageNo, deposit, insurance } = parcel;
  const service = chargesTotal(charges);
  const undiscounted = sum([deposit, insurance, service], "CNY");
  const discounts = await keepParcelDiscounts(
    tx,
    { userId, parcelId: id, packageNo, at },
    parcel.discounts.map((line) => ({ ...line, amount: cny(line.amount), freight: cny(line.freight) })),
    priceToReduce({ deposit, charges, total: undiscounted }),
  );
  const taken = (of: "amount" | "freight") =>
    sum(
      discounts.map((line) => line[of]),
      "CNY",
    );
  return {
    ...parcel,
    charges,
    service,
    discounts: discounts.map((line) => ({ ...line, amount: toDecimal(line.amount), freight: toDecimal(line.freight) })),
    discount: taken("amount"),
    freightDiscount: taken("freight"),
    total: subtract(undiscounted, taken("amount")),
    declaredTotalUsd: parseMoney(parcel.declaration.total, "USD"),
  };
}
