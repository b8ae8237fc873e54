import { ok, refuse } from "@sihai/domain";
import { type DeliveryStage, deliveryStageNames, deliveryStep } from "@sihai/domain/courier";
import type { Deps } from "#platform";
import { type Delivery, deliveriesOf, itemsOfOrder, type OrderedItem } from "./delivery.store.ts";
import { scansOf } from "./scan.store.ts";

/** States in which nothing comes any more; what the seller had sent by then was sent. */
const calledOff = ["cancelled", "returned", "forfeited"];
/** States before the warehouse has scanned the item. */
const notTakenIn = ["paid", "buying", "awaiting-confirmation", "purchased", "seller-shipped", "awaiting-logistics", "in-transit"];

/** An order's deliveries by their numbers, each with its items and scans, and what still waits to be sent. */
export async function readLogistics(deps: Deps, userId: string, orderNo: string) {
  const all = await itemsOfOrder(deps.db, userId, orderNo);
  if (!all) return refuse({ code: "ORDER_NOT_FOUND" as const });
  const ids = all.map(({ itemId }) => itemId);
  const [deliveries, scans] = await Promise.all([deliveriesOf(deps.db, userId, ids), scansOf(deps.db, userId, "item", ids)]);
  const sentOf = (itemId: string) =>
    deliveries.filter((each) => each.itemId === itemId).reduce((sum, { pieces }) => sum + pieces, 0);
  const isComing = ({ state }: OrderedItem) => !calledOff.includes(state);
  const waiting = all
    .filter(isComing)
    .map(({ itemId, itemNo, name, pictureUrl, quantity }) => ({ itemNo, name, pictureUrl, pieces: quantity - sentOf(itemId) }))
    .filter(({ pieces }) => pieces > 0);
  const totalCount = all.reduce((sum, item) => sum + (isComing(item) ? item.quantity : sentOf(item.itemId)), 0);
  const numbers = [...new Set(deliveries.map(({ trackingNo }) => trackingNo))];
  return ok({
    orderNo,
    shippedCount: totalCount - waiting.reduce((sum, { pieces }) => sum + pieces, 0),
    totalCount,
    deliveries: numbers.map((trackingNo) => {
      const parts = deliveries.filter((each) => each.trackingNo === trackingNo);
      const [leading] = parts;
      const events = scans.filter((scan) => scan.trackingNo === trackingNo && scan.subjectId === leading?.itemId);
      return viewDelivery(
        parts,
        all,
        events.flatMap(({ at, status, place, text }) => {
          const stage = stageOf(status);
          return stage ? [{ at, status: stage, place, text }] : [];
        }),
        totalCount,
      );
    }),
    waiting,
  });
}

function viewDelivery<Event>(parts: readonly Delivery[], items: readonly OrderedItem[], events: Event[], totalCount: number) {
  const [first] = parts;
  if (!first) throw new Error("a delivery without items");
  const { courier, trackingNo, sentAt, stage, deliveredAt } = first;
  const inside = parts.flatMap(({ itemId, pieces }) => {
    const item = items.find((each) => each.itemId === itemId);
    return item ? [{ item, pieces }] : [];
  });
  const isTakenIn = inside.every(({ item }) => !notTakenIn.includes(item.state));
  return {
    courier,
    trackingNo,
    sentAt,
    step: deliveryStep(stage, isTakenIn),
    stage,
    deliveredAt,
    shippedCount: inside.reduce((sum, { pieces }) => sum + pieces, 0),
    totalCount,
    items: inside.map(({ item: { itemNo, name, pictureUrl, quantity }, pieces }) => ({
      itemNo,
      name,
      pictureUrl,
      pieces,
      quantity,
    })),
    events,
  };
}

function stageOf(status: string): DeliveryStage | undefined {
  return deliveryStageNames.find((name) => name === status);
}
