import { expertSettings } from "./experts.ts";
import { feeSettings } from "./fees.ts";
import { holidaySettings } from "./holidays.ts";
import { levelSettings } from "./levels.ts";
import { parcelSettings } from "./parcels.ts";
import { paymentSettings } from "./payment.ts";
import { storageSettings } from "./storage.ts";
import { warehouseSettings } from "./warehouses.ts";

/** Every rule of the operator's, by its name. A rule stands here once something reads it (settings.spec.ts). */
export const settingCatalogue = {
  ...expertSettings,
  ...feeSettings,
  ...holidaySettings,
  ...levelSettings,
  ...parcelSettings,
  ...paymentSettings,
  ...storageSettings,
  ...warehouseSettings,
};
