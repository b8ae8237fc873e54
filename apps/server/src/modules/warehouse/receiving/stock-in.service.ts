import { ok, type Result, refuse, subtract, toDecimal } from "@sihai/domain";
import { freeStorageEnds } from "@sihai/domain/clocks";
import { storageTermsOf } from "@sihai/domain/membership";
import { measuringFee } from "@sihai/domain/warehouse";
import { type Deps, type Once, type OnceRefusal, type Tx, transact } from "#platform";
import { audit } from "../../audit/index.ts";
import { levelOf } from "../../freight/index.ts";
import { type Item, type ItemRefusal, lockItems, moveItem } from "../../item/index.ts";
import { deposit, post, world } from "../../ledger/index.ts";
import { tell } from "../../message/index.ts";
import { knownShelf } from "../shelf/shelf.store.ts";
import { insertStoredItem } from "../shelf/shelved-item.store.ts";
import { recordFindings } from "./arrived-item.store.ts";
import { benchItemByNo } from "./bench-item.store.ts";
import { longestFirstMm } from "./longest-first.ts";
import { arePhotosOf, insertPhotos } from "./photo.store.ts";

type Command = {
  itemNo: string;
  grams: number;
  sidesCm: readonly [number, number, number];
  shelf: string;
  quantity: number;
  alone: boolean;
  /** What the bench saw beside what the seller said. */
  flags: readonly string[];
  standardPhotos: readonly string[];
  finePhotos: readonly string[];
  staffId: string;
  now: Date;
  once: Once | null;
};
type StockedIn = { itemNo: string; freeUntil: Date; measuringFee: string };
type Refusal =
  | { code: "ITEM_NOT_FOUND" }
  | { code: "PHOTOS_MISSING"; needed: number }
  | { code: "PHOTO_NOT_FOUND" }
  | ItemRefusal
  | OnceRefusal;

/**
 * Puts a signed item on a shelf: weighed, measured, photographed, by the rules of the day. The fee after measuring
 * becomes a line of the parcel it leaves in (rule I-99).
 */
export async function stockIn(deps: Deps, command: Command): Promise<Result<StockedIn, Refusal>> {
  const { staffId, now } = command;
  const rules = deps.settings.at(now);
  const needed = rules.inspectionPhotos;
  if (command.standardPhotos.length < needed) return refuse({ code: "PHOTOS_MISSING", needed });
  const known = await benchItemByNo(deps.db, command.itemNo);
  if (!known) return refuse({ code: "ITEM_NOT_FOUND" });
  const sidesMm = longestFirstMm(command.sidesCm);
  const shelf = await knownShelf(deps.db, known.warehouse, command.shelf);
  const { fee } = measuringFee({ grams: command.grams, longestCm: sidesMm[0] / 10 }, rules);

  return transact<StockedIn, Refusal>(
    deps.db,
    async (tx) => {
      const [item] = await lockItems(tx, [known]);
      const subject = { userId: known.userId, kind: "item", id: known.itemId } as const;
      if (!(await arePhotosOf(tx, subject, [...command.standardPhotos, ...command.finePhotos])))
        return refuse({ code: "PHOTO_NOT_FOUND" });
      const by = { kind: "staff", id: staffId } as const;
      const moved = await moveItem(tx, {
        userId: known.userId,
        itemId: known.itemId,
        to: "stocked-in",
        by,
        at: now,
        facts: { shelf },
      });
      if (!moved.ok) return moved;
      const terms = storageTermsOf(await levelOf(tx, known.userId), rules);
      const freeUntil = new Date(freeStorageEnds(now.toISOString(), terms));
      await insertStoredItem(tx, deps, {
        ...command,
        shelf,
        userId: known.userId,
        itemId: known.itemId,
        warehouse: known.warehouse,
        sidesMm,
        at: now,
        freeDays: terms.freeDays,
        memberDays: terms.freeDays - rules.storageTerms.freeDays,
        freeUntil,
      });
      await recordFindings(tx, known, [...new Set([...known.flags, ...command.flags])]);
      if (item && known.orderType === "zy") await earnServices(tx, item, now);
      const photos = [
        ...command.standardPhotos.map((fileId) => ({ fileId, kind: "standard" as const })),
        ...command.finePhotos.map((fileId) => ({ fileId, kind: "fine" as const })),
      ];
      await insertPhotos(tx, subject, photos, { staffId, at: now });
      await audit(tx, {
        staffId,
        action: "receiving.stock-in",
        subject: known.itemNo,
        facts: { grams: command.grams, sidesCm: command.sidesCm, shelf, quantity: command.quantity },
        at: now,
      });
      await tell(tx, deps, {
        userId: known.userId,
        type: "warehouse",
        template: "item-stocked-in",
        facts: {
          itemNo: known.itemNo,
          name: known.name,
          weightGrams: command.grams,
          sidesCm: sidesMm.map((side) => side / 10).join(" × "),
          photos: photos.length,
          freeUntil: freeUntil.toISOString(),
        },
        link: `/order/in-storage/goods-list?warehouse=${known.warehouse}`,
        mail: true,
        at: now,
      });
      return ok({ itemNo: known.itemNo, freeUntil, measuringFee: toDecimal(fee) });
    },
    command.once,
  );
}

/** The services paid for with an announced parcel are done by now: their fee is the provider's (docs/decisions/0012). */
async function earnServices(tx: Tx, item: Item, at: Date): Promise<void> {
  const amount = subtract(item.paid, item.refunded);
  if (amount.amount <= 0n) return;
  const posted = await post(tx, {
    key: `forwarding-services:${item.id}`,
    kind: "forwarding-services",
    userId: item.userId,
    at,
    subject: `item:${item.itemNo}`,
    postings: [{ from: deposit(item.userId), to: world("service-income", "CNY"), amount }],
  });
  if (!posted.ok) throw new Error(`services of item ${item.id} cannot be booked: ${posted.refusal.code}`);
}
