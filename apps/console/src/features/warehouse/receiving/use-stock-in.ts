import { useAction } from "@sihai/client";
import { signDelivery, stockIn } from "@sihai/contract/warehouse";
import { standardPhotos } from "@sihai/domain/storage";
import { useState } from "react";
import { areTexts, isMeasures, type MeasureTexts, noMeasures, readMeasures, useKept, usePhotos } from "#bench";
import type { BenchItem } from "./bench-item.ts";
import type { StockedIn } from "./LastStockedIn.tsx";

type Entry = { measures: MeasureTexts; shelf: string; quantity: string; alone: boolean; flags: readonly string[] };

/** What the bench has of an item so far, a reload included, and the act of stocking it in. */
export function useStockIn(item: BenchItem, onDone: (done: StockedIn) => void) {
  const nothing: Entry = { measures: noMeasures, shelf: "", quantity: String(item.quantity), alone: false, flags: [] };
  const [entry, setEntry, forgetEntry] = useKept<Entry>(`stock-in-${item.itemNo}`, nothing, isEntry);
  const [tried, setTried] = useState(false);
  const photos = usePhotos(item.itemNo, `stock-in-${item.itemNo}`);
  const finePhotos = usePhotos(item.itemNo, `stock-in-fine-${item.itemNo}`);
  const sign = useAction(signDelivery);
  const save = useAction(stockIn, {
    onDone(done) {
      clearEntry();
      photos.clear();
      finePhotos.clear();
      onDone(done);
    },
  });

  /** Once it was saved, or set aside: what is found the next time begins anew. */
  function clearEntry() {
    setEntry(nothing);
    forgetEntry();
  }

  /** Signs for the delivery where nobody has yet, then stocks the item in. Answers with the first part that is missing, if any. */
  async function submit(): Promise<"measures" | "photos" | "shelf" | null> {
    setTried(true);
    const { grams, sidesCm } = readMeasures(entry.measures);
    const shelf = entry.shelf.trim().toUpperCase();
    if (grams === null || sidesCm === null) return "measures";
    if (photos.fileIds.length < standardPhotos) return "photos";
    if (shelf === "") return "shelf";
    const { trackingNo } = item;
    const isToSign = item.state !== "signed" && trackingNo !== null;
    if (isToSign && !(await sign.run({ body: { trackingNo } }))) return null;
    await save.run({
      body: {
        itemNo: item.itemNo,
        grams,
        sidesCm,
        shelf,
        quantity: Number(entry.quantity),
        alone: entry.alone,
        flags: [...entry.flags],
        standardPhotos: photos.fileIds,
        finePhotos: finePhotos.fileIds,
      },
    });
    return null;
  }

  return {
    entry,
    change: (part: Partial<Entry>) => setEntry({ ...entry, ...part }),
    clearEntry,
    photos,
    finePhotos,
    tried,
    isDirty: entry.measures.weight !== "" || entry.measures.sides !== "" || photos.shots.length > 0,
    isUploading: photos.pending || finePhotos.pending,
    isSaving: sign.pending || save.pending,
    submit,
  };
}

/** Whether something kept from before is what a bench had of an item. */
function isEntry(found: unknown): found is Entry {
  return (
    typeof found === "object" &&
    found !== null &&
    "measures" in found &&
    isMeasures(found.measures) &&
    "shelf" in found &&
    typeof found.shelf === "string" &&
    "quantity" in found &&
    typeof found.quantity === "string" &&
    "alone" in found &&
    typeof found.alone === "boolean" &&
    "flags" in found &&
    areTexts(found.flags)
  );
}
