import { abnormalDict } from "@sihai/text/dict/abnormal";
import { accountDict } from "@sihai/text/dict/account";
import { addressDict } from "@sihai/text/dict/address";
import { calculatorDict } from "@sihai/text/dict/calculator";
import { cartDict } from "@sihai/text/dict/cart";
import { claimDict } from "@sihai/text/dict/claim";
import { enquiryDict } from "@sihai/text/dict/enquiry";
import { expertDict } from "@sihai/text/dict/expert";
import { forwardingDict } from "@sihai/text/dict/forwarding";
import { goodsDict } from "@sihai/text/dict/goods";
import { guideDict } from "@sihai/text/dict/guide";
import { helpDict } from "@sihai/text/dict/help";
import { homeDict } from "@sihai/text/dict/home";
import { meDict } from "@sihai/text/dict/me";
import { messageDict } from "@sihai/text/dict/message";
import { orderDict } from "@sihai/text/dict/order";
import { parcelDict } from "@sihai/text/dict/parcel";
import { payDict } from "@sihai/text/dict/pay";
import { planDict } from "@sihai/text/dict/plan";
import { promotionDict } from "@sihai/text/dict/promotion";
import { returnDict } from "@sihai/text/dict/return";
import { serviceDict } from "@sihai/text/dict/service";
import { storageDict } from "@sihai/text/dict/storage";
import { trackingDict } from "@sihai/text/dict/tracking";
import { walletDict } from "@sihai/text/dict/wallet";
import { page } from "./shell/page.ts";

/**
 * Every finished page: its address, its chunk and the words it needs. A page enters this list when it works; until then its
 * address leads home. How to add one: docs/pages.md.
 */
export const pages = [
  page("/home", () => import("./features/home/HomePage.tsx"), [homeDict]),
  page("/pay/index", () => import("./features/payment/PayPage.tsx"), [payDict]),
  page("/pay/success", () => import("./features/payment/PaySuccessPage.tsx"), [payDict]),
  page("/wallet/index", () => import("./features/payment/wallet/WalletPage.tsx"), [walletDict]),
  page("/login", () => import("./features/identity/LoginPage.tsx"), [accountDict]),
  page("/register", () => import("./features/identity/RegisterPage.tsx"), [accountDict]),
  page("/forgot-password", () => import("./features/identity/password/ForgotPasswordPage.tsx"), [accountDict]),
  page("/me", () => import("./features/identity/me/MePage.tsx"), [meDict]),
  page("/user/address", () => import("./features/address/AddressPage.tsx"), [addressDict]),
  page("/user/address/edit", () => import("./features/address/AddressEditPage.tsx"), [addressDict]),
  page("/user/country-select", () => import("./features/address/CountrySelectPage.tsx"), [addressDict]),
  page("/user/setting", () => import("./features/identity/SettingPage.tsx"), [accountDict]),
  page("/user/user-info-edit", () => import("./features/identity/UserInfoEditPage.tsx"), [accountDict]),
  page("/user/password", () => import("./features/identity/password/PasswordPage.tsx"), [accountDict]),
  page("/user/password/pay", () => import("./features/identity/payment-password/PayPasswordPage.tsx"), [accountDict]),
  page("/user/password/login", () => import("./features/identity/password/LoginPasswordPage.tsx"), [accountDict]),
  page("/user/password/login/email", () => import("./features/identity/password/LoginPasswordEmailPage.tsx"), [accountDict]),
  page("/user/password/login/original", () => import("./features/identity/password/LoginPasswordOriginalPage.tsx"), [
    accountDict,
  ]),
  page("/user/password/login/success", () => import("./features/identity/password/LoginPasswordSuccessPage.tsx"), [accountDict]),
  page("/user/account/email", () => import("./features/identity/AccountEmailPage.tsx"), [accountDict]),
  page("/user/message", () => import("./features/message/MessagePage.tsx"), [messageDict]),
  page("/user/message/list", () => import("./features/message/MessageListPage.tsx"), [messageDict]),
  page("/calculator/index", () => import("./features/freight/CalculatorPage.tsx"), [calculatorDict]),
  page("/calculator/goods-property", () => import("./features/freight/GoodsPropertyPage.tsx"), [calculatorDict]),
  page("/calculator/list", () => import("./features/freight/LineListPage.tsx"), [calculatorDict]),
  page("/calculator/detail", () => import("./features/freight/LineDetailPage.tsx"), [calculatorDict]),
  page(
    "/guide/shopping",
    () => import("./features/content/guide/ShoppingGuidePage.tsx"),
    [guideDict, helpDict],
    guideAhead("shopping"),
  ),
  page(
    "/guide/transfer",
    () => import("./features/content/guide/TransferGuidePage.tsx"),
    [guideDict, helpDict],
    guideAhead("transfer"),
  ),
  page("/guide/user", () => import("./features/content/guide/UserGuidePage.tsx"), [guideDict, helpDict], guideAhead("user")),
  page("/help-center/list", () => import("./features/content/help/HelpListPage.tsx"), [helpDict, guideDict], articlesAhead),
  page("/help-center/sub-list", () => import("./features/content/help/HelpSubListPage.tsx"), [helpDict], articlesAhead),
  page(
    "/help-center/detail",
    () => import("./features/content/help/HelpDetailPage.tsx"),
    [helpDict],
    ({ helpId }) => articleAhead(helpId),
  ),
  page("/shopping", () => import("./features/goods/pasted/ShoppingPage.tsx"), [goodsDict, homeDict]),
  page("/goods/detail", () => import("./features/goods/GoodsDetailPage.tsx"), [goodsDict]),
  page("/goods/search", () => import("./features/goods/GoodsSearchPage.tsx"), [goodsDict]),
  page("/goods/collection", () => import("./features/goods/CollectionPage.tsx"), [goodsDict]),
  page("/goods/my-cart-goods", () => import("./features/goods/MyCartGoodsPage.tsx"), [goodsDict]),
  page("/goods/service-promise", () => import("./features/goods/ServicePromisePage.tsx"), [goodsDict]),
  page("/cart", () => import("./features/cart/CartPage.tsx"), [cartDict]),
  page("/order/submit/dg", () => import("./features/order/submit/SubmitDgPage.tsx"), [orderDict]),
  page("/order/submit/dg/results", () => import("./features/order/submit/SubmitResultPage.tsx"), [orderDict]),
  page("/order/submit/diy", () => import("./features/order/submit/SubmitDiyPage.tsx"), [forwardingDict, orderDict]),
  page("/order/submit/zy", () => import("./features/forwarding/SubmitZyPage.tsx"), [forwardingDict, storageDict]),
  page("/order/submit/zy/good-info-form", () => import("./features/forwarding/GoodInfoFormPage.tsx"), [forwardingDict]),
  page("/order/submit/zy/result", () => import("./features/forwarding/ResultPage.tsx"), [forwardingDict]),
  page("/operation/logistics-modified", () => import("./features/forwarding/LogisticsModifiedPage.tsx"), [forwardingDict]),
  page("/operation/return-exchange", () => import("./features/return/ReturnExchangePage.tsx"), [returnDict]),
  page("/order/list", () => import("./features/order/OrderListPage.tsx"), [orderDict]),
  page("/order/detail", () => import("./features/order/OrderDetailPage.tsx"), [orderDict, returnDict, serviceDict]),
  page("/order/pending-confirmation", () => import("./features/order/PendingConfirmationPage.tsx"), [orderDict]),
  page("/order/service/additional-services", () => import("./features/service/AdditionalServicesPage.tsx"), [serviceDict]),
  page("/order/service/existing-services", () => import("./features/service/ExistingServicesPage.tsx"), [serviceDict]),
  page("/operation/supplement-payment", () => import("./features/service/SupplementPaymentPage.tsx"), [serviceDict]),
  page("/operation/video", () => import("./features/service/VideoPage.tsx"), [serviceDict]),
  page("/warehouse/list", () => import("./features/warehouse/WarehouseListPage.tsx"), [storageDict, abnormalDict]),
  page("/warehouse/address", () => import("./features/warehouse/WarehouseAddressPage.tsx"), [storageDict]),
  page("/order/in-storage/goods-list", () => import("./features/storage/StorageListPage.tsx"), [storageDict, orderDict]),
  page("/order/in-storage/submit", () => import("./features/parcel/submit/SubmitPage.tsx"), [
    storageDict,
    calculatorDict,
    promotionDict,
  ]),
  page("/order/in-storage/free-packaging-value-added-service", () => import("./features/parcel/submit/ServicesPage.tsx"), [
    storageDict,
  ]),
  page("/order/in-storage/outlet-address", () => import("./features/parcel/submit/OutletPage.tsx"), [storageDict]),
  page("/package/submit/result", () => import("./features/parcel/submit/SubmitResultPage.tsx"), [parcelDict, storageDict]),
  page("/delivery-expert/index", () => import("./features/expert/ExpertPage.tsx"), [expertDict, storageDict]),
  page("/delivery-expert/in-storage", () => import("./features/expert/PickGoodsPage.tsx"), [expertDict, storageDict]),
  page("/delivery-expert/detail", () => import("./features/expert/ExpertDetailPage.tsx"), [expertDict, storageDict]),
  page("/delivery-expert/packing-plan", () => import("./features/expert/PackingPlanPage.tsx"), [
    expertDict,
    storageDict,
    planDict,
    calculatorDict,
  ]),
  page("/package/plan/detail", () => import("./features/plan/PlanDetailPage.tsx"), [planDict, storageDict, calculatorDict]),
  page("/package/list", () => import("./features/parcel/ParcelListPage.tsx"), [parcelDict]),
  page("/package/detail", () => import("./features/parcel/ParcelDetailPage.tsx"), [
    claimDict,
    parcelDict,
    calculatorDict,
    storageDict,
    promotionDict,
  ]),
  page("/package/declaration/details", () => import("./features/parcel/declaration/DeclarationPage.tsx"), [
    parcelDict,
    storageDict,
  ]),
  page("/package/declaration/names", () => import("./features/parcel/declaration/DeclarationNamesPage.tsx"), [storageDict]),
  page("/package/service/existing-services", () => import("./features/parcel/ExistingServicesPage.tsx"), [
    parcelDict,
    storageDict,
  ]),
  page("/operation/order-logistics-tracking", () => import("./features/tracking/OrderTrackingPage.tsx"), [trackingDict]),
  page("/user/consult/shop-consult", () => import("./features/enquiry/ShopConsultPage.tsx"), [
    enquiryDict,
    homeDict,
    storageDict,
  ]),
  page("/user/coupon", () => import("./features/promotion/CouponPage.tsx"), [promotionDict, storageDict]),
  page("/operation/pkg-logistics-tracking", () => import("./features/parcel/TrackingPage.tsx"), [parcelDict]),
];

function articleAhead(helpId: string | undefined): void {
  if (helpId !== undefined)
    void import("./features/content/help/use-article.ts").then(({ prefetchArticle }) => prefetchArticle(helpId));
}

function guideAhead(helpId: string): () => void {
  return () => articleAhead(helpId);
}

function articlesAhead(): void {
  void import("./features/content/help/use-article.ts").then(({ prefetchArticles }) => prefetchArticles());
}
