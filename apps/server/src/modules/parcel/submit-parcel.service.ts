import { type Money, ok, type Result, refuse, toDecimal } from "@sihai/domain";
import { unpaidParcelCancelAt } from "@sihai/domain/clocks";
import {
  checkOutstanding,
  maskIdentity,
  memberFreightOffBp,
  type OutstandingRefusal,
  operationFee,
  parcelClocks,
} from "@sihai/domain/parcel";
import { type Deps, type Once, type OnceRefusal, setTimer, type Tx, transact } from "#platform";
import { levelOf, linesOf, rateCards } from "../freight/index.ts";
import { type ItemRow, lockItems, moveItem } from "../item/index.ts";
import { tell } from "../message/index.ts";
import { openTrade } from "../payment/index.ts";
import { recordStep } from "../timeline/index.ts";
import { pauseStorage, storedItemsOf } from "../warehouse/index.ts";
import { newPackageNo } from "./numbers.ts";
import { insertParcel, lockCustomer, owedBy } from "./parcel.store.ts";
import { parcelAddress } from "./parcel-address.ts";
import { insertParcelItems } from "./parcel-item.store.ts";
import { usdPerCny } from "./prepare-parcel.ts";
import { type PricedParcel, type PricingRefusal, priceParcel, type SubmittedForm } from "./price-parcel.ts";
import { sealIdentity } from "./seal-identity.ts";
import { parcelTimers, subjectOf } from "./timers.ts";

type Command = SubmittedForm & {
  userId: string;
  itemIds: readonly string[];
  addressId: string;
  lineId: string;
  email: string;
  remark: string;
  /** What the buyer saw. */
  total: Money;
  now: Date;
  once: Once | null;
};
type Submitted = { packageId: string; tradeNo: string; total: Money; payBefore: Date };
type Refusal =
  | PricingRefusal
  | OutstandingRefusal
  | OnceRefusal
  | { code: "PARCEL_ITEM_NOT_FOUND" | "ITEM_ALREADY_IN_PARCEL" | "PARCEL_ADDRESS_NOT_FOUND" | "LINE_NOT_FOUND" }
  | { code: "ROUTES_UNAVAILABLE" | "RATE_UNAVAILABLE" }
  | { code: "PARCEL_PRICE_CHANGED"; total: Money };

/**
 * Makes a parcel of stored goods: every rule checked and every price computed on the server, the items taken off the shelf list, the
 * storage clock stopped, the deposit opened for payment for seven days (decision H-41).
 */
export async function submitParcel(deps: Deps, command: Command): Promise<Result<Submitted, Refusal>> {
  const { userId, now } = command;
  const cards = rateCards();
  if (!cards.ok) return cards;
  const card = linesOf(cards.value, now.toISOString()).find(({ id }) => id === command.lineId);
  if (!card) return refuse({ code: "LINE_NOT_FOUND" });
  const rate = await usdPerCny(deps);
  if (!rate.ok) return rate;

  return transact<Submitted, Refusal>(
    deps.db,
    async (tx) => {
      await lockCustomer(tx, userId);
      const debt = checkOutstanding({ ...(await owedBy(tx, userId)), now });
      if (!debt.ok) return debt;
      const itemIds = [...new Set(command.itemIds)];
      const rows = await lockItems(
        tx,
        itemIds.map((itemId) => ({ userId, itemId })),
      );
      const missing = refuseItems(rows, itemIds.length);
      if (missing) return refuse(missing);
      const items = await storedItemsOf(tx, userId, itemIds);
      const address = await parcelAddress(tx, userId, command.addressId);
      if (!address) return refuse({ code: "PARCEL_ADDRESS_NOT_FOUND" });

      const level = await levelOf(tx, userId);
      const priced = priceParcel({ items, address, card, form: command, level, usdPerCny: rate.value, now });
      if (!priced.ok) return priced;
      if (priced.value.total.amount !== command.total.amount)
        return refuse({ code: "PARCEL_PRICE_CHANGED", total: priced.value.total });

      const packageNo = newPackageNo(now);
      const payBefore = new Date(unpaidParcelCancelAt(now.toISOString()));
      const parcelId = await insertParcel(tx, {
        ...rowOf(deps, command, priced.value, packageNo),
        warehouse: items[0]?.warehouse ?? card.warehouses[0] ?? 1,
        line: card,
        address,
        country: address.country,
        zip: address.zipCode,
        payBefore,
        policy: {
          memberFreightOffBp: memberFreightOffBp(level),
          operationFee,
          depositHow: priced.value.estimate.how,
          usdPerCny: rate.value,
          payDays: parcelClocks.payDays,
          confirmDays: parcelClocks.confirmDays,
        },
      });
      await insertParcelItems(tx, { userId, parcelId }, itemIds);
      const by = { kind: "user", id: userId } as const;
      await recordStep(tx, { userId, subjectKind: "parcel", subjectId: parcelId, from: null, to: "unpaid", by, at: now });
      for (const itemId of itemIds) {
        const moved = await moveItem(tx, { userId, itemId, to: "in-parcel", by, at: now, facts: { packageNo } });
        if (!moved.ok) return refuse({ code: "ITEM_ALREADY_IN_PARCEL" });
      }
      await pauseStorage(tx, userId, itemIds, now);
      const { total } = priced.value;
      const { tradeNo } = await openTrade(tx, {
        userId,
        purpose: "parcel",
        subjects: [{ subjectId: parcelId, amount: total }],
        expiresAt: payBefore,
        at: now,
      });
      await setParcelTimers(tx, { userId, parcelId }, now, payBefore);
      await tell(tx, deps, {
        userId,
        type: "parcel",
        template: "parcel-submitted",
        facts: { packageNo, amountCny: toDecimal(total), payBefore: payBefore.toISOString() },
        link: `/package/detail?packageId=${packageNo}`,
        at: now,
      });
      return ok({ packageId: packageNo, tradeNo, total, payBefore });
    },
    command.once,
  );
}

/** Another's item answers like an unknown one (F57). */
function refuseItems(rows: readonly ItemRow[], wanted: number): Refusal | null {
  if (rows.length !== wanted) return { code: "PARCEL_ITEM_NOT_FOUND" };
  if (rows.some(({ state }) => state === "in-parcel")) return { code: "ITEM_ALREADY_IN_PARCEL" };
  return rows.every(({ state }) => state === "stocked-in") ? null : { code: "PARCEL_ITEM_NOT_FOUND" };
}

function rowOf(deps: Deps, command: Command, priced: PricedParcel, packageNo: string) {
  const { userId } = command;
  const { expected } = priced.estimate;
  const { identityNumber: number } = priced;
  return {
    userId,
    packageNo,
    quote: expected,
    email: command.email,
    identityKind: command.identity.kind,
    companyName: command.identity.kind === "company" ? command.identity.companyName : null,
    identitySealed: number === null ? null : sealIdentity(deps.config.secretKey, { userId, packageNo }, number),
    identityMasked: number === null ? null : maskIdentity(number),
    pickupCode: command.pickupCode ?? null,
    declaration: {
      lines: command.declaration.lines.map((line) => ({ ...line, value: toDecimal(line.value) })),
      total: toDecimal(priced.declaredTotal),
    },
    declaredTotalUsd: priced.declaredTotal,
    charges: priced.charges,
    insured: priced.insured,
    remark: command.remark,
    deposit: priced.deposit,
    insurance: priced.insurance,
    service: priced.service,
    total: priced.total,
    estGrams: expected.actualGrams,
    estSidesCm: priced.estimate.sidesCm,
    createdAt: command.now,
  };
}

async function setParcelTimers(tx: Tx, key: { userId: string; parcelId: string }, now: Date, payBefore: Date): Promise<void> {
  await setTimer(tx, parcelTimers.cancelUnpaid, subjectOf(key), payBefore);
  for (const day of parcelClocks.reminderDays)
    await setTimer(tx, parcelTimers.remindUnpaid, `${subjectOf(key)}:${day}`, new Date(now.getTime() + day * 86_400_000));
}
