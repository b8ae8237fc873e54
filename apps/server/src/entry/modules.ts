import type { Module } from "#platform";
import { addressModule } from "../modules/address/index.ts";
import { auditModule } from "../modules/audit/index.ts";
import { booksModule } from "../modules/books/index.ts";
import { broadcastModule } from "../modules/broadcast/index.ts";
import { cartModule } from "../modules/cart/index.ts";
import { claimModule } from "../modules/claim/index.ts";
import { consultModule } from "../modules/consult/index.ts";
import { contentModule } from "../modules/content/index.ts";
import { customerModule } from "../modules/customer/index.ts";
import { dashboardModule } from "../modules/dashboard/index.ts";
import { disputeModule } from "../modules/dispute/index.ts";
import { enquiryModule } from "../modules/enquiry/index.ts";
import { exchangeModule } from "../modules/exchange/index.ts";
import { expertModule } from "../modules/expert/index.ts";
import { fileModule } from "../modules/file/index.ts";
import { forwardingModule } from "../modules/forwarding/index.ts";
import { freightModule } from "../modules/freight/index.ts";
import { goodsModule } from "../modules/goods/index.ts";
import { identityModule } from "../modules/identity/index.ts";
import { itemModule } from "../modules/item/index.ts";
import { ledgerModule } from "../modules/ledger/index.ts";
import { membershipModule } from "../modules/membership/index.ts";
import { messageModule } from "../modules/message/index.ts";
import { noteModule } from "../modules/note/index.ts";
import { operationModule } from "../modules/operation/index.ts";
import { orderModule } from "../modules/order/index.ts";
import { parcelModule } from "../modules/parcel/index.ts";
import { partnerModule } from "../modules/partner/index.ts";
import { paymentModule } from "../modules/payment/index.ts";
import { planModule } from "../modules/plan/index.ts";
import { promotionModule } from "../modules/promotion/index.ts";
import { returnModule } from "../modules/return/index.ts";
import { searchModule } from "../modules/search/index.ts";
import { serviceModule } from "../modules/service/index.ts";
import { settingModule } from "../modules/setting/index.ts";
import { staffModule } from "../modules/staff/index.ts";
import { storageModule } from "../modules/storage/index.ts";
import { suspenseModule } from "../modules/suspense/index.ts";
import { taxModule } from "../modules/tax/index.ts";
import { trackingModule } from "../modules/tracking/index.ts";
import { transferModule } from "../modules/transfer/index.ts";
import { unannouncedModule } from "../modules/unannounced/index.ts";
import { viewingModule } from "../modules/viewing/index.ts";
import { warehouseModule } from "../modules/warehouse/index.ts";
import { withdrawalModule } from "../modules/withdrawal/index.ts";

/** Every module of the server; arrows between them go down only (docs/decisions). One line each. */
export const modules: readonly Module[] = [
  // ground
  staffModule,
  settingModule,
  identityModule,
  addressModule,
  auditModule,
  contentModule,
  fileModule,
  ledgerModule,
  membershipModule,
  messageModule,
  noteModule,
  partnerModule,
  viewingModule,
  // trade
  itemModule,
  goodsModule,
  cartModule,
  taxModule,
  freightModule,
  trackingModule,
  warehouseModule,
  exchangeModule,
  paymentModule,
  withdrawalModule,
  suspenseModule,
  disputeModule,
  booksModule,
  promotionModule,
  // journeys
  unannouncedModule,
  operationModule,
  broadcastModule,
  orderModule,
  parcelModule,
  planModule,
  returnModule,
  claimModule,
  transferModule,
  serviceModule,
  enquiryModule,
  consultModule,
  expertModule,
  forwardingModule,
  storageModule,
  customerModule,
  dashboardModule,
  searchModule,
];
