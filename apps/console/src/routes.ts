import { consoleDict } from "@sihai/text/dict/console";
import { consoleAbnormalDict } from "@sihai/text/dict/console-abnormal";
import { consoleBuyingDict } from "@sihai/text/dict/console-buying";
import { consoleClaimsDict } from "@sihai/text/dict/console-claims";
import { consoleDashboardsDict } from "@sihai/text/dict/console-dashboards";
import { consoleDisputesDict } from "@sihai/text/dict/console-disputes";
import { consoleEnquiriesDict } from "@sihai/text/dict/console-enquiries";
import { consoleExpertsDict } from "@sihai/text/dict/console-experts";
import { consoleLookUpDict } from "@sihai/text/dict/console-look-up";
import { consoleOutletsDict } from "@sihai/text/dict/console-outlets";
import { consolePackingDict } from "@sihai/text/dict/console-packing";
import { consolePromotionsDict } from "@sihai/text/dict/console-promotions";
import { consoleRatesDict } from "@sihai/text/dict/console-rates";
import { consoleReceivingDict } from "@sihai/text/dict/console-receiving";
import { consoleReturnsDict } from "@sihai/text/dict/console-returns";
import { consoleServicesDict } from "@sihai/text/dict/console-services";
import { consoleStorageDict } from "@sihai/text/dict/console-storage";
import { consoleTaxesDict } from "@sihai/text/dict/console-taxes";
import { page } from "./shell/page.ts";

/** Every finished page of the console: its address, its chunk and the words it needs. */
export const pages = [
  page("/sign-in", () => import("./features/staff/SignInPage.tsx"), [consoleDict]),
  page("/", () => import("./features/dashboard/overview/OverviewPage.tsx"), [consoleLookUpDict]),
  page("/receiving", () => import("./features/warehouse/receiving/ReceivingPage.tsx"), [consoleReceivingDict, consoleBuyingDict]),
  page("/abnormal", () => import("./features/unannounced/AbnormalPage.tsx"), [consoleAbnormalDict, consoleDisputesDict]),
  page("/storage", () => import("./features/storage/StoragePage.tsx"), [consoleStorageDict]),
  page("/buying", () => import("./features/order/buying/BuyingPage.tsx"), [consoleBuyingDict]),
  page("/services", () => import("./features/service/ServicesPage.tsx"), [consoleServicesDict]),
  page("/enquiries", () => import("./features/enquiry/EnquiriesPage.tsx"), [consoleEnquiriesDict]),
  page("/experts", () => import("./features/expert/ExpertsPage.tsx"), [consoleExpertsDict]),
  page("/packing", () => import("./features/parcel/packing/PackingPage.tsx"), [consolePackingDict]),
  page("/dispatch", () => import("./features/parcel/dispatch/DispatchPage.tsx"), [consolePackingDict]),
  page("/returns", () => import("./features/return/ReturnsPage.tsx"), [consoleReturnsDict]),
  page("/claims", () => import("./features/claim/ClaimsPage.tsx"), [consoleClaimsDict]),
  page("/orders", () => import("./features/order/OrdersPage.tsx"), [consoleLookUpDict, consoleBuyingDict, consoleServicesDict]),
  page("/parcels", () => import("./features/parcel/ParcelsPage.tsx"), [consoleLookUpDict]),
  page("/dashboards", () => import("./features/dashboard/DashboardsPage.tsx"), [consoleDashboardsDict]),
  page("/rates", () => import("./features/freight/RatesPage.tsx"), [consoleRatesDict, consoleTaxesDict, consoleOutletsDict]),
  page("/promotions", () => import("./features/promotion/PromotionsPage.tsx"), [consolePromotionsDict]),
  page("/audit", () => import("./features/audit/AuditPage.tsx"), [consoleLookUpDict]),
];
