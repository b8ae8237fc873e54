import { sql } from "kysely";
import { columnsOf, type Db, fieldsOf, prepared, type Tx } from "#platform";

export type KeptAddress = {
  id: string;
  consignee: string;
  lastName: string;
  contact: string;
  email: string;
  country: string;
  stateId: string | null;
  state: string;
  city: string;
  fullAddress: string;
  zipCode: string;
  isDefault: boolean;
  label: string | null;
  addressFrom: string;
};
export type AddressValues = Omit<KeptAddress, "id" | "isDefault" | "addressFrom">;

const columns = [
  "id",
  "consignee",
  "last_name",
  "contact",
  "email",
  "country",
  "state_id",
  "state",
  "city",
  "full_address",
  "zip_code",
  "is_default",
  "label",
  "address_from",
] as const;

function kept(db: Db | Tx, userId: string) {
  return db.selectFrom("address").where("user_id", "=", userId).where("deleted_at", "is", null);
}

/** One member's changes to the address book run one after another: limit and default are facts about the whole book. */
export async function lockBook(tx: Tx, userId: string): Promise<void> {
  await tx.selectFrom("app_user").select("id").where("id", "=", userId).forUpdate().executeTakeFirst();
}

/** A page of the book, the default first and then the newest, with how many there are in all (rule L-38). Pages count from 1. */
export async function addressesOf(db: Db, userId: string, page: number, pageSize: number) {
  const rows = await kept(db, userId)
    .select(columns)
    .orderBy("is_default", "desc")
    .orderBy("id", "desc")
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const { total, defaults } = await kept(db, userId)
    .select([sql<string>`count(*)`.as("total"), sql<string>`count(*) filter (where is_default)`.as("defaults")])
    .executeTakeFirstOrThrow();
  return { list: rows.map((row): KeptAddress => fieldsOf(row)), total: Number(total), hasDefault: Number(defaults) > 0 };
}

/** Undefined where the member has no such address, or deleted it. */
export async function addressOf(db: Db | Tx, userId: string, id: string): Promise<KeptAddress | undefined> {
  const [row] = (await db.executeQuery(keptById({ userId, id }))).rows;
  return row && fieldsOf(row);
}

const keptById = prepared((db, { userId, id }: { userId: string; id: string }) =>
  kept(db, userId).select(columns).where("id", "=", id),
);

/** Addresses in the book, deleted ones left out, and how many of them things may go to. Under `lockBook` the numbers hold until the transaction ends. */
export async function countAddresses(tx: Tx, userId: string): Promise<{ all: number; forDelivery: number }> {
  const { total, for_delivery } = await kept(tx, userId)
    .select([
      sql<string>`count(*)`.as("total"),
      sql<string>`count(*) filter (where is_default or address_from <> 'card')`.as("for_delivery"),
    ])
    .executeTakeFirstOrThrow();
  return { all: Number(total), forDelivery: Number(for_delivery) };
}

/** Adds an address that is not the default yet; its id. The limit is the caller's to ask for, under `lockBook`. */
export async function insertAddress(
  tx: Tx,
  userId: string,
  values: AddressValues,
  addressFrom: string,
  at: Date,
): Promise<string> {
  const { id } = await tx
    .insertInto("address")
    .values({ ...columnsOf(values), user_id: userId, address_from: addressFrom, created_at: at })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** False when the member has no such address. */
export async function updateAddress(tx: Tx, userId: string, id: string, values: AddressValues): Promise<boolean> {
  const done = await tx
    .updateTable("address")
    .set(columnsOf(values))
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

/** Makes one address the only default (`id`), or takes the default away from it (null keeps none). */
export async function setDefault(tx: Tx, userId: string, id: string, isDefault: boolean): Promise<boolean> {
  if (isDefault) {
    await tx
      .updateTable("address")
      .set({ is_default: false })
      .where("user_id", "=", userId)
      .where("is_default", "=", true)
      .where("id", "!=", id)
      .execute();
  }
  const done = await tx
    .updateTable("address")
    .set({ is_default: isDefault })
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

/** False when the member has no such address. Parcels keep their own copy, so nothing else changes. */
export async function deleteAddress(db: Db | Tx, userId: string, id: string, at: Date): Promise<boolean> {
  const done = await db
    .updateTable("address")
    .set({ deleted_at: at, is_default: false })
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}
