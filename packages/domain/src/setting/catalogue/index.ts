import { creditSettings } from "./credits.ts";
import { expertSettings } from "./experts.ts";
import { feeSettings } from "./fees.ts";
import { holidaySettings } from "./holidays.ts";
import { levelSettings } from "./levels.ts";
import { paymentSettings } from "./payment.ts";

/** Every rule of the operator's, by its name. A rule stands here once something reads it (settings.spec.ts). */
export const settingCatalogue = {
  ...creditSettings,
  ...expertSettings,
  ...feeSettings,
  ...holidaySettings,
  ...levelSettings,
  ...paymentSettings,
};
