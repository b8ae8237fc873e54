import { named } from "@sihai/domain/language";
import { isServiceCancellable, serviceDue } from "@sihai/domain/service";
import type { Deps } from "#platform";
import { liveTrades } from "../payment/index.ts";
import type { ItemService } from "./service.store.ts";
import { filesOfServices } from "./service-file.store.ts";

/** Until when a service is to be done; null while it is unpaid, waits for its goods, or is over. */
export function dueOf({ settings }: Pick<Deps, "settings">, service: ItemService): Date | null {
  if (service.paidAt === null || (service.state !== "ordered" && service.state !== "started")) return null;
  const { paidAt, signedAt, stockedInAt } = service;
  return serviceDue(service.serviceNo, { paidAt, signedAt, stockedInAt }, settings);
}

/** What was chosen with an order and is not bought yet is called off with the item, not by itself. */
export function isCancellable({ state, origin, itemState, serviceNo }: ItemService): boolean {
  if (origin === "later") return isServiceCancellable(state);
  if (serviceNo === "fixed-fee") return false;
  return state === "ordered" && ["purchased", "seller-shipped", "signed", "stocked-in"].includes(itemState);
}

/** Services as customers and staff see them, with their results. */
export async function viewServices(deps: Pick<Deps, "db" | "settings">, services: readonly ItemService[]) {
  const { db } = deps;
  const userIds = [...new Set(services.map(({ userId }) => userId))];
  const unpaid = services.filter(({ state }) => state === "unpaid").map(({ id }) => id);
  const [files, trades] = await Promise.all([
    filesOfServices(
      db,
      userIds,
      services.map(({ id }) => id),
    ),
    liveTrades(db, { userIds, purpose: "service", subjectIds: unpaid }),
  ]);
  return services.map((service) => {
    const own = files.filter(({ serviceId }) => serviceId === service.id);
    const isVideo = ({ mimeType }: { mimeType: string }) => mimeType.startsWith("video/");
    return {
      entryId: service.id,
      serviceNo: service.serviceNo,
      kind: service.kind,
      state: service.state,
      itemNo: service.itemNo,
      orderNo: service.orderNo,
      name: named(service.name),
      skuName: service.skuName,
      pictureUrl: service.pictureUrl,
      quantity: service.quantity,
      done: service.done,
      unitPrice: service.unitPrice,
      total: service.total,
      refunded: service.refunded,
      refundReason: service.refundReason,
      remark: service.remark,
      answer: service.answer,
      createdAt: service.createdAt,
      dueAt: dueOf(deps, service),
      payBefore: trades.get(service.id)?.payBefore ?? null,
      doneAt: service.doneAt,
      photos: own.filter((file) => !isVideo(file)).map(({ fileId }) => fileId),
      videos: own.filter(isVideo).map(({ fileId }) => fileId),
      cancellable: isCancellable(service),
      tradeNo: trades.get(service.id)?.tradeNo ?? null,
    };
  });
}
