import * as contract from "@sihai/contract/warehouse";
import { ok, refuse } from "@sihai/domain";
import { itemStates } from "@sihai/domain/item";
import { named } from "@sihai/domain/language";
import { measuringFee } from "@sihai/domain/warehouse";
import { oneOf, type Route, route, staffMay } from "#platform";
import { storedItemsOf } from "../stored-item.store.ts";
import { benchItemByNo } from "./bench-item.store.ts";
import { correctStored } from "./correct-stored.service.ts";
import { correctionsOf } from "./correction.store.ts";
import { photosOf } from "./photo.store.ts";
import { undoStockIn } from "./undo-stock-in.service.ts";

/** What the bench wrote down of stored items, read and corrected. */
export const correctionRoutes: Route[] = [
  route(contract.readStored, {
    allow: staffMay("receiving.read"),
    async handle({ deps: { db, settings }, params }) {
      const known = await benchItemByNo(db, params.itemNo);
      const [stored] = known ? await storedItemsOf(db, known.userId, [known.itemId]) : [];
      if (!stored) return refuse({ code: "ITEM_NOT_FOUND" });
      const { userId, itemId, itemNo, grams, sidesCm, shelf, quantity } = stored;
      const photos = (await photosOf(db, userId, "item", [itemId])).get(itemId) ?? [];
      return ok({
        ...{ itemNo, grams, sidesCm, shelf, quantity, name: named(stored.name) },
        state: oneOf(itemStates, stored.state, "order_item.state"),
        photos: photos.filter(({ kind }) => kind === "standard").map(({ fileId }) => fileId),
        photosNeeded: settings.at(stored.stockedInAt).inspectionPhotos,
        measuringFee: measuringFee({ grams, longestCm: sidesCm[0] }, settings.at(stored.stockedInAt)).fee,
        corrections: await correctionsOf(db, stored),
      });
    },
  }),
  route(contract.correctStored, {
    allow: staffMay("receiving.record"),
    handle: ({ deps, body, who, now, once }) => correctStored(deps, { ...body, staffId: who.staffId, now, once }),
  }),
  route(contract.undoStockIn, {
    allow: staffMay("receiving.record"),
    handle: ({ deps, body, who, now, once }) => undoStockIn(deps, { ...body, staffId: who.staffId, now, once }),
  }),
];
