import { useAction, useSettings } from "@sihai/client";
import { signDelivery, stockIn } from "@sihai/contract/warehouse";
import { servicePhotosAtOnce } from "@sihai/domain/service";
import { consoleReceivingDict } from "@sihai/text/dict/console/receiving";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { useDict } from "#console";
import { readMeasures, showRefusal, usePersistedForm, usePhotos } from "#desk";
import type { BenchItem } from "./bench-item.ts";
import type { StockedIn } from "./LastStockedIn.tsx";
import { isStockInEntry, newStockIn, type StockInEntry, stockInSchema } from "./stock-in-entry.ts";

/**
 * What the bench has of an item so far, a reload included, and the act of stocking it in. Until the rules are known the server alone says how
 * many pictures it takes.
 */
export function useStockIn(item: BenchItem, onDone: (done: StockedIn) => void) {
  const rules = useSettings();
  const photosNeeded = rules?.inspectionPhotos ?? 0;
  const schema = stockInSchema(useDict(consoleReceivingDict), useDict(consoleDict), photosNeeded);
  const { itemNo } = item;
  const { form, forget } = usePersistedForm(`stock-in-${itemNo}`, schema, newStockIn(item.quantity), isStockInEntry);
  const photos = usePhotos(itemNo, `stock-in-${itemNo}`);
  const finePhotos = usePhotos(itemNo, `stock-in-fine-${itemNo}`);
  const sign = useAction(signDelivery);
  const stock = useAction(stockIn, {
    onDone(done) {
      clearEntry();
      photos.clear();
      finePhotos.clear();
      onDone(done);
    },
    onFailed: (error) => showRefusal(form, error, { PHOTOS_MISSING: "photos", PHOTO_NOT_FOUND: "photos" }),
  });

  /** Once it was saved, or set aside: the next time begins anew. */
  function clearEntry() {
    form.reset(newStockIn(item.quantity));
    forget();
  }

  /** Signs for the delivery where nobody has yet, then stocks the item in. */
  async function save({ weight, sides, photos: taken, shelf, quantity, alone, flags }: StockInEntry) {
    const { grams, sidesCm } = readMeasures({ weight, sides });
    const { trackingNo } = item;
    if (grams === null || sidesCm === null) return;
    const isToSign = item.state !== "signed" && trackingNo !== null;
    if (isToSign && !(await sign.run({ body: { trackingNo } }))) return;
    await stock.run({
      body: {
        ...{ itemNo, grams, sidesCm, alone, flags, shelf: shelf.toUpperCase(), quantity: Number(quantity) },
        standardPhotos: taken.map(({ fileId }) => fileId),
        finePhotos: finePhotos.fileIds,
      },
    });
  }

  const { weight, sides } = form.watch();
  return {
    form,
    clearEntry,
    photos,
    photosNeeded,
    finePhotos,
    finePhotosMost: Math.max(item.detailedPhotos ?? 0, rules?.finePhotoTerms.mostPerItem ?? servicePhotosAtOnce),
    isDirty: weight !== "" || sides !== "" || photos.shots.length > 0,
    isUploading: photos.pending || finePhotos.pending,
    isSaving: sign.pending || stock.pending,
    save,
  };
}
