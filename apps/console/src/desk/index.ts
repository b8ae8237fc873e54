export { fieldText, showRefusal } from "@sihai/client";
export { Beside } from "./Beside.tsx";
export { CopyButton } from "./CopyButton.tsx";
export { Facts, ItemCell, PlatformName, staffFile, staffPicture, useLocal, WarehouseName } from "./cells.tsx";
export { DeskPage } from "./DeskPage.tsx";
export { DeskTabs } from "./DeskTabs.tsx";
export { DueFilter } from "./DueFilter.tsx";
export { countLate, DueMark, useMinute } from "./DueMark.tsx";
export { SavedFilters } from "./filters/SavedFilters.tsx";
export { SearchFilter } from "./filters/SearchFilter.tsx";
export { DayField } from "./form/DayField.tsx";
export {
  type ArrivedPhoto,
  amount,
  courierEntry,
  fileText,
  measureEntry,
  photoEntry,
  positiveAmount,
  wholeBetween,
} from "./form/entry-fields.ts";
export { FilePick } from "./form/FilePick.tsx";
export { shapedAs } from "./form/shaped-as.ts";
export { useAnnouncedErrors } from "./form/use-announced-errors.ts";
export { useDirty } from "./form/use-dirty.ts";
export { usePersistedForm } from "./form/use-persisted-form.ts";
export { areStrings, usePersistedState } from "./form/use-persisted-state.ts";
export { HintWithAdd } from "./HintWithAdd.tsx";
export { History } from "./History.tsx";
export { FileLink, ListFile } from "./ListFile.tsx";
export { CaseLink, ConsultLink, CustomerLink, DeliveryLink, ItemLink, MoneyLink, OrderLink, ParcelLink } from "./links.tsx";
export { MakerNotice } from "./MakerNotice.tsx";
export { nextAfter } from "./next-after.ts";
export { Notes } from "./note/Notes.tsx";
export { orderBy } from "./order-by.ts";
export { PageByPlace } from "./PageByPlace.tsx";
export { Pager } from "./Pager.tsx";
export { PanelCard } from "./PanelCard.tsx";
export { CustomerPictures } from "./photo/CustomerPictures.tsx";
export { ItemPhotos } from "./photo/ItemPhotos.tsx";
export { PhotoChoice } from "./photo/PhotoChoice.tsx";
export { PhotoField } from "./photo/PhotoField.tsx";
export { PhotoStrip } from "./photo/PhotoStrip.tsx";
export { PhotoTray } from "./photo/PhotoTray.tsx";
export { type Camera, useCamera } from "./photo/use-camera.ts";
export { type Photos, usePhotos } from "./photo/use-photos.ts";
export { printLabel, printList } from "./print-label.ts";
export { QueueFilters } from "./QueueFilters.tsx";
export { type Read, ReadTable } from "./ReadTable.tsx";
export { SendMailAgain } from "./SendMailAgain.tsx";
export { StateTag } from "./StateTag.tsx";
export { saveCsv } from "./save-csv.ts";
export { CourierFields } from "./scan/CourierFields.tsx";
export { DeskSearch } from "./scan/DeskSearch.tsx";
export { MeasureFields, readMeasures } from "./scan/MeasureFields.tsx";
export { readGrams } from "./scan/read-measures.ts";
export { readScan } from "./scan/read-scan.ts";
export { ScanField } from "./scan/ScanField.tsx";
export { ScannedDesk } from "./scan/ScannedDesk.tsx";
export { ShelfField } from "./scan/ShelfField.tsx";
export { useStates, wordOf } from "./states.ts";
export { useCourierNames } from "./use-courier-names.ts";
export { useDeskKeys } from "./use-desk-keys.ts";
export { useSentAddress } from "./use-sent-address.ts";
export { useWarehouseNames, WarehouseChips, WarehouseFilter } from "./WarehouseChips.tsx";
export { WorkQueue } from "./WorkQueue.tsx";
export { serviceWords, wishWords } from "./wish-words.ts";
