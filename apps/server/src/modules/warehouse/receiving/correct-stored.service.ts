import { ok, type Result, refuse } from "@sihai/domain";
import type { LocalText } from "@sihai/domain/language";
import type { CorrectionReason } from "@sihai/domain/warehouse";
import { type Deps, type Once, type OnceRefusal, type Tx, transact } from "#platform";
import { audit } from "../../audit/index.ts";
import { type ItemRefusal, lockItems } from "../../item/index.ts";
import { tell } from "../../message/index.ts";
import { knownShelf } from "../shelf/shelf.store.ts";
import { lockStored, type StoredKey } from "../shelf/shelved-item.store.ts";
import { storedItemsOf } from "../stored-item.store.ts";
import { benchItemByNo } from "./bench-item.store.ts";
import { type Noted, writeCorrection } from "./correction.store.ts";
import { longestFirstMm } from "./longest-first.ts";
import { arePhotosOf, insertPhotos, photosOf, removePhotos } from "./photo.store.ts";

type Command = {
  itemNo: string;
  reason: CorrectionReason;
  note?: string | undefined;
  grams?: number | undefined;
  sidesCm?: readonly [number, number, number] | undefined;
  shelf?: string | undefined;
  quantity?: number | undefined;
  standardPhotos?: readonly string[] | undefined;
  staffId: string;
  now: Date;
  once: Once | null;
};
type Refusal =
  | { code: "ITEM_NOT_FOUND" }
  | { code: "PHOTOS_MISSING"; needed: number }
  | { code: "PHOTO_NOT_FOUND" }
  | { code: "NOTHING_CORRECTED" }
  | ItemRefusal
  | OnceRefusal;

/**
 * Corrects what the bench wrote down of a stored item, until it is in a parcel; both stay in its history. What is priced by weight or
 * size reads it anew: quotes, plans and the fee after measuring follow by themselves. The item's lock decides against a parcel that is
 * submitted at the same moment.
 */
export async function correctStored(deps: Deps, command: Command): Promise<Result<{ itemNo: string; told: boolean }, Refusal>> {
  const { itemNo, reason, staffId, now: at } = command;
  const note = command.note ?? "";
  const known = await benchItemByNo(deps.db, itemNo);
  if (!known) return refuse({ code: "ITEM_NOT_FOUND" });
  const shelf = command.shelf && (await knownShelf(deps.db, known.warehouse, command.shelf));

  return transact<{ itemNo: string; told: boolean }, Refusal>(
    deps.db,
    async (tx) => {
      const [item] = await lockItems(tx, [known]);
      const found = await notedOf(tx, known);
      if (!item || !found) return refuse({ code: "ITEM_NOT_FOUND" });
      if (item.state !== "stocked-in") return refuse({ code: "ITEM_STATE_REFUSED", from: item.state, to: "stocked-in" });
      const { was } = found;
      const needed = deps.settings.at(found.stockedInAt).inspectionPhotos;
      if (command.standardPhotos !== undefined && command.standardPhotos.length < needed)
        return refuse({ code: "PHOTOS_MISSING", needed });
      const now = correctedOf(was, { ...command, shelf });
      if (JSON.stringify(was) === JSON.stringify(now)) return refuse({ code: "NOTHING_CORRECTED" });
      const photosChanged = was.photos.join() !== now.photos.join();
      if (photosChanged && !(await arePhotosOf(tx, subjectOf(known), now.photos))) return refuse({ code: "PHOTO_NOT_FOUND" });
      await writeCorrection(tx, known, { was, now, reason, note, staffId, at });
      if (photosChanged) await replacePhotos(tx, known, now.photos, { staffId, at });
      const facts = { reason, note, from: factsOf(was), to: factsOf(now), ...(photosChanged && { photos: now.photos.length }) };
      await audit(tx, { staffId, action: "receiving.correct", subject: `item:${itemNo}`, facts, at });
      const isMeasuredAnew = was.grams !== now.grams || was.sidesMm.join() !== now.sidesMm.join();
      const told = photosChanged || isMeasuredAnew || was.quantity !== now.quantity;
      if (told) await tellCustomer(tx, deps, { ...known, was, now, at });
      return ok({ itemNo, told });
    },
    command.once,
  );
}

/** What is written down of it, its row locked; null when it never lay on a shelf. */
async function notedOf(tx: Tx, key: StoredKey): Promise<{ was: Noted; stockedInAt: Date } | null> {
  if (!(await lockStored(tx, key))) return null;
  const [stored] = await storedItemsOf(tx, key.userId, [key.itemId]);
  if (!stored) return null;
  const photos = (await photosOf(tx, key.userId, "item", [key.itemId])).get(key.itemId) ?? [];
  const was = {
    grams: stored.grams,
    sidesMm: longestFirstMm(stored.sidesCm),
    shelf: stored.shelf,
    quantity: stored.quantity,
    photos: photos.filter(({ kind }) => kind === "standard").map(({ fileId }) => fileId),
  };
  return { was, stockedInAt: stored.stockedInAt };
}

function correctedOf(was: Noted, { grams, sidesCm, shelf, quantity, standardPhotos: photos }: Command): Noted {
  return {
    grams: grams ?? was.grams,
    sidesMm: sidesCm ? longestFirstMm(sidesCm) : was.sidesMm,
    shelf: shelf ?? was.shelf,
    quantity: quantity ?? was.quantity,
    photos: photos ? [...photos] : was.photos,
  };
}

function subjectOf({ userId, itemId }: StoredKey) {
  return { userId, kind: "item", id: itemId } as const;
}

/** The old files are kept: the correction names them. */
async function replacePhotos(tx: Tx, key: StoredKey, fileIds: readonly string[], by: { staffId: string; at: Date }) {
  const subject = subjectOf(key);
  await removePhotos(tx, subject, ["standard"]);
  const photos = fileIds.map((fileId) => ({ fileId, kind: "standard" as const }));
  await insertPhotos(tx, subject, photos, by);
}

const cmText = (sidesMm: readonly number[]) => sidesMm.map((side) => side / 10).join(" × ");

function factsOf({ grams, sidesMm, shelf, quantity }: Noted): string {
  return `${grams} g · ${cmText(sidesMm)} cm · ${shelf} · × ${quantity}`;
}

type Told = StoredKey & { itemNo: string; name: LocalText; warehouse: number; was: Noted; now: Noted; at: Date };

/** Whoever was told the old figures, by mail too, is told the right ones the same way. */
async function tellCustomer(tx: Tx, deps: Deps, { userId, itemNo, name, warehouse, was, now, at }: Told): Promise<void> {
  await tell(tx, deps, {
    userId,
    type: "warehouse",
    template: "item-corrected",
    facts: {
      itemNo,
      name,
      ...{ weightGrams: now.grams, sidesCm: cmText(now.sidesMm), gramsWas: was.grams, sidesCmWas: cmText(was.sidesMm) },
      ...(was.quantity !== now.quantity && { pieces: now.quantity, piecesWas: was.quantity }),
    },
    link: `/order/in-storage/goods-list?warehouse=${warehouse}`,
    mail: true,
    at,
  });
}
