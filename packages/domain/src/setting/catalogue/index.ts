import { claimSettings } from "./claims.ts";
import { clockSettings } from "./clocks.ts";
import { creditSettings } from "./credits.ts";
import { enquirySettings } from "./enquiries.ts";
import { expertSettings } from "./experts.ts";
import { feeSettings } from "./fees.ts";
import { holidaySettings } from "./holidays.ts";
import { levelSettings } from "./levels.ts";
import { linkSettings } from "./links.ts";
import { parcelSettings } from "./parcels.ts";
import { paymentSettings } from "./payment.ts";
import { returnSettings } from "./returns.ts";
import { serviceSettings } from "./services.ts";
import { storageSettings } from "./storage.ts";
import { warehouseSettings } from "./warehouses.ts";

/** Every rule of the operator's, by its name. A rule stands here once something reads it (settings.spec.ts). */
export const settingCatalogue = {
  ...claimSettings,
  ...clockSettings,
  ...creditSettings,
  ...enquirySettings,
  ...expertSettings,
  ...feeSettings,
  ...holidaySettings,
  ...levelSettings,
  ...linkSettings,
  ...parcelSettings,
  ...paymentSettings,
  ...returnSettings,
  ...serviceSettings,
  ...storageSettings,
  ...warehouseSettings,
};
