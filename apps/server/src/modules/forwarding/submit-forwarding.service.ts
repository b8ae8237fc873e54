import type { AgreementSeen } from "@sihai/contract/content";
import { type Money, money, ok, refuse, sum, toDecimal, zero } from "@sihai/domain";
import { type CourierRefused, refuseCourier, tidyTrackingNumber } from "@sihai/domain/courier";
import {
  type AnnouncementRefusal,
  checkAnnouncement,
  type ForwardingRules,
  type ForwardingServiceNo,
  forwardingServiceNos,
  isLater,
  logisticsBefore,
  type PricedForwardingService,
  priceForwardingServices,
  remindLogisticsAt,
} from "@sihai/domain/forwarding";
import { classFlags, type GoodsClassRefused, refuseGoodsClass } from "@sihai/domain/goods";
import { refuseNewGoods, type WarehouseRefused } from "@sihai/domain/warehouse";
import { businessEvents, type Deps, type Once, setTimer, type Tx, transact } from "#platform";
import { type AgreementChanged, recordAcceptances } from "../content/index.ts";
import { pictureUrl } from "../file/index.ts";
import { claimDelivery, insertItem, insertOrder } from "../order/index.ts";
import { recordStep } from "../timeline/index.ts";
import { announceDelivery } from "../tracking/index.ts";
import { openDispute, ownsFiles } from "../warehouse/index.ts";
import { logisticsTimers } from "./timers.ts";

type AnnouncedItem = {
  name: string;
  classId: string;
  quantity: number;
  unitValue: Money;
  remark: string;
  pictures: readonly string[];
};
type Parcel = {
  courier: string | null;
  trackingNo: string | null;
  services: readonly ForwardingServiceNo[];
  items: readonly AnnouncedItem[];
};
type Command = {
  userId: string;
  warehouseId: number;
  country?: string | null | undefined;
  parcels: readonly Parcel[];
  remark: string;
  shipTogether: boolean;
  agreed: boolean;
  agreementsSeen?: readonly AgreementSeen[] | undefined;
  now: Date;
  once: Once | null;
};
type Announced = { orderNo: string; items: number; due: Money; logisticsBefore: Date | null };
/** A number another customer holds; the sentence says nothing of him (rule F37). */
export type InReview = { code: "TRACKING_IN_REVIEW"; trackingNo: string };
type Refusal =
  | AnnouncementRefusal
  | AgreementChanged
  | InReview
  | GoodsClassRefused
  | { code: "PICTURE_NOT_YOURS" }
  | WarehouseRefused
  | CourierRefused;

/**
 * Announces parcels of one customer in one order: everything or nothing. Each number becomes his; one that is another customer's refuses the
 * whole and is put before staff, for nothing is matched by itself then (rule F37). Services are priced here and paid from the order
 * (docs/decisions/0012).
 */
export async function submitForwarding(deps: Deps, command: Command) {
  const checked = checkAnnouncement(command);
  if (!checked.ok) return checked;
  const placed = await transact<Announced, Refusal>(deps.db, (tx) => place(tx, deps, command), command.once);
  if (!placed.ok && placed.refusal.code === "TRACKING_IN_REVIEW") await bringBeforeStaff(deps, command, placed.refusal);
  return placed;
}

async function place(tx: Tx, deps: Deps, command: Command) {
  const { userId, parcels, now } = command;
  const rules = deps.settings.at(now);
  const closed = refuseNewGoods(rules.warehouses, command.warehouseId);
  if (closed) return refuse(closed);
  const stranger = firstRefusal(parcels, ({ courier }) => courier && refuseCourier(rules.couriers, courier));
  if (stranger) return refuse(stranger);
  const items = parcels.flatMap((parcel) => parcel.items);
  const unclassed = firstRefusal(items, ({ classId }) => refuseGoodsClass(rules.goodsClasses, classId));
  if (unclassed) return refuse(unclassed);
  const pictures = [...new Set(items.flatMap((item) => item.pictures))];
  if (!(await ownsFiles(tx, userId, pictures))) return refuse({ code: "PICTURE_NOT_YOURS" });
  const taken = await claimAll(tx, command);
  if (taken) return refuse(taken);
  const lines = linesOf(parcels, rules);
  const total = sum(
    lines.map(({ amount }) => amount),
    "CNY",
  );
  const order = await insertOrder(tx, {
    userId,
    type: "zy",
    quickBuy: false,
    shopSource: "own",
    shopId: null,
    shopName: "",
    warehouseId: command.warehouseId,
    country: command.country ?? null,
    remark: command.remark,
    goods: zero("CNY"),
    domesticFreight: zero("CNY"),
    service: total,
    total,
    policy: {
      lines: lines.map((line) => ({ ...line, amount: toDecimal(line.amount) })),
    },
    shipTogether: command.shipTogether,
    at: now,
    payBefore: logisticsBefore(now, rules),
  });
  const accepted = await recordAcceptances(tx, deps, {
    userId,
    agreements: ["forwarding-terms"],
    acceptedWith: [`order:${order.orderNo}`],
    seen: command.agreementsSeen,
    at: now,
  });
  if (!accepted.ok) return accepted;
  for (const parcel of parcels)
    for (const item of parcel.items) await placeItem(tx, deps, { userId, orderId: order.id, parcel, item, now });
  const isWaiting = parcels.some(isLater);
  if (isWaiting) await setTimer(tx, logisticsTimers.remind, { userId, orderId: order.id }, remindLogisticsAt(now, rules));
  businessEvents.inc({ event: "forwarding-announced" });
  return ok({
    orderNo: order.orderNo,
    items: items.length,
    due: total,
    logisticsBefore: isWaiting ? logisticsBefore(now, rules) : null,
  });
}

function firstRefusal<Row, Refused extends object>(rows: readonly Row[], refusalOf: (row: Row) => Refused | null | "") {
  for (const row of rows) {
    const refused = refusalOf(row);
    if (refused) return refused;
  }
  return null;
}

/** In the order of the numbers, so that two customers who announce the same ones cannot wait for each other. */
async function claimAll(tx: Tx, { userId, parcels, now }: Command): Promise<InReview | null> {
  const numbers = parcels.flatMap(({ courier, trackingNo }) =>
    courier !== null && trackingNo !== null ? [{ courier, trackingNo: tidyTrackingNumber(trackingNo) }] : [],
  );
  for (const { courier, trackingNo } of numbers.toSorted((a, b) => (a.trackingNo < b.trackingNo ? -1 : 1))) {
    if (!(await claimDelivery(tx, { userId, courier, trackingNo, at: now }))) return { code: "TRACKING_IN_REVIEW", trackingNo };
  }
  return null;
}

/** After the refusal has undone everything else. */
async function bringBeforeStaff(deps: Deps, { userId, parcels, now }: Command, { trackingNo }: InReview): Promise<void> {
  const named = parcels.find((parcel) => parcel.trackingNo !== null && tidyTrackingNumber(parcel.trackingNo) === trackingNo);
  await openDispute(deps.db, { userId, courier: named?.courier ?? "other", trackingNo, at: now });
}

/** One money line a service, over all parcels. */
function linesOf(parcels: readonly Parcel[], rules: ForwardingRules) {
  const priced = parcels.flatMap(({ services, items }) =>
    items.flatMap(({ quantity }) => priceForwardingServices(services, quantity, rules)),
  );
  return forwardingServiceNos.flatMap((label) => {
    const chosen = priced.filter(({ serviceNo }) => serviceNo === label);
    const [first] = chosen;
    if (!first) return [];
    const amount = totalOf(chosen);
    const count = chosen.reduce((sum, { quantity }) => sum + quantity, 0);
    return [{ label, amount, how: amount.amount === 0n ? "" : `${count} × ${toDecimal(first.unitPrice)}` }];
  });
}

function totalOf(services: readonly PricedForwardingService[]): Money {
  return sum(
    services.map(({ total }) => total),
    "CNY",
  );
}

type Line = { userId: string; orderId: string; parcel: Parcel; item: AnnouncedItem; now: Date };

async function placeItem(tx: Tx, deps: Deps, { userId, orderId, parcel, item, now }: Line): Promise<void> {
  const { courier, trackingNo } = parcel;
  const rules = deps.settings.at(now);
  const services = priceForwardingServices(parcel.services, item.quantity, deps.settings.at(now));
  const state = isLater(parcel) ? "awaiting-logistics" : "in-transit";
  const pictures = [...new Set(item.pictures)];
  const [first] = pictures;
  const { id, itemNo } = await insertItem(tx, {
    userId,
    orderId,
    state,
    goodsId: null,
    platform: "own",
    link: null,
    name: { zh: item.name, en: item.name },
    skuId: "",
    skuName: [],
    pictureUrl: first === undefined ? null : pictureUrl(first),
    pictureFileIds: pictures,
    classId: item.classId,
    flags: classFlags(rules.goodsClasses, item.classId),
    quantity: item.quantity,
    unitPrice: money(0n, "CNY"),
    declaredUnit: item.unitValue,
    domesticFreight: zero("CNY"),
    sellerFreight: zero("CNY"),
    service: totalOf(services),
    remark: item.remark,
    services: services.map((service) => ({
      ...service,
      unitPrice: toDecimal(service.unitPrice),
      total: toDecimal(service.total),
    })),
    ...(courier !== null && trackingNo !== null && { courier, trackingNo: tidyTrackingNumber(trackingNo) }),
    ...(isLater(parcel) && { dueAt: logisticsBefore(now, rules) }),
    at: now,
  });
  const step = { userId, subjectKind: "item", subjectId: id, by: { kind: "user", id: userId }, at: now } as const;
  await recordStep(tx, { ...step, from: null, to: "awaiting-logistics" });
  if (courier === null || trackingNo === null) {
    await setTimer(tx, logisticsTimers.due, { userId, itemId: id }, logisticsBefore(now, rules));
    return;
  }
  const number = tidyTrackingNumber(trackingNo);
  await recordStep(tx, { ...step, from: "awaiting-logistics", to: state, facts: { courier, trackingNo: number } });
  await announceDelivery(tx, deps, { userId, itemId: id, itemNo, courier, trackingNo: number, pieces: item.quantity, at: now });
}
