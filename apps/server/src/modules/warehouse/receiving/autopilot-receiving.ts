import { type GoodsClasses, goodsClassOf } from "@sihai/domain/goods";
import type { Deps } from "#platform";
import { storePicture } from "../../file/index.ts";
import { readGoodsPicture } from "../../goods/index.ts";
import { autopilotStaff } from "./autopilot-staff.store.ts";
import { type BenchItem, findBenchItems } from "./bench-item.store.ts";
import { goodsPhotos } from "./bench-photo.ts";
import { signDelivery } from "./sign-delivery.service.ts";
import { stockIn } from "./stock-in.service.ts";

/** The receiving bench in the sandbox: signs what is on its way, then weighs, photographs and shelves it, as staff would. */
export async function autopilotReceiving(deps: Deps): Promise<void> {
  const staffId = await autopilotStaff(deps.db, "receiver");
  if (staffId === null) return;
  const coming = await findBenchItems(deps.db, { tab: "on-the-way", text: "", limit: 20 });
  for (const trackingNo of new Set(coming.flatMap((item) => item.trackingNo ?? []))) {
    const now = deps.clock.now();
    await signDelivery(deps, { trackingNo, deliveredAt: now, staffId, now, once: null });
  }
  const signed = await findBenchItems(deps.db, { tab: "signed", text: "", limit: 20 });
  for (const item of signed) await stockInAlone(deps, item, staffId);
}

async function stockInAlone(deps: Deps, item: BenchItem, staffId: string): Promise<void> {
  const now = deps.clock.now();
  const goods = item.pictureUrl ? await orderedPicture(deps, item.pictureUrl) : null;
  const { inspectionPhotos } = deps.settings.at(now);
  const drawn = await goodsPhotos(item.name.zh, inspectionPhotos + item.detailedPhotos, goods);
  const photos = await Promise.all(
    drawn.map(async (bytes) => {
      const given = { bytes, ownerUserId: item.userId, visibility: "owner", createdBy: `staff:${staffId}`, at: now } as const;
      const stored = await storePicture(deps, given);
      if (!stored.ok) throw new Error("a drawn photo was refused");
      return stored.value.fileId;
    }),
  );
  const done = await stockIn(deps, {
    itemNo: item.itemNo,
    ...likelySize(item, deps.settings.at(now).goodsClasses),
    shelf: shelfOf(item.itemNo),
    quantity: item.quantity,
    alone: false,
    flags: [],
    standardPhotos: photos.slice(0, inspectionPhotos),
    finePhotos: photos.slice(inspectionPhotos),
    staffId,
    now,
    once: null,
  });
  if (!done.ok) deps.log.warn({ itemNo: item.itemNo, code: done.refusal.code }, "autopilot could not stock in");
}

/** What such goods weigh on average, a little more or less by the item's number, always the same for one item. */
function likelySize(item: BenchItem, classes: GoodsClasses): { grams: number; sidesCm: [number, number, number] } {
  const average = goodsClassOf(classes, item.classId)?.avgGrams ?? 500;
  const spread = 85 + (digest(item.itemNo) % 31);
  const grams = Math.min(90_000, Math.max(20, Math.round((average * item.quantity * spread) / 100)));
  // Loosely packed goods: about five cubic centimetres a gram, in the shape of a shoe box.
  const side = Math.cbrt((grams * 5) / 1.5);
  return { grams, sidesCm: [tenth(side * 1.5), tenth(side), tenth(side)] };
}

function tenth(side: number): number {
  return Math.min(200, Math.max(1, Math.round(side * 10) / 10));
}

function shelfOf(itemNo: string): string {
  const number = digest(itemNo);
  return `${"ABCDEFGH"[number % 8]}-${String((number >> 3) % 24).padStart(2, "0")}-${1 + ((number >> 8) % 5)}`;
}

function digest(text: string): number {
  return [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7);
}

/** The picture the item was ordered by, as the goods module keeps it: `/api/goods/picture/<goods>/<picture>`. */
async function orderedPicture(deps: Deps, url: string): Promise<Buffer | null> {
  const [, goodsId, picture] = /\/goods\/picture\/(\d+)\/([^/?]+)/.exec(url) ?? [];
  if (!goodsId || !picture) return null;
  const read = await readGoodsPicture(deps, { goodsId, picture, width: 800 });
  return read.ok ? read.value : null;
}
