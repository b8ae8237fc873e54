import { type Module, onJob, onTimer } from "#platform";
import { autopilotPacking } from "./autopilot-packing.ts";
import { cancelUnpaidParcel, remindUnpaidParcel } from "./cancel-parcel.service.ts";
import { forgetIdentities } from "./clearance.service.ts";
import { confirmReceiptByTime } from "./confirm-receipt.service.ts";
import { followJob, followParcel, settleJob } from "./dispatch.service.ts";
import { parcelInvariants } from "./invariants.ts";
import { backPaymentPaid, parcelPaid } from "./parcel-paid.ts";
import { pollTracking } from "./record-tracking.service.ts";
import { parcelRoutes } from "./routes.ts";
import { settleParcel } from "./settle-parcel.service.ts";
import { parcelStaffRoutes } from "./staff-routes.ts";
import { parcelTimers } from "./timers.ts";

export { autopilotPacking } from "./autopilot-packing.ts";
export { deliverAfterAll } from "./deliver-after-all.ts";
export { exceptionOf } from "./exception.store.ts";
export {
  findParcel,
  lockCustomer,
  lockParcel,
  lockParcelsByNo,
  parcelsById,
  parcelsByNo,
} from "./parcel.store.ts";
export type { Parcel, StoredAddress } from "./parcel.types.ts";
export { parcelAddress } from "./parcel-address.ts";
export { itemIdsOfParcels } from "./parcel-item.store.ts";
export { freightItem, usdPerCny, viewCharges } from "./prepare-parcel.ts";
export { type PricedParcel, priceParcel } from "./price-parcel.ts";
export { reportException } from "./report-exception.ts";
export { submitTogether } from "./submit-together.ts";

const pollSeconds = 20;

export const parcelModule: Module = {
  name: "parcel",
  routes: [...parcelRoutes, ...parcelStaffRoutes],
  onTradePaid: { parcel: parcelPaid, "back-payment": backPaymentPaid },
  timers: [
    onTimer(parcelTimers.cancelUnpaid, cancelUnpaidParcel),
    onTimer(parcelTimers.remindUnpaid, remindUnpaidParcel),
    onTimer(parcelTimers.confirmReceipt, confirmReceiptByTime),
  ],
  jobs: [
    onJob(settleJob, ({ packageNo }, deps) => settleParcel(deps, packageNo)),
    onJob(followJob, ({ packageNo }, deps) => followParcel(deps, packageNo)),
  ],
  sweeps: [
    { name: "parcel tracking", everySeconds: pollSeconds, run: pollTracking },
    { name: "identities of receivers", everySeconds: 3600, run: forgetIdentities },
  ],
  autopilot: autopilotPacking,
  invariants: parcelInvariants,
};
export { takeBackParcel } from "./take-back.ts";
