import { randomInt } from "node:crypto";
import * as storage from "@sihai/contract/warehouse";
import { cny } from "@sihai/domain";
import { aPhoto, type Client, type SpecWorld } from "#testing";
import { recordStep } from "../../src/modules/timeline/index.ts";

type Announced = { itemNo: string; itemId: string; trackingNo: string };

/** Something the shopper sent to the warehouse: announced under a courier number, on its way. */
export async function anAnnouncedItem(
  spec: SpecWorld,
  client: Client,
  given: { warehouse?: number; flags?: string[]; quantity?: number; trackingNo?: string; price?: string; classId?: string } = {},
): Promise<Announced> {
  const at = spec.deps.clock.now();
  const tail = String(randomInt(10 ** 12, 10 ** 13));
  const trackingNo = given.trackingNo ?? `SF${tail}`;
  const itemNo = `I${tail}`;
  const { db } = spec.deps;
  return db.transaction().execute(async (tx) => {
    const order = await tx
      .insertInto("purchase_order")
      .values({
        user_id: client.id,
        order_no: `Z${tail}`,
        type: "zy",
        shop_source: "own",
        shop_name: "",
        warehouse_id: given.warehouse ?? 1,
        goods_cny: 0,
        domestic_freight_cny: 0,
        service_cny: 0,
        total_cny: 0,
        policy: "{}",
        created_at: at,
        pay_before: at,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const item = await tx
      .insertInto("order_item")
      .values({
        user_id: client.id,
        order_id: order.id,
        item_no: itemNo,
        state: "in-transit",
        platform: "own",
        name_zh: "羊毛围巾",
        name_en: "Wool scarf",
        class_id: given.classId ?? "clothing",
        flags: given.flags ?? [],
        quantity: given.quantity ?? 1,
        unit_price_cny: 0,
        declared_unit_cny: cny(given.price ?? "100.00").amount,
        domestic_freight_cny: 0,
        courier: "sf",
        tracking_no: trackingNo,
        created_at: at,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await tx
      .insertInto("delivery_claim")
      .values({ courier: "sf", tracking_no: trackingNo, user_id: client.id, created_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const step = { userId: client.id, subjectKind: "item", subjectId: item.id, by: { kind: "system" }, at } as const;
    await recordStep(tx, { ...step, from: null, to: "awaiting-logistics" });
    await recordStep(tx, { ...step, from: "awaiting-logistics", to: "in-transit" });
    return { itemNo, itemId: item.id, trackingNo };
  });
}

/** Uploads a photo for what is on the bench; its file. */
export async function benchPhoto(bench: Client, subject: string, bytes: Buffer): Promise<string> {
  const photo = await bench.must(
    storage.uploadBenchPhoto,
    { body: { subject } },
    { files: [{ name: "p.jpg", bytes, type: "image/jpeg" }] },
  );
  return photo.fileId;
}

type Size = { grams?: number; sidesCm?: [number, number, number]; alone?: boolean };
const smallSize = { grams: 600, sidesCm: [30, 20, 8] as [number, number, number] };

/** An item on a shelf, through the receiving bench. */
export async function aStoredItem(
  spec: SpecWorld,
  client: Client,
  { receiver }: { receiver: Client },
  given: Parameters<typeof anAnnouncedItem>[2] & Size = {},
): Promise<Announced> {
  const item = await anAnnouncedItem(spec, client, given);
  await receiver.must(storage.signDelivery, { body: { trackingNo: item.trackingNo } });
  const photos: string[] = [];
  for (const _ of [1, 2, 3]) photos.push(await benchPhoto(receiver, item.itemNo, await aPhoto()));
  await receiver.must(storage.stockIn, {
    body: {
      itemNo: item.itemNo,
      grams: given.grams ?? smallSize.grams,
      sidesCm: given.sidesCm ?? smallSize.sidesCm,
      shelf: "A-01-1",
      quantity: given.quantity ?? 1,
      alone: given.alone ?? false,
      standardPhotos: photos,
    },
  });
  return item;
}
