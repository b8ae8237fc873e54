export { cancelParcel, confirmReceipt } from "./act-on-parcel.ts";
export { changeParcel } from "./change-parcel.ts";
export { openClearance, readClearance, readClearanceAsStaff, removeClearance, uploadClearance } from "./clearance.ts";
export { listExceptions, markException, takeBack } from "./exceptions.ts";

export { listOutlets } from "./list-outlets.ts";
export { listParcels } from "./list-parcels.ts";
export {
  closeService,
  customsForm,
  customsPdf,
  giveWaybill,
  goOnWithParcel,
  handOver,
  holdUpParcel,
  listManifests,
  lookUpParcels,
  manifestFile,
  packingParcel,
  packingQueue,
  packParcel,
  parcelLabel,
  parcelLabelPdf,
  pickItem,
  putBackList,
  putItemBack,
  reopenService,
  startPicking,
  unpickItem,
  weighParcel,
} from "./packing.ts";
export { parcelDetail } from "./parcel-detail.ts";
export { parcelOptions } from "./parcel-options.ts";
export { parcelTracking, trackingWebhook } from "./parcel-tracking.ts";
export { refundService } from "./refund-service.ts";
export { readParcelAsStaff } from "./staff-read-parcel.ts";
export { submitParcel } from "./submit-parcel.ts";
