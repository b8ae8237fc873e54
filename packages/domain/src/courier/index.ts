export {
  type Courier,
  type CourierChoice,
  type CourierRefused,
  type Couriers,
  courierChoices,
  courierNamed,
  otherCourier,
  refuseCourier,
} from "./couriers.ts";
export { detectCourier, isTrackingNumber, tidyTrackingNumber } from "./detect-courier.ts";
export { isItemNumber, itemNumber, readItemNumber } from "./item-number.ts";
export { placeInBoth } from "./places.ts";
export {
  type DeliveryStage,
  deliveryStageNames,
  deliveryStages,
  deliveryStep,
  deliverySteps,
  scanWords,
} from "./stages.ts";
export { type TransitAlert, transitAlert, transitAlerts } from "./transit-alert.ts";
