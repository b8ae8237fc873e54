import type { Money } from "@sihai/domain";
import type { Insertable } from "kysely";
import { columnsIn, type DB, payBeforeIn, prepared, type Tx } from "#platform";
import type { Parcel } from "./parcel.types.ts";

/** What is agreed about a parcel: all that a submit writes and a change writes anew. */
export type ParcelTerms = Pick<
  Parcel,
  | "warehouse"
  | "line"
  | "quote"
  | "address"
  | "country"
  | "zip"
  | "email"
  | "identityKind"
  | "companyName"
  | "identitySealed"
  | "identityMasked"
  | "pickupCode"
  | "declaration"
  | "charges"
  | "insured"
  | "remark"
  | "deposit"
  | "insurance"
  | "service"
  | "discounts"
  | "discount"
  | "freightDiscount"
  | "total"
  | "estGrams"
  | "estSidesCm"
  | "policy"
> & { declaredTotalUsd: Money };

function columnsOf(terms: ParcelTerms) {
  return {
    warehouse_id: terms.warehouse,
    line_id: terms.line.id,
    line: JSON.stringify(terms.line),
    quote: JSON.stringify(terms.quote),
    address: JSON.stringify(terms.address),
    country: terms.country,
    zip_code: terms.zip,
    email: terms.email,
    identity_kind: terms.identityKind,
    company_name: terms.companyName,
    identity_sealed: terms.identitySealed,
    identity_masked: terms.identityMasked,
    pickup_code: terms.pickupCode,
    declaration: JSON.stringify(terms.declaration),
    declared_total_usd: terms.declaredTotalUsd.amount,
    services: JSON.stringify(terms.charges),
    insured_cny: terms.insured.amount,
    remark: terms.remark,
    deposit_cny: terms.deposit.amount,
    insurance_cny: terms.insurance.amount,
    service_cny: terms.service.amount,
    discounts: JSON.stringify(terms.discounts),
    discount_cny: terms.discount.amount,
    discount_freight_cny: terms.freightDiscount.amount,
    total_cny: terms.total.amount,
    est_grams: terms.estGrams,
    est_sides_mm: terms.estSidesCm.map((side) => Math.round(side * 10)),
    policy: JSON.stringify(terms.policy),
  };
}

/** Writes a parcel as unpaid, with everything that is agreed about it; its id. Items follow by `insertParcelItems`. */
export async function insertParcel(
  tx: Tx,
  { terms, ...parcel }: { userId: string; packageNo: string; createdAt: Date; payBefore: Date; terms: ParcelTerms },
): Promise<string> {
  const { rows } = await tx.executeQuery(
    writeParcel({
      ...columnsOf(terms),
      user_id: parcel.userId,
      package_no: parcel.packageNo,
      state: "unpaid",
      created_at: parcel.createdAt,
      pay_before: parcel.payBefore,
    }),
  );
  const [row] = rows;
  if (!row) throw new Error(`parcel ${parcel.packageNo} was not written`);
  return row.id;
}

const written = [
  ...(["user_id", "package_no", "state", "created_at", "pay_before", "warehouse_id", "line_id", "line", "quote"] as const),
  ...(["address", "country", "zip_code", "email", "identity_kind", "company_name", "identity_sealed"] as const),
  ...(["identity_masked", "pickup_code", "declaration", "declared_total_usd", "services", "insured_cny", "remark"] as const),
  ...(["deposit_cny", "insurance_cny", "service_cny", "discounts", "discount_cny", "discount_freight_cny"] as const),
  ...(["total_cny", "est_grams", "est_sides_mm", "policy"] as const),
] as const;

const writeParcel = prepared((db, row: Pick<Insertable<DB["parcel"]>, (typeof written)[number]>) =>
  db.insertInto("parcel").values(columnsIn(row, written)).returning("id"),
);

/** Writes what is agreed about a locked parcel anew; returns the number of the change, or throws when there was another one. */
export async function replaceTerms(tx: Tx, parcel: Parcel, terms: ParcelTerms, at: Date): Promise<{ changeId: string }> {
  const revision = parcel.revision + 1;
  const updated = await tx
    .updateTable("parcel")
    .set({ ...columnsOf(terms), revision })
    .where("user_id", "=", parcel.userId)
    .where("id", "=", parcel.id)
    .where("revision", "=", parcel.revision)
    .executeTakeFirst();
  if (updated.numUpdatedRows !== 1n) throw new Error(`parcel ${parcel.packageNo} was changed by another`);
  const row = await tx
    .insertInto("parcel_change")
    .values({
      user_id: parcel.userId,
      parcel_id: parcel.id,
      revision,
      from_cny: parcel.total.amount,
      to_cny: terms.total.amount,
      paid: parcel.paidAt !== null,
      at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { changeId: row.id };
}

/** Until when a parcel can be paid. */
export const movePayBefore = payBeforeIn("parcel");
