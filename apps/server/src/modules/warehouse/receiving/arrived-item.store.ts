import { prepared, sendAlong, type Tx } from "#platform";
import { onTheWay } from "./bench-item.store.ts";

/**
 * When an item was signed for, and by when it is to be on its shelf (rules F-10 and F-11). Sent along: it fails with a later
 * statement of the transaction.
 */
export async function markSigned(tx: Tx, item: { userId: string; itemId: string }, signedAt: Date, dueAt: Date): Promise<void> {
  const { userId, itemId } = item;
  await sendAlong(tx, writeSigned({ userId, itemId, signedAt, dueAt }));
}

const writeSigned = prepared((db, item: { userId: string; itemId: string; signedAt: Date; dueAt: Date }) =>
  db
    .updateTable("order_item")
    .set({ signed_at: item.signedAt, due_at: item.dueAt })
    .where("user_id", "=", item.userId)
    .where("id", "=", item.itemId),
);

/** What the bench found: more goods flags than the seller told. */
export async function recordFindings(tx: Tx, item: { userId: string; itemId: string }, flags: readonly string[]): Promise<void> {
  await tx
    .updateTable("order_item")
    .set({ flags: [...flags], due_at: null })
    .where("user_id", "=", item.userId)
    .where("id", "=", item.itemId)
    .execute();
}

/** The courier number is free again once nothing under it is on its way (rule G2). */
export async function closeDelivery(tx: Tx, { userId, trackingNo, at }: Closing): Promise<void> {
  await sendAlong(tx, writeClosed({ userId, trackingNo, at }));
}

type Closing = { userId: string; trackingNo: string; at: Date };

const writeClosed = prepared((db, { userId, trackingNo, at }: Closing) =>
  db
    .updateTable("delivery_claim as d")
    .set({ closed_at: at })
    .where("d.user_id", "=", userId)
    .where("d.tracking_no", "=", trackingNo)
    .where("d.closed_at", "is", null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("order_item as i")
            .select("i.id")
            .where("i.user_id", "=", userId)
            .where("i.tracking_no", "=", trackingNo)
            .where("i.state", "in", onTheWay),
        ),
      ),
    ),
);

/** The courier and number an item came with, where it was announced without. */
export async function recordNumber(
  tx: Tx,
  item: { userId: string; itemId: string },
  { courier, trackingNo }: { courier: string; trackingNo: string },
): Promise<void> {
  await tx
    .updateTable("order_item")
    .set({ courier, tracking_no: trackingNo })
    .where("user_id", "=", item.userId)
    .where("id", "=", item.itemId)
    .where("tracking_no", "is", null)
    .execute();
}
