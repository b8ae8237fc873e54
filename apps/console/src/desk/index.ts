export { Beside } from "./Beside.tsx";
export { CourierFields } from "./CourierFields.tsx";
export { Facts, ItemCell, PlatformName, staffFile, staffPicture, useLocal, WarehouseName } from "./cells.tsx";
export { DayField } from "./DayField.tsx";
export { DeskPage } from "./DeskPage.tsx";
export { DeskTabs } from "./DeskTabs.tsx";
export { DueFilter } from "./DueFilter.tsx";
export { countLate, DueMark, useMinute } from "./DueMark.tsx";
export {
  type ArrivedPhoto,
  amount,
  courierEntry,
  fileText,
  measureEntry,
  photoEntry,
  positiveAmount,
  typed,
  wholeBetween,
} from "./entry-fields.ts";
export { FilePick } from "./FilePick.tsx";
export { History } from "./History.tsx";
export { DeliveryLink, ItemLink, OrderLink, ParcelLink } from "./links.tsx";
export { MeasureFields, readMeasures } from "./MeasureFields.tsx";
export { nextAfter } from "./next-after.ts";
export { Pager } from "./Pager.tsx";
export { PanelCard } from "./PanelCard.tsx";
export { PhotoChoice } from "./PhotoChoice.tsx";
export { PhotoField } from "./PhotoField.tsx";
export { PhotoStrip } from "./PhotoStrip.tsx";
export { PhotoTray } from "./PhotoTray.tsx";
export { printLabel, printList } from "./print-label.ts";
export { ReadTable } from "./ReadTable.tsx";
export { readGrams } from "./read-measures.ts";
export { readScan } from "./read-scan.ts";
export { ScanField } from "./ScanField.tsx";
export { ScannedDesk } from "./ScannedDesk.tsx";
export { ShelfField } from "./ShelfField.tsx";
export { StateTag } from "./StateTag.tsx";
export { saveCsv } from "./save-csv.ts";
export { showRefusal } from "./show-refusal.ts";
export { useStates, wordOf } from "./states.ts";
export { type Camera, useCamera } from "./use-camera.ts";
export { useDeskKeys } from "./use-desk-keys.ts";
export { useDirty } from "./use-dirty.ts";
export { areTexts, useKept } from "./use-kept.ts";
export { useKeptForm } from "./use-kept-form.ts";
export { type Photos, usePhotos } from "./use-photos.ts";
export { useSpokenFaults } from "./use-spoken-faults.ts";
export { type Warehouse, WarehouseChips, WarehouseFilter } from "./WarehouseChips.tsx";
export { WorkQueue } from "./WorkQueue.tsx";
export { wishWords } from "./wish-words.ts";
