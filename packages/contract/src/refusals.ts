import { addressRefusals } from "./address/refusals.ts";
import { cartRefusals } from "./cart/refusals.ts";
import { claimRefusals } from "./claim/refusals.ts";
import { commonRefusals } from "./common-refusals.ts";
import { enquiryRefusals } from "./enquiry/refusals.ts";
import { expertRefusals } from "./expert/refusals.ts";
import { filesRefusals } from "./file/refusals.ts";
import { forwardingRefusals } from "./forwarding/refusals.ts";
import { freightRefusals } from "./freight/refusals.ts";
import { goodsRefusals } from "./goods/refusals.ts";
import { identityRefusals } from "./identity/refusals.ts";
import { messageRefusals } from "./message/refusals.ts";
import { orderRefusals } from "./order/refusals.ts";
import { parcelRefusals } from "./parcel/refusals.ts";
import { paymentRefusals } from "./payment/refusals.ts";
import { planRefusals } from "./plan/refusals.ts";
import { promotionRefusals } from "./promotion/refusals.ts";
import { returnRefusals } from "./return/refusals.ts";
import { serviceRefusals } from "./service/refusals.ts";
import { settingRefusals } from "./setting/refusals.ts";
import { staffRefusals } from "./staff/refusals.ts";
import { warehouseRefusals } from "./warehouse/refusals.ts";

/** Every refusal of the product: the numeric `state` of the envelope and the HTTP status beside the code that names it. */
export const refusals = {
  ...commonRefusals,
  ...identityRefusals,
  ...addressRefusals,
  ...messageRefusals,
  ...goodsRefusals,
  ...cartRefusals,
  ...orderRefusals,
  ...paymentRefusals,
  ...warehouseRefusals,
  ...freightRefusals,
  ...parcelRefusals,
  ...planRefusals,
  ...promotionRefusals,
  ...returnRefusals,
  ...serviceRefusals,
  ...settingRefusals,
  ...staffRefusals,
  ...filesRefusals,
  ...forwardingRefusals,
  ...enquiryRefusals,
  ...claimRefusals,
  ...expertRefusals,
} as const;

export type RefusalCode = keyof typeof refusals;
/** A refusal any call may give, so that no contract repeats it. */
export type CommonRefusalCode = keyof typeof commonRefusals;
