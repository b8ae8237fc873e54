import type { Money } from "@sihai/domain";
import type { LocalText } from "@sihai/domain/language";
import { type Insertable, sql } from "kysely";
import { columnsIn, type DB, type Db, fen, prepared, type Tx } from "#platform";

export type CartLine = {
  id: string;
  goodsId: string;
  skuId: string;
  quantity: number;
  unitPrice: Money;
  domesticFreight: Money;
  isBuyersOwnPrice: boolean;
  remark: string;
  createdAt: Date;
};

const columns = [
  "id",
  "goods_id",
  "sku_id",
  "quantity",
  "unit_price_cny",
  "domestic_freight_cny",
  "price_changed_by_user",
  "remark",
  "created_at",
] as const;

type Row = {
  id: string;
  goods_id: string;
  sku_id: string;
  quantity: number;
  unit_price_cny: string;
  domestic_freight_cny: string;
  price_changed_by_user: boolean;
  remark: string;
  created_at: Date;
};

function cartRowOf(row: Row): CartLine {
  return {
    id: row.id,
    goodsId: row.goods_id,
    skuId: row.sku_id,
    quantity: row.quantity,
    unitPrice: fen(row.unit_price_cny),
    domesticFreight: fen(row.domestic_freight_cny),
    isBuyersOwnPrice: row.price_changed_by_user,
    remark: row.remark,
    createdAt: row.created_at,
  };
}

/** Newest first. */
export async function cartLines(db: Db | Tx, userId: string): Promise<CartLine[]> {
  const rows = await db
    .selectFrom("cart_item")
    .select(columns)
    .where("user_id", "=", userId)
    .where("removed_at", "is", null)
    .orderBy("id", "desc")
    .execute();
  return rows.map(cartRowOf);
}

/** Lines in a cart, whatever became of their goods; pieces do not count. */
export async function countCartRows(db: Db | Tx, userId: string): Promise<number> {
  const row = await db
    .selectFrom("cart_item")
    .select(({ fn }) => fn.countAll<string>().as("lines"))
    .where("user_id", "=", userId)
    .where("removed_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(row.lines);
}

/** Lines by their ids, in the order of the ids, locked; another customer's are left out like unknown ones. */
export async function lockCartLines(tx: Tx, userId: string, ids: readonly string[]): Promise<CartLine[]> {
  if (ids.length === 0) return [];
  return (await tx.executeQuery(lockLines({ userId, ids }))).rows.map(cartRowOf);
}

type Lines = { userId: string; ids: readonly string[] };

const lockLines = prepared((db, lines: Lines) => linesByIds(db, lines).orderBy("id").forUpdate());
const findLines = prepared(linesByIds);

function linesByIds(db: Db, { userId, ids }: Lines) {
  return db
    .selectFrom("cart_item")
    .select(columns)
    .where("user_id", "=", userId)
    .where("id", "=", sql<string>`any(${ids}::bigint[])`)
    .where("removed_at", "is", null);
}

/** Lines by their ids, unlocked; for looking, not for deciding. */
export async function findCartLines(db: Db | Tx, userId: string, ids: readonly string[]): Promise<CartLine[]> {
  if (ids.length === 0) return [];
  return (await db.executeQuery(findLines({ userId, ids }))).rows.map(cartRowOf);
}

/** The line of another variant of the same goods, locked, if there is one. */
export async function lockTwinRow(tx: Tx, userId: string, row: CartLine, skuId: string): Promise<CartLine | null> {
  const twin = await tx
    .selectFrom("cart_item")
    .select(columns)
    .where("user_id", "=", userId)
    .where("goods_id", "=", row.goodsId)
    .where("sku_id", "=", skuId)
    .where("removed_at", "is", null)
    .where("id", "!=", row.id)
    .forUpdate()
    .executeTakeFirst();
  return twin ? cartRowOf(twin) : null;
}

/** A line of one's own that was not taken out; null otherwise. Not locked. */
export async function findCartRow(db: Db | Tx, userId: string, id: string): Promise<CartLine | null> {
  const row = await db
    .selectFrom("cart_item")
    .select(columns)
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .where("removed_at", "is", null)
    .executeTakeFirst();
  return row ? cartRowOf(row) : null;
}

/** Pieces of goods in the cart, variants together, as a least quantity counts them (rule C-17); `exceptId` leaves a line out. */
export async function piecesOf(db: Db | Tx, userId: string, goodsId: string, exceptId?: string): Promise<number> {
  const row = await db
    .selectFrom("cart_item")
    .select(({ fn }) => fn.sum<string | null>("quantity").as("pieces"))
    .where("user_id", "=", userId)
    .where("goods_id", "=", goodsId)
    .where("removed_at", "is", null)
    .where("id", "!=", exceptId ?? "0")
    .executeTakeFirstOrThrow();
  return Number(row.pieces ?? 0);
}

export type Standing = { ofVariant: number; ofGoods: number; lines: number };

/** What stands in a cart before something is put in: pieces of the variant, pieces of the goods, and lines of all. */
export async function standingInCart(
  db: Db | Tx,
  userId: string,
  { goodsId, skuId }: { goodsId: string; skuId: string },
): Promise<Standing> {
  const [row] = (await db.executeQuery(standing({ userId, goodsId, skuId }))).rows;
  return { ofVariant: Number(row?.of_variant ?? 0), ofGoods: Number(row?.of_goods ?? 0), lines: Number(row?.lines) };
}

const standing = prepared((db, { userId, goodsId, skuId }: { userId: string; goodsId: string; skuId: string }) =>
  db
    .selectFrom("cart_item")
    .select(({ fn }) => [
      fn.countAll<string>().as("lines"),
      fn.sum<string | null>("quantity").filterWhere("goods_id", "=", goodsId).as("of_goods"),
      fn.sum<string | null>("quantity").filterWhere("goods_id", "=", goodsId).filterWhere("sku_id", "=", skuId).as("of_variant"),
    ])
    .where("user_id", "=", userId)
    .where("removed_at", "is", null),
);

async function piecesOfVariant(db: Db | Tx, userId: string, goodsId: string, skuId: string): Promise<number> {
  const row = await db
    .selectFrom("cart_item")
    .select("quantity")
    .where("user_id", "=", userId)
    .where("goods_id", "=", goodsId)
    .where("sku_id", "=", skuId)
    .where("removed_at", "is", null)
    .executeTakeFirst();
  return row?.quantity ?? 0;
}

/** One choice of a variant: the colour, red. */
type Choice = { name: LocalText; value: LocalText };

export type NewLine = {
  userId: string;
  goodsId: string;
  skuId: string;
  skuName: readonly Choice[];
  quantity: number;
  unitPrice: Money;
  domesticFreight: Money;
  remark: string;
  at: Date;
};

/** Adds a line, or the pieces to the line of the same variant. Returns the line as it stands after, and whether it is new. */
export async function addCartRow(tx: Tx | Db, line: NewLine): Promise<{ id: string; quantity: number; isNew: boolean }> {
  const { rows } = await tx.executeQuery(
    addRow({
      user_id: line.userId,
      goods_id: line.goodsId,
      sku_id: line.skuId,
      sku_name: JSON.stringify(line.skuName),
      quantity: line.quantity,
      unit_price_cny: line.unitPrice.amount.toString(),
      domestic_freight_cny: line.domesticFreight.amount.toString(),
      remark: line.remark,
      created_at: line.at,
    }),
  );
  const [row] = rows;
  if (!row) throw new Error(`nothing was put into the cart of ${line.userId}`);
  return row;
}

const written = [
  ...(["user_id", "goods_id", "sku_id", "sku_name", "quantity", "unit_price_cny"] as const),
  ...(["domestic_freight_cny", "remark", "created_at"] as const),
] as const;

const addRow = prepared((db, row: Pick<Insertable<DB["cart_item"]>, (typeof written)[number]>) =>
  db
    .insertInto("cart_item")
    .values(columnsIn(row, written))
    .onConflict((conflict) =>
      conflict.columns(["user_id", "goods_id", "sku_id"]).where("removed_at", "is", null).doUpdateSet({
        quantity: sql<number>`least(cart_item.quantity + excluded.quantity, 9999)`,
        unit_price_cny: sql<string>`case when cart_item.price_changed_by_user then cart_item.unit_price_cny else excluded.unit_price_cny end`,
        remark: sql<string>`case when excluded.remark = '' then cart_item.remark else excluded.remark end`,
      }),
    )
    // A row nobody has changed yet: it was put in now.
    .returning(["id", "quantity", sql<boolean>`xmax = 0`.as("isNew")]),
);

export type LineChange = {
  quantity?: number;
  skuId?: string;
  skuName?: readonly Choice[];
  remark?: string;
  unitPrice?: Money;
  domesticFreight?: Money;
  isBuyersOwnPrice?: boolean;
};

/**
 * Changes what is named and leaves the rest; nothing named is no statement. Whether the line is there is the caller's to know.
 */
export async function updateCartRow(tx: Tx, userId: string, id: string, change: LineChange): Promise<void> {
  const set = {
    ...(change.quantity !== undefined && { quantity: change.quantity }),
    ...(change.skuId !== undefined && { sku_id: change.skuId }),
    ...(change.skuName !== undefined && { sku_name: JSON.stringify(change.skuName) }),
    ...(change.remark !== undefined && { remark: change.remark }),
    ...(change.unitPrice !== undefined && { unit_price_cny: change.unitPrice.amount.toString() }),
    ...(change.domesticFreight !== undefined && { domestic_freight_cny: change.domesticFreight.amount.toString() }),
    ...(change.isBuyersOwnPrice !== undefined && { price_changed_by_user: change.isBuyersOwnPrice }),
  };
  if (Object.keys(set).length === 0) return;
  await tx.updateTable("cart_item").set(set).where("user_id", "=", userId).where("id", "=", id).execute();
}

/** Takes lines out, so that they can be put back; how many were still in. Lines of somebody else are not touched. */
export async function removeCartLines(tx: Tx | Db, userId: string, ids: readonly string[], at: Date): Promise<number> {
  return Number((await tx.executeQuery(removeLines({ userId, ids, at }))).numAffectedRows);
}

const removeLines = prepared((db, { userId, ids, at }: Lines & { at: Date }) =>
  db
    .updateTable("cart_item")
    .set({ removed_at: at })
    .where("user_id", "=", userId)
    .where("id", "=", sql<string>`any(${ids}::bigint[])`)
    .where("removed_at", "is", null),
);

/** Removed lines by their ids, locked. */
export async function lockRemovedRows(tx: Tx, userId: string, ids: readonly string[]): Promise<CartLine[]> {
  const rows = await tx
    .selectFrom("cart_item")
    .select(columns)
    .where("user_id", "=", userId)
    .where("id", "in", [...ids])
    .where("removed_at", "is not", null)
    .orderBy("id")
    .forUpdate()
    .execute();
  return rows.map(cartRowOf);
}

/** Puts a removed line back; false when a line of the same variant stands in its place. */
export async function restoreCartRow(tx: Tx, userId: string, row: CartLine): Promise<boolean> {
  const taken = await piecesOfVariant(tx, userId, row.goodsId, row.skuId);
  if (taken > 0) return false;
  await tx.updateTable("cart_item").set({ removed_at: null }).where("user_id", "=", userId).where("id", "=", row.id).execute();
  return true;
}
