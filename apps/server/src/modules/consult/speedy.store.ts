import type { Money } from "@sihai/domain";
import { type SpeedyState, speedyStates } from "@sihai/domain/consult";
import type { Selectable } from "kysely";
import { columnsOf, type DB, type Db, fen, oneOf, payBeforeIn, type Tx } from "#platform";
import type { ConsultKey } from "./consult.store.ts";

export type SpeedyKey = { userId: string; id: string };

function speedyOf(row: Selectable<DB["consult_speedy"]>) {
  return {
    userId: row.user_id,
    id: row.id,
    consultId: row.consult_id,
    state: oneOf(speedyStates, row.state, "consult_speedy.state"),
    price: fen(row.price_cny),
    payBefore: row.pay_before,
    paidAt: row.paid_at,
    dueAt: row.due_at,
  };
}
export type Speedy = ReturnType<typeof speedyOf>;

/** Keeps speedy response as unpaid at the price of now; its id, which its trade is opened for. */
export async function insertSpeedy(
  tx: Tx,
  { userId, consultId, price, payBefore, at }: ConsultKey & { price: Money; payBefore: Date; at: Date },
): Promise<string> {
  const row = await tx
    .insertInto("consult_speedy")
    .values({
      ...{ user_id: userId, consult_id: consultId, state: "unpaid" },
      ...{ price_cny: price.amount.toString(), pay_before: payBefore, created_at: at },
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

/** The one that is open or paid for, or else the latest there was. */
export async function latestSpeedy(db: Db | Tx, { userId, consultId }: ConsultKey): Promise<Speedy | null> {
  const row = await db
    .selectFrom("consult_speedy")
    .selectAll()
    .where("user_id", "=", userId)
    .where("consult_id", "=", consultId)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ? speedyOf(row) : null;
}

/** As it stands, unlocked: what changes it holds its thread. Null when there is none. */
export async function findSpeedy(db: Db | Tx, { userId, id }: SpeedyKey): Promise<Speedy | null> {
  const row = await db
    .selectFrom("consult_speedy")
    .selectAll()
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .executeTakeFirst();
  return row ? speedyOf(row) : null;
}

type Change = { state: SpeedyState; paidAt?: Date; dueAt?: Date; endedAt?: Date };

/** Moves one on from a state; throws where it stands in another. */
export async function moveSpeedy(tx: Tx, { userId, id, state: from }: Speedy, change: Change): Promise<void> {
  const updated = await tx
    .updateTable("consult_speedy")
    .set(columnsOf(change))
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .where("state", "=", from)
    .executeTakeFirst();
  if (updated.numUpdatedRows !== 1n) throw new Error(`speedy response ${id} is not ${from}`);
}

/** Until when speedy response can be paid. */
export const movePayBefore = payBeforeIn("consult_speedy");
