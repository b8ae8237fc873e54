import type { Rows } from "./row.ts";
import { addressRows } from "./rows/address.ts";
import { auditRows } from "./rows/audit.ts";
import { booksRows } from "./rows/books.ts";
import { cartLines } from "./rows/cart.ts";
import { claimRows } from "./rows/claim.ts";
import { consultRows } from "./rows/consult.ts";
import { disputeRows } from "./rows/dispute.ts";
import { enquiryRows } from "./rows/enquiry.ts";
import { expertRows } from "./rows/expert.ts";
import { filesRows } from "./rows/files.ts";
import { forwardingRows } from "./rows/forwarding.ts";
import { freightRows } from "./rows/freight.ts";
import { goodsRows } from "./rows/goods.ts";
import { identityRows } from "./rows/identity.ts";
import { membershipRows } from "./rows/membership.ts";
import { messageRows } from "./rows/message.ts";
import { orderRows } from "./rows/order.ts";
import { parcelRows } from "./rows/parcel.ts";
import { paymentRows } from "./rows/payment.ts";
import { planRows } from "./rows/plan.ts";
import { promotionRows } from "./rows/promotion.ts";
import { returnRows } from "./rows/return.ts";
import { serviceRows } from "./rows/service.ts";
import { settingRows } from "./rows/setting.ts";
import { broadcastRows } from "./rows/site/broadcast.ts";
import { contentRows } from "./rows/site/content.ts";
import { operationRows } from "./rows/site/operation.ts";
import { partnerRows } from "./rows/site/partner.ts";
import { viewingRows } from "./rows/site/viewing.ts";
import { staffRows } from "./rows/staff.ts";
import { suspenseRows } from "./rows/suspense.ts";
import { trackingRows } from "./rows/tracking.ts";
import { transferRows } from "./rows/transfer.ts";
import { warehouseRows } from "./rows/warehouse.ts";
import { withdrawalRows } from "./rows/withdrawal.ts";

/** One row for every call the server answers, by the folders of the contract; the matrix fails on a call without one (rules A1, F57 and F58). */
export const authorisationRows: Rows = {
  ...addressRows,
  ...auditRows,
  ...cartLines,
  ...claimRows,
  ...consultRows,
  ...contentRows,
  ...enquiryRows,
  ...expertRows,
  ...filesRows,
  ...forwardingRows,
  ...freightRows,
  ...goodsRows,
  ...identityRows,
  ...membershipRows,
  ...messageRows,
  ...orderRows,
  ...parcelRows,
  ...operationRows,
  ...partnerRows,
  ...paymentRows,
  ...planRows,
  ...promotionRows,
  ...returnRows,
  ...serviceRows,
  ...settingRows,
  ...staffRows,
  ...trackingRows,
  ...transferRows,
  ...warehouseRows,
  ...suspenseRows,
  ...disputeRows,
  ...booksRows,
  ...withdrawalRows,
  ...viewingRows,
  ...broadcastRows,
};
