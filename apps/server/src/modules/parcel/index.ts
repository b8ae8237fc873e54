import { type Module, onJob, onTimer, payClock } from "#platform";
import { onPayBefore } from "../payment/index.ts";
import { cancelUnpaidParcel, remindUnpaidParcel } from "./change/cancel-parcel.service.ts";
import { followJob, followParcel, settleJob } from "./dispatch/dispatch.service.ts";
import { settleParcel } from "./dispatch/settle-parcel.service.ts";
import { parcelInvariants } from "./invariants.ts";
import { autopilotPacking } from "./packing/autopilot-packing.ts";
import { movePayBefore } from "./parcel-terms.store.ts";
import { parcelRoutes } from "./routes.ts";
import { parcelStaffRoutes } from "./staff-routes.ts";
import { identitiesAnew } from "./submit/identities-anew.ts";
import { backPaymentPaid, parcelPaid } from "./submit/parcel-paid.ts";
import { serviceTrial } from "./submit/service-trial.ts";
import { parcelTimers } from "./timers.ts";
import { forgetIdentities, papersAnew } from "./transit/clearance.service.ts";
import { confirmReceiptByTime } from "./transit/confirm-receipt.service.ts";
import { pollTracking } from "./transit/record-tracking.service.ts";

export { autopilotPacking } from "./packing/autopilot-packing.ts";
export {
  findParcel,
  lockParcel,
  lockParcelsByNo,
  parcelsById,
  parcelsByNo,
} from "./parcel.store.ts";
export type { Parcel } from "./parcel.types.ts";
export { itemIdsOfParcels } from "./parcel-item.store.ts";
export { openWorkOf } from "./submit/open-work.store.ts";
export { parcelAddress } from "./submit/parcel-address.ts";
export { usdPerCny, viewCharges } from "./submit/prepare-parcel.ts";
export { submitTogether } from "./submit/submit-together.ts";
export { deliverAfterAll } from "./transit/deliver-after-all.ts";
export { exceptionOf } from "./transit/exception.store.ts";
export { reportException } from "./transit/report-exception.ts";

const pollSeconds = 20;

export const parcelModule: Module = {
  name: "parcel",
  routes: [...parcelRoutes, ...parcelStaffRoutes],
  onTradePaid: { parcel: parcelPaid, "back-payment": backPaymentPaid },
  payClocks: {
    parcel: payClock(parcelTimers.cancelUnpaid, ({ userId, subjectId }) => ({ userId, parcelId: subjectId }), movePayBefore),
  },
  settingTrials: [serviceTrial],
  timers: [
    onPayBefore(
      "parcel",
      parcelTimers.cancelUnpaid,
      ({ userId, parcelId }) => ({ userId, subjectId: parcelId }),
      cancelUnpaidParcel,
    ),
    onPayBefore(
      "parcel",
      parcelTimers.remindUnpaid,
      ({ userId, parcelId }) => ({ userId, subjectId: parcelId }),
      remindUnpaidParcel,
    ),
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
  reseals: [identitiesAnew, papersAnew],
  autopilot: autopilotPacking,
  invariants: parcelInvariants,
};
export { takeBackParcel } from "./transit/take-back.ts";
