import { compare, type Money, ok, refuse, sum, toDecimal } from "@sihai/domain";
import { memberRules } from "@sihai/domain/membership";
import {
  checkServiceOrder,
  itemServices,
  mayOrderService,
  priceItemService,
  type ServiceOrdered,
  type ServiceOrderRefusal,
  servicePayBefore,
} from "@sihai/domain/service";
import { type Deps, defineTimer, type Once, setTimer, subjectPart, type Tx, transact } from "#platform";
import { levelOf } from "../freight/index.ts";
import { lockItems } from "../item/index.ts";
import { openTrade } from "../payment/index.ts";
import { beginHistory } from "./move-service.ts";
import { doneBefore, isUnderWay } from "./offer-services.service.ts";
import { insertService, servicesOfItems } from "./service.store.ts";
import { findServiceItem, type ServiceItem } from "./service-item.store.ts";

/** Timer of an unpaid service; its subject is `userId:serviceId`. */
export const unpaidServiceTimer = defineTimer("service.unpaid", { userId: subjectPart.id, id: subjectPart.id });

type Command = {
  userId: string;
  itemNo: string;
  services: readonly ServiceOrdered[];
  seenTotal: Money;
  now: Date;
  once: Once | null;
};
type Ordered = { tradeNo: string | null; total: Money; entryIds: string[] };
type Refusal =
  | { code: "ITEM_NOT_FOUND" }
  | { code: "SERVICE_NOT_OFFERED"; serviceNo: string }
  | { code: "SERVICE_ALREADY_ORDERED"; serviceNo: string }
  | { code: "SERVICE_PRICE_CHANGED"; total: string }
  | ServiceOrderRefusal;

/**
 * Orders services for an item: one row each and one payment for those that cost something; what is free is ordered at once. Prices are the
 * list's, never the browser's; a total other than the one agreed to writes nothing.
 */
export function orderServices(deps: Deps, command: Command) {
  const { userId, itemNo, now } = command;
  const wanted = [...new Map(command.services.map((service) => [service.serviceNo, service])).values()];
  return transact<Ordered, Refusal>(
    deps.db,
    async (tx) => {
      const item = await lockItem(tx, itemNo, userId);
      if (!item) return refuse({ code: "ITEM_NOT_FOUND" });
      const known = await servicesOfItems(tx, userId, [item.itemId]);
      const rules = memberRules(deps.settings.at(now), await levelOf(tx, userId));
      const lines: Line[] = [];
      for (const service of wanted) {
        const { serviceNo, quantity } = service;
        if (!mayOrderService(serviceNo, item.itemState)) return refuse({ code: "SERVICE_NOT_OFFERED", serviceNo });
        if (isUnderWay(item, known, serviceNo)) return refuse({ code: "SERVICE_ALREADY_ORDERED", serviceNo });
        const before = doneBefore(known, item.itemId, serviceNo);
        const checked = checkServiceOrder(service, { pieces: item.quantity, before }, rules);
        if (!checked.ok) return checked;
        lines.push({ ...service, before, ...priceItemService(serviceNo, quantity, before, rules) });
      }
      const total = totalOf(lines);
      if (compare(total, command.seenTotal) !== 0) return refuse({ code: "SERVICE_PRICE_CHANGED", total: toDecimal(total) });
      const entryIds: string[] = [];
      for (const line of lines) {
        const id = await write(tx, item, line, now);
        if (id === null) return refuse({ code: "SERVICE_ALREADY_ORDERED", serviceNo: line.serviceNo });
        entryIds.push(id);
      }
      return ok({
        tradeNo: await openPayment(tx, item, lines, entryIds, { at: now, expiresAt: servicePayBefore(now, rules) }),
        total,
        entryIds,
      });
    },
    command.once,
  );
}

type Line = ServiceOrdered & { before: number; unitPrice: Money; total: Money };

function totalOf(lines: readonly Line[]): Money {
  return sum(
    lines.map((line) => line.total),
    "CNY",
  );
}

/** The item as it stands once it is locked. */
async function lockItem(tx: Tx, itemNo: string, userId: string): Promise<ServiceItem | null> {
  const found = await findServiceItem(tx, itemNo, userId);
  if (!found) return null;
  await lockItems(tx, [found]);
  return findServiceItem(tx, itemNo, userId);
}

async function write(tx: Tx, { userId, itemId }: ServiceItem, line: Line, at: Date): Promise<string | null> {
  const state = line.total.amount === 0n ? "ordered" : "unpaid";
  const id = await insertService(tx, {
    userId,
    itemId,
    serviceNo: line.serviceNo,
    kind: itemServices[line.serviceNo].kind,
    origin: "later",
    state,
    quantity: line.quantity,
    before: line.before,
    unitPrice: line.unitPrice,
    total: line.total,
    remark: line.remarks,
    at,
  });
  if (id !== null) await beginHistory(tx, { userId, id, state, by: { kind: "user", id: userId }, at });
  return id;
}

type Payable = { at: Date; expiresAt: Date };

async function openPayment(
  tx: Tx,
  item: ServiceItem,
  lines: readonly Line[],
  ids: readonly string[],
  { at, expiresAt }: Payable,
) {
  const { userId, orderNo } = item;
  const subjects = lines.flatMap(({ total }, index) =>
    total.amount > 0n ? [{ subjectId: ids[index] ?? "", amount: total, no: orderNo }] : [],
  );
  if (subjects.length === 0) return null;
  const { tradeNo } = await openTrade(tx, { userId, purpose: "service", subjects, expiresAt, at });
  for (const { subjectId } of subjects) await setTimer(tx, unpaidServiceTimer, { userId, id: subjectId }, expiresAt);
  return tradeNo;
}
