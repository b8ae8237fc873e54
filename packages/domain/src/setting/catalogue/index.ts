import { accountSettings } from "./accounts.ts";
import { boxSettings } from "./boxes.ts";
import { claimSettings } from "./claims.ts";
import { clockSettings } from "./clocks.ts";
import { consultSettings } from "./consults.ts";
import { courierSettings } from "./couriers.ts";
import { creditSettings } from "./credits.ts";
import { enquirySettings } from "./enquiries.ts";
import { expertSettings } from "./experts.ts";
import { feeSettings } from "./fees.ts";
import { goodsClassSettings } from "./goods-classes.ts";
import { holidaySettings } from "./holidays.ts";
import { levelSettings } from "./levels.ts";
import { linkSettings } from "./links.ts";
import { parcelSettings } from "./parcels.ts";
import { paymentSettings } from "./payment.ts";
import { placeSettings } from "./places.ts";
import { returnSettings } from "./returns.ts";
import { serviceSettings } from "./services.ts";
import { staffSettings } from "./staff.ts";
import { storageSettings } from "./storage.ts";
import { transferSettings } from "./transfers.ts";
import { warehouseSettings } from "./warehouses.ts";

/** Every rule of the operator's, by its name. A rule stands here once something reads it (settings.spec.ts). */
export const settingCatalogue = {
  ...accountSettings,
  ...boxSettings,
  ...claimSettings,
  ...clockSettings,
  ...consultSettings,
  ...courierSettings,
  ...creditSettings,
  ...enquirySettings,
  ...expertSettings,
  ...feeSettings,
  ...goodsClassSettings,
  ...holidaySettings,
  ...levelSettings,
  ...linkSettings,
  ...parcelSettings,
  ...paymentSettings,
  ...placeSettings,
  ...returnSettings,
  ...serviceSettings,
  ...staffSettings,
  ...storageSettings,
  ...transferSettings,
  ...warehouseSettings,
};
