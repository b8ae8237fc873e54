import { consoleBankLineDict } from "@sihai/text/dict/console/bank-line";
import { consoleBooksDict } from "@sihai/text/dict/console/books";
import { consoleBuyingDict } from "@sihai/text/dict/console/buying";
import { consoleClaimDict } from "@sihai/text/dict/console/claim";
import { consoleConsultDict } from "@sihai/text/dict/console/consult";
import { consoleCustomerDict } from "@sihai/text/dict/console/customer";
import { consoleDashboardDict } from "@sihai/text/dict/console/dashboard";
import { consoleDisputeDict } from "@sihai/text/dict/console/dispute";
import { consoleEnquiryDict } from "@sihai/text/dict/console/enquiry";
import { consoleExpertDict } from "@sihai/text/dict/console/expert";
import { consoleForwardingDict } from "@sihai/text/dict/console/forwarding";
import { consoleFreightDict } from "@sihai/text/dict/console/freight";
import { consoleHandoverDict } from "@sihai/text/dict/console/handover";
import { consoleLookUpDict } from "@sihai/text/dict/console/look-up";
import { consoleOutletDict } from "@sihai/text/dict/console/outlet";
import { consoleOverviewDict } from "@sihai/text/dict/console/overview";
import { consolePackingDict } from "@sihai/text/dict/console/packing";
import { consoleCardHoldDict } from "@sihai/text/dict/console/payment/card-hold";
import { consoleAuditDict } from "@sihai/text/dict/console/people/audit";
import { consoleLostMailboxDict } from "@sihai/text/dict/console/people/lost-mailbox";
import { consoleStaffDict } from "@sihai/text/dict/console/people/staff";
import { consolePromotionDict } from "@sihai/text/dict/console/promotion";
import { consoleReceivingDict } from "@sihai/text/dict/console/receiving";
import { consoleReturnDict } from "@sihai/text/dict/console/return";
import { consoleSearchDict } from "@sihai/text/dict/console/search";
import { consoleServiceDict } from "@sihai/text/dict/console/service";
import { consoleSettingDict } from "@sihai/text/dict/console/setting";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { consoleBroadcastDict } from "@sihai/text/dict/console/site/broadcast";
import { consoleContentDict } from "@sihai/text/dict/console/site/content";
import { consoleOperationDict } from "@sihai/text/dict/console/site/operation";
import { consoleStorageDict } from "@sihai/text/dict/console/storage";
import { consoleSuspenseDict } from "@sihai/text/dict/console/suspense";
import { consoleTaxDict } from "@sihai/text/dict/console/tax";
import { consoleTransferDict } from "@sihai/text/dict/console/transfer";
import { consoleUnannouncedDict } from "@sihai/text/dict/console/unannounced";
import { consoleWithdrawalDict } from "@sihai/text/dict/console/withdrawal";
import { freightDict } from "@sihai/text/dict/freight";
import { membershipDict } from "@sihai/text/dict/me/membership";
import { messageDict } from "@sihai/text/dict/message";
import { parcelDict } from "@sihai/text/dict/parcel";
import { paymentDict } from "@sihai/text/dict/payment";
import { walletDict } from "@sihai/text/dict/payment-wallet";
import { promotionDict } from "@sihai/text/dict/promotion";
import { page } from "./shell/page.ts";

/** Every finished page of the console: its address, its chunk and the words it needs. */
export const pages = [
  page("/sign-in", () => import("./features/staff/SignInPage.tsx"), [consoleDict]),
  page("/welcome", () => import("./features/staff/WelcomePage.tsx"), [consoleStaffDict]),
  page("/account", () => import("./features/staff/AccountPage.tsx"), [consoleStaffDict]),
  page("/staff", () => import("./features/staff/StaffPage.tsx"), [consoleStaffDict]),
  page("/", () => import("./features/dashboard/overview/OverviewPage.tsx"), [consoleOverviewDict, consoleDashboardDict]),
  page("/handover", () => import("./features/dashboard/handover/HandoverPage.tsx"), [consoleHandoverDict]),
  page("/search", () => import("./features/search/SearchPage.tsx"), [consoleSearchDict, consoleCustomerDict]),
  page("/receiving", () => import("./features/warehouse/receiving/ReceivingPage.tsx"), [consoleReceivingDict, consoleBuyingDict]),
  page("/unannounced", () => import("./features/unannounced/UnannouncedPage.tsx"), [
    consoleUnannouncedDict,
    consoleForwardingDict,
  ]),
  page("/storage", () => import("./features/storage/StoragePage.tsx"), [consoleStorageDict]),
  page("/buying", () => import("./features/order/buying/BuyingPage.tsx"), [consoleBuyingDict]),
  page("/services", () => import("./features/service/ServicesPage.tsx"), [consoleServiceDict]),
  page("/inbox", () => import("./features/consult/InboxPage.tsx"), [consoleConsultDict]),
  page("/enquiries", () => import("./features/enquiry/EnquiriesPage.tsx"), [consoleEnquiryDict]),
  page("/experts", () => import("./features/expert/ExpertsPage.tsx"), [consoleExpertDict]),
  page("/packing", () => import("./features/parcel/packing/PackingPage.tsx"), [consolePackingDict]),
  page("/dispatch", () => import("./features/parcel/dispatch/DispatchPage.tsx"), [consolePackingDict]),
  page("/returns", () => import("./features/return/ReturnsPage.tsx"), [consoleReturnDict, consoleBuyingDict]),
  page("/transfers", () => import("./features/transfer/TransfersPage.tsx"), [consoleTransferDict]),
  page("/bank-lines", () => import("./features/transfer/statement/BankLinesPage.tsx"), [consoleBankLineDict]),
  page("/suspense", () => import("./features/suspense/SuspensePage.tsx"), [consoleSuspenseDict]),
  page("/card-holds", () => import("./features/payment/CardHoldsPage.tsx"), [consoleCardHoldDict, paymentDict]),
  page("/disputes", () => import("./features/dispute/DisputesPage.tsx"), [consoleDisputeDict]),
  page("/books", () => import("./features/books/BooksPage.tsx"), [consoleBooksDict, consoleAuditDict]),
  page("/goodwill", () => import("./features/books/GoodwillPage.tsx"), [consoleBooksDict]),
  page("/claims", () => import("./features/claim/ClaimsPage.tsx"), [consoleClaimDict]),
  page("/withdrawals", () => import("./features/withdrawal/WithdrawalsPage.tsx"), [consoleWithdrawalDict]),
  page("/lost-mailboxes", () => import("./features/customer/LostMailboxesPage.tsx"), [consoleLostMailboxDict]),
  page("/customers", () => import("./features/customer/CustomersPage.tsx"), [
    ...[consoleCustomerDict, consoleOperationDict, consolePromotionDict, membershipDict, promotionDict],
    // The states of everything a customer may have.
    ...[consoleReturnDict, consoleClaimDict, consoleConsultDict, consoleEnquiryDict, consoleExpertDict, messageDict],
    ...[consoleWithdrawalDict, consoleTransferDict, consoleSuspenseDict, consoleDisputeDict, walletDict],
  ]),
  page("/orders", () => import("./features/order/OrdersPage.tsx"), [consoleLookUpDict, consoleBuyingDict, consoleServiceDict]),
  page("/parcels", () => import("./features/parcel/ParcelsPage.tsx"), [consoleLookUpDict, parcelDict, freightDict]),
  page("/dashboards", () => import("./features/dashboard/DashboardsPage.tsx"), [consoleDashboardDict]),
  page("/rates", () => import("./features/freight/RatesPage.tsx"), [consoleFreightDict, consoleTaxDict, consoleOutletDict]),
  page("/broadcasts", () => import("./features/broadcast/BroadcastsPage.tsx"), [consoleBroadcastDict]),
  page("/promotions", () => import("./features/promotion/PromotionsPage.tsx"), [consolePromotionDict]),
  page("/content", () => import("./features/content/ContentPage.tsx"), [consoleContentDict]),
  page("/settings", () => import("./features/setting/SettingsPage.tsx"), [consoleSettingDict]),
  page("/operation", () => import("./features/operation/OperationPage.tsx"), [consoleOperationDict]),
  page("/audit", () => import("./features/audit/AuditPage.tsx"), [consoleAuditDict]),
];
