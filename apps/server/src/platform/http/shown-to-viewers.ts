import type { Endpoint } from "@sihai/contract";
import * as address from "@sihai/contract/address";
import * as cart from "@sihai/contract/cart";
import * as claim from "@sihai/contract/claim";
import * as consult from "@sihai/contract/consult";
import * as content from "@sihai/contract/content";
import * as dashboard from "@sihai/contract/dashboard";
import * as dispute from "@sihai/contract/dispute";
import * as enquiry from "@sihai/contract/enquiry";
import * as expert from "@sihai/contract/expert";
import * as file from "@sihai/contract/file";
import * as freight from "@sihai/contract/freight";
import * as goods from "@sihai/contract/goods";
import * as identity from "@sihai/contract/identity";
import * as membership from "@sihai/contract/membership";
import * as message from "@sihai/contract/message";
import * as order from "@sihai/contract/order";
import * as parcel from "@sihai/contract/parcel";
import * as partner from "@sihai/contract/partner";
import * as payment from "@sihai/contract/payment";
import * as plan from "@sihai/contract/plan";
import * as promotion from "@sihai/contract/promotion";
import * as returns from "@sihai/contract/return";
import * as service from "@sihai/contract/service";
import * as setting from "@sihai/contract/setting";
import * as storage from "@sihai/contract/storage";
import * as suspense from "@sihai/contract/suspense";
import * as tracking from "@sihai/contract/tracking";
import * as transfer from "@sihai/contract/transfer";
import * as unannounced from "@sihai/contract/unannounced";
import * as viewing from "@sihai/contract/viewing";
import * as warehouse from "@sihai/contract/warehouse";
import * as withdrawal from "@sihai/contract/withdrawal";

/**
 * Every call a visit to a customer's pages can make (decision 97); whatever is not named here is refused at the door, today's calls and those of
 * later releases. `theirs` are answered as to the customer, on a database connection that takes no write; `everybodys` as to a visitor, who
 * changes nothing of the customer's; `own` are about the visit itself.
 */
const shown = {
  theirs: [
    ...[address.addressList, address.addressDetail, cart.listCart, cart.countCart, claim.parcelClaims],
    ...[consult.readConsultSubject, consult.readConsult, consult.listConsults, consult.countUnreadConsults],
    ...[content.readAgreementsDue, dispute.listOwnDisputes],
    ...[enquiry.countNewEnquiries, enquiry.readEnquiry, enquiry.listEnquiries],
    ...[expert.listExpert, expert.readExpert, expert.readPackingPlan, expert.expertTerms],
    ...[file.readFile, goods.listFavourites],
    ...[identity.sessionCall, identity.userInfo, identity.statusNumbers, identity.checkHasPayPassword],
    ...[identity.readClosing, identity.listDevices, identity.listPasskeys, viewing.listViewings],
    ...[membership.readMember, membership.growthHistory],
    ...[message.readPreferences, message.messageTypeCount, message.messageCount, message.messageList],
    ...[order.listOrders, order.orderDetail, order.unconfirmedItems, order.orderReceiptPdf],
    ...[parcel.listParcels, parcel.parcelDetail, parcel.parcelTracking, parcel.parcelReceiptPdf],
    ...[parcel.parcelOptions, parcel.estimateParcel],
    ...[payment.getWallet, payment.listBills, payment.getBill, payment.getTrade, payment.listCards],
    ...[plan.readPlan, promotion.readCredits, promotion.listCoupons, promotion.creditHistory],
    ...[returns.returnOptions, returns.listReturns],
    ...[service.existingServices, service.listSupplements, service.offeredServices, service.listSubscriptions],
    ...[service.playVideo, service.readVideo, storage.listStorage, storage.readStoredItem, suspense.listSuspended],
    ...[tracking.orderLogistics, transfer.listTransfers, transfer.exchangeOffers, transfer.transferWays],
    ...[transfer.transferDetail, transfer.payOptions, transfer.waitingTransfers, unannounced.listUnannounced],
    ...[warehouse.getWarehouseAddress, withdrawal.withdrawalOptions, withdrawal.listWithdrawals, withdrawal.getWithdrawal],
  ],
  everybodys: [
    ...[content.readArticle, content.listArticles, content.adverts, dashboard.readMeasured],
    ...[freight.readCurves, freight.listFreightCountries, freight.readLine, freight.listGoodsClasses, freight.calculate],
    ...[goods.goodsPicture, goods.searchGoods, goods.inspectionPhoto, goods.landedCost, goods.goodsDetail],
    ...[goods.popularGoods, goods.parseLinks, goods.stillToCome],
    ...[identity.aboutInfo, identity.displayCurrencies, identity.remittanceCurrencies, parcel.listOutlets],
    ...[setting.readSettings, setting.readPlaces, setting.readNotices],
  ],
  own: [viewing.openViewing, viewing.readViewing, viewing.endViewing],
} as const satisfies Record<string, readonly Endpoint[]>;

/** Reads that are kept from visits all the same, each with its reason: secret, or carried away in one piece. A spec asks for a word on every read. */
export const keptFromViewers: ReadonlyMap<Endpoint, string> = new Map<Endpoint, string>([
  [identity.listDataCopies, "an export of one's data"],
  [identity.downloadDataCopy, "an export of one's data"],
  [identity.activateEmail, "confirms an address"],
  [membership.readInvitation, "read on the way to signing up"],
  [membership.readInvitations, "makes the code where it is the first to ask"],
  [message.deleteMessages, "deletes messages"],
  [message.listPushDevices, "makes the keys of push messages where it is the first to ask"],
  [parcel.readClearance, "identity documents"],
  [partner.listTokens, "tokens of programs"],
  [partner.listHooks, "addresses and secrets of programs"],
  [partner.listDeliveries, "what programs were told"],
  [payment.walletStatementPdf, "an export of one's money"],
  [payment.walletStatementCsv, "an export of one's money"],
  [dashboard.measuredFile, "a file nobody needs there"],
]);

export type Shown = keyof typeof shown;

const shownAs: ReadonlyMap<Endpoint, Shown> = new Map<Endpoint, Shown>([
  ...shown.theirs.map((endpoint): [Endpoint, Shown] => [endpoint, "theirs"]),
  ...shown.everybodys.map((endpoint): [Endpoint, Shown] => [endpoint, "everybodys"]),
  ...shown.own.map((endpoint): [Endpoint, Shown] => [endpoint, "own"]),
]);

/** How a visit is answered by a call; null: not at all. */
export function shownToViewers(endpoint: Endpoint): Shown | null {
  return shownAs.get(endpoint) ?? null;
}
