import { addressDict } from "@sihai/text/dict/address";
import { pastedDict } from "@sihai/text/dict/apart/pasted";
import { consultDict } from "@sihai/text/dict/care/consult";
import { enquiryDict } from "@sihai/text/dict/care/enquiry";
import { measuredDict } from "@sihai/text/dict/care/measured";
import { cartDict } from "@sihai/text/dict/cart";
import { claimDict } from "@sihai/text/dict/claim";
import { contentDict } from "@sihai/text/dict/content";
import { guideDict } from "@sihai/text/dict/content-guide";
import { expertDict } from "@sihai/text/dict/expert";
import { forwardingDict } from "@sihai/text/dict/forwarding";
import { freightDict } from "@sihai/text/dict/freight";
import { goodsDict } from "@sihai/text/dict/goods";
import { homeDict } from "@sihai/text/dict/home";
import { identityDict } from "@sihai/text/dict/identity";
import { accountDict } from "@sihai/text/dict/me/account";
import { identityMeDict } from "@sihai/text/dict/me/identity-me";
import { membershipDict } from "@sihai/text/dict/me/membership";
import { messageDict } from "@sihai/text/dict/message";
import { orderDict } from "@sihai/text/dict/order";
import { parcelDict } from "@sihai/text/dict/parcel";
import { partnerDict } from "@sihai/text/dict/partner";
import { paymentDict } from "@sihai/text/dict/payment";
import { walletDict } from "@sihai/text/dict/payment-wallet";
import { planDict } from "@sihai/text/dict/plan";
import { promotionDict } from "@sihai/text/dict/promotion";
import { receiptDict } from "@sihai/text/dict/receipt";
import { returnDict } from "@sihai/text/dict/return";
import { serviceDict } from "@sihai/text/dict/service";
import { storageDict } from "@sihai/text/dict/storage";
import { suspenseDict } from "@sihai/text/dict/suspense";
import { trackingDict } from "@sihai/text/dict/tracking";
import { transferDict } from "@sihai/text/dict/transfer";
import { unannouncedDict } from "@sihai/text/dict/unannounced";
import { withdrawalDict } from "@sihai/text/dict/withdrawal";
import { page } from "./shell/page.ts";

/**
 * Every finished page: its address, its chunk and the words it needs. A page enters this list when it works; until then its
 * address leads home. How to add one: docs/pages.md.
 */
export const pages = [
  page("/home", () => import("./features/home/HomePage.tsx"), [homeDict]),
  page("/pay/index", () => import("./features/payment/PayPage.tsx"), [
    paymentDict,
    storageDict,
    goodsDict,
    suspenseDict,
    transferDict,
  ]),
  page("/pay/success", () => import("./features/payment/PaySuccessPage.tsx"), [paymentDict, storageDict, goodsDict]),
  page("/wallet/index", () => import("./features/payment/wallet/WalletPage.tsx"), [
    walletDict,
    paymentDict,
    transferDict,
    suspenseDict,
    receiptDict,
  ]),
  page("/recharge/index", () => import("./features/payment/wallet/RechargePage.tsx"), [walletDict, transferDict]),
  page("/recharge/mainland", () => import("./features/transfer/MainlandPage.tsx"), [transferDict]),
  page("/recharge/overseas", () => import("./features/transfer/OverseasPage.tsx"), [transferDict]),
  page("/recharge/wise", () => import("./features/transfer/WisePage.tsx"), [transferDict]),
  page("/recharge/receipt", () => import("./features/transfer/ReceiptPage.tsx"), [transferDict]),
  page("/recharge/success", () => import("./features/transfer/TransferSuccessPage.tsx"), [transferDict]),
  page("/wallet/withdraw", () => import("./features/withdrawal/WithdrawPage.tsx"), [withdrawalDict]),
  page("/wallet/withdraw/apply", () => import("./features/withdrawal/ApplyPage.tsx"), [
    withdrawalDict,
    paymentDict,
    identityDict,
  ]),
  page("/wallet/withdraw/apply/success", () => import("./features/withdrawal/AppliedPage.tsx"), [withdrawalDict]),
  page("/wallet/withdraw/record", () => import("./features/withdrawal/RecordPage.tsx"), [withdrawalDict]),
  page("/login", () => import("./features/identity/LoginPage.tsx"), [identityDict, contentDict, accountDict]),
  page("/register", () => import("./features/identity/RegisterPage.tsx"), [identityDict, contentDict]),
  page("/forgot-password", () => import("./features/identity/password/ForgotPasswordPage.tsx"), [identityDict]),
  page("/me", () => import("./features/identity/me/MePage.tsx"), [identityMeDict]),
  page("/user/member", () => import("./features/membership/MemberPage.tsx"), [membershipDict, identityMeDict]),
  page("/user/member/growth", () => import("./features/membership/GrowthPage.tsx"), [membershipDict]),
  page("/user/points", () => import("./features/promotion/CreditsPage.tsx"), [promotionDict]),
  page("/user/address", () => import("./features/address/AddressPage.tsx"), [addressDict]),
  page("/user/address/edit", () => import("./features/address/AddressEditPage.tsx"), [addressDict]),
  page("/user/country-select", () => import("./features/address/CountrySelectPage.tsx"), [addressDict]),
  page("/user/setting", () => import("./features/identity/SettingPage.tsx"), [identityDict, accountDict, partnerDict]),
  page("/user/user-info-edit", () => import("./features/identity/UserInfoEditPage.tsx"), [identityDict]),
  page("/user/password", () => import("./features/identity/password/PasswordPage.tsx"), [identityDict, accountDict]),
  page("/user/password/pay", () => import("./features/identity/payment-password/PayPasswordPage.tsx"), [identityDict]),
  page("/user/password/login", () => import("./features/identity/password/LoginPasswordPage.tsx"), [identityDict]),
  page("/user/password/login/email", () => import("./features/identity/password/LoginPasswordEmailPage.tsx"), [identityDict]),
  page("/user/password/login/original", () => import("./features/identity/password/LoginPasswordOriginalPage.tsx"), [
    identityDict,
  ]),
  page("/user/password/login/success", () => import("./features/identity/password/LoginPasswordSuccessPage.tsx"), [identityDict]),
  page("/user/account/email", () => import("./features/identity/AccountEmailPage.tsx"), [identityDict]),
  page("/user/message", () => import("./features/message/MessagePage.tsx"), [messageDict]),
  page("/user/message/list", () => import("./features/message/MessageListPage.tsx"), [messageDict]),
  page("/calculator/index", () => import("./features/freight/CalculatorPage.tsx"), [freightDict]),
  page("/calculator/goods-property", () => import("./features/freight/GoodsPropertyPage.tsx"), [freightDict]),
  page("/calculator/list", () => import("./features/freight/LineListPage.tsx"), [freightDict]),
  page("/calculator/detail", () => import("./features/freight/LineDetailPage.tsx"), [freightDict]),
  page(
    "/guide/shopping",
    () => import("./features/content/guide/ShoppingGuidePage.tsx"),
    [guideDict, contentDict],
    guideAhead("shopping"),
  ),
  page(
    "/guide/transfer",
    () => import("./features/content/guide/TransferGuidePage.tsx"),
    [guideDict, contentDict],
    guideAhead("transfer"),
  ),
  page("/guide/user", () => import("./features/content/guide/UserGuidePage.tsx"), [guideDict, contentDict], guideAhead("user")),
  page("/help-center/list", () => import("./features/content/help/HelpListPage.tsx"), [contentDict, guideDict], articlesAhead),
  page("/help-center/sub-list", () => import("./features/content/help/HelpSubListPage.tsx"), [contentDict], articlesAhead),
  page(
    "/help-center/detail",
    () => import("./features/content/help/HelpDetailPage.tsx"),
    [contentDict],
    ({ helpId }) => articleAhead(helpId),
  ),
  page("/shopping", () => import("./features/goods/pasted/ShoppingPage.tsx"), [goodsDict, pastedDict]),
  page("/goods/detail", () => import("./features/goods/GoodsDetailPage.tsx"), [goodsDict]),
  page("/goods/search", () => import("./features/goods/GoodsSearchPage.tsx"), [goodsDict]),
  page("/goods/collection", () => import("./features/goods/CollectionPage.tsx"), [goodsDict]),
  page("/goods/my-cart-goods", () => import("./features/goods/MyCartGoodsPage.tsx"), [goodsDict]),
  page("/goods/service-promise", () => import("./features/goods/ServicePromisePage.tsx"), [goodsDict, measuredDict, contentDict]),
  page("/cart", () => import("./features/cart/CartPage.tsx"), [cartDict, goodsDict]),
  page("/order/submit/dg", () => import("./features/order/submit/SubmitDgPage.tsx"), [
    orderDict,
    walletDict,
    contentDict,
    goodsDict,
    promotionDict,
    serviceDict,
    storageDict,
  ]),
  page("/order/submit/dg/results", () => import("./features/order/submit/SubmitResultPage.tsx"), [orderDict, goodsDict]),
  page("/order/submit/diy", () => import("./features/order/submit/SubmitDiyPage.tsx"), [
    forwardingDict,
    goodsDict,
    orderDict,
    walletDict,
  ]),
  page("/order/submit/zy", () => import("./features/forwarding/SubmitZyPage.tsx"), [forwardingDict, storageDict, goodsDict]),
  page("/order/submit/zy/good-info-form", () => import("./features/forwarding/GoodInfoFormPage.tsx"), [forwardingDict]),
  page("/order/submit/zy/result", () => import("./features/forwarding/ResultPage.tsx"), [forwardingDict, goodsDict]),
  page("/operation/logistics-modified", () => import("./features/forwarding/LogisticsModifiedPage.tsx"), [forwardingDict]),
  page("/operation/return-exchange", () => import("./features/return/ReturnExchangePage.tsx"), [returnDict, transferDict]),
  page("/order/list", () => import("./features/order/OrderListPage.tsx"), [orderDict, transferDict]),
  page("/order/detail", () => import("./features/order/OrderDetailPage.tsx"), [
    orderDict,
    walletDict,
    returnDict,
    serviceDict,
    goodsDict,
    suspenseDict,
    promotionDict,
    consultDict,
    transferDict,
    receiptDict,
  ]),
  page("/order/pending-confirmation", () => import("./features/order/PendingConfirmationPage.tsx"), [orderDict, paymentDict]),
  page("/order/service/additional-services", () => import("./features/service/AdditionalServicesPage.tsx"), [serviceDict]),
  page("/order/service/existing-services", () => import("./features/service/ExistingServicesPage.tsx"), [
    serviceDict,
    transferDict,
  ]),
  page("/operation/supplement-payment", () => import("./features/service/SupplementPaymentPage.tsx"), [
    serviceDict,
    transferDict,
  ]),
  page("/operation/video", () => import("./features/service/VideoPage.tsx"), [serviceDict]),
  page("/warehouse/list", () => import("./features/warehouse/WarehouseListPage.tsx"), [storageDict, unannouncedDict]),
  page("/warehouse/address", () => import("./features/warehouse/WarehouseAddressPage.tsx"), [storageDict]),
  page("/order/in-storage/goods-list", () => import("./features/storage/StorageListPage.tsx"), [
    consultDict,
    storageDict,
    orderDict,
    goodsDict,
    returnDict,
  ]),
  page("/order/in-storage/submit", () => import("./features/parcel/submit/SubmitPage.tsx"), [
    storageDict,
    walletDict,
    returnDict,
    serviceDict,
    freightDict,
    goodsDict,
    promotionDict,
    parcelDict,
    addressDict,
    contentDict,
    paymentDict,
  ]),
  page("/order/in-storage/free-packaging-value-added-service", () => import("./features/parcel/submit/ServicesPage.tsx"), [
    storageDict,
  ]),
  page("/order/in-storage/outlet-address", () => import("./features/parcel/submit/OutletPage.tsx"), [storageDict]),
  page("/package/submit/result", () => import("./features/parcel/submit/SubmitResultPage.tsx"), [
    parcelDict,
    storageDict,
    goodsDict,
  ]),
  page("/delivery-expert/index", () => import("./features/expert/ExpertPage.tsx"), [
    expertDict,
    contentDict,
    storageDict,
    addressDict,
    paymentDict,
  ]),
  page("/delivery-expert/in-storage", () => import("./features/expert/PickGoodsPage.tsx"), [expertDict, storageDict]),
  page("/delivery-expert/detail", () => import("./features/expert/ExpertDetailPage.tsx"), [expertDict, storageDict, consultDict]),
  page("/delivery-expert/packing-plan", () => import("./features/expert/PackingPlanPage.tsx"), [
    expertDict,
    contentDict,
    storageDict,
    serviceDict,
    planDict,
    freightDict,
    goodsDict,
  ]),
  page("/package/plan/detail", () => import("./features/plan/PlanDetailPage.tsx"), [
    planDict,
    returnDict,
    storageDict,
    serviceDict,
    freightDict,
    goodsDict,
    addressDict,
  ]),
  page("/package/list", () => import("./features/parcel/ParcelListPage.tsx"), [parcelDict, transferDict]),
  page("/package/detail", () => import("./features/parcel/ParcelDetailPage.tsx"), [
    consultDict,
    walletDict,
    suspenseDict,
    claimDict,
    parcelDict,
    freightDict,
    storageDict,
    goodsDict,
    promotionDict,
    transferDict,
    receiptDict,
  ]),
  page("/package/declaration/details", () => import("./features/parcel/declaration/DeclarationPage.tsx"), [
    parcelDict,
    storageDict,
    addressDict,
  ]),
  page("/package/declaration/names", () => import("./features/parcel/declaration/DeclarationNamesPage.tsx"), [storageDict]),
  page("/package/service/existing-services", () => import("./features/parcel/ExistingServicesPage.tsx"), [
    parcelDict,
    storageDict,
  ]),
  page("/operation/order-logistics-tracking", () => import("./features/tracking/OrderTrackingPage.tsx"), [trackingDict]),
  page("/user/consult/my-consult", () => import("./features/consult/MyConsultPage.tsx"), [consultDict]),
  page("/user/consult/my-consult/unread", () => import("./features/consult/UnreadConsultPage.tsx"), [consultDict]),
  page("/user/consult/service", () => import("./features/consult/ServicePage.tsx"), [consultDict]),
  page("/user/consult/service/expert", () => import("./features/consult/ExpertConsultPage.tsx"), [consultDict]),
  page("/user/consult/shop-consult", () => import("./features/enquiry/ShopConsultPage.tsx"), [
    enquiryDict,
    pastedDict,
    storageDict,
    addressDict,
    contentDict,
  ]),
  page("/user/coupon", () => import("./features/promotion/CouponPage.tsx"), [promotionDict, storageDict, serviceDict]),
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
