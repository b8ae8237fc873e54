import * as contract from "@sihai/contract/warehouse";
import { ok, refuse } from "@sihai/domain";
import { memberMark, warehouses } from "@sihai/domain/warehouse";
import { everyone, type Route, route, staffMay, users } from "#platform";
import { storePicture } from "../files/index.ts";
import { type BenchItem, benchItemByNo, findBenchItems, itemsOfDelivery, onTheWay, ownerOfSubject } from "./bench-item.store.ts";
import { code128 } from "./label.ts";
import { listStorage, viewStoredItems } from "./list-storage.service.ts";
import { signDelivery } from "./sign-delivery.service.ts";
import { stockIn } from "./stock-in.service.ts";
import { storedItemsOf } from "./stored-item.store.ts";

export const warehouseRoutes: Route[] = [
  route(contract.getWarehouseAddress, {
    allow: everyone,
    handle: async ({ who, query }) =>
      ok({
        mark: who.kind === "user" ? memberMark(who.userId) : null,
        warehouses: warehouses
          .filter(({ id }) => query.warehouseId === undefined || String(id) === query.warehouseId)
          .map(({ id, ...rest }) => ({ warehouseId: id, ...rest, notices: [...rest.notices] })),
      }),
  }),
  route(contract.listStorage, {
    allow: users,
    handle: async ({ deps, query, who, now }) =>
      ok(
        await listStorage(deps.db, {
          userId: who.userId,
          warehouse: query.warehouse,
          endingWithin: query.endingWithin === undefined ? undefined : Number(query.endingWithin),
          itemIds: query.itemIds?.split(","),
          page: query.page ?? 1,
          pageSize: query.pageSize ?? 20,
          now,
        }),
      ),
  }),
  route(contract.readStoredItem, {
    allow: users,
    async handle({ deps, query, who, now }) {
      const items = await storedItemsOf(deps.db, who.userId, [query.itemId]);
      const [view] = await viewStoredItems(deps.db, who.userId, items, now);
      return view ? ok(view) : refuse({ code: "STORED_ITEM_NOT_FOUND" });
    },
  }),
  route(contract.listExpected, {
    allow: staffMay("receiving.read"),
    async handle({ deps, query }) {
      const states = query.state === "signed" ? ["signed"] : query.state === "on-the-way" ? onTheWay : [...onTheWay, "signed"];
      const items = await findBenchItems(deps.db, { states, text: query.q ?? "", limit: 200 });
      return ok({ items: items.map(viewBenchItem) });
    },
  }),
  route(contract.scanDelivery, {
    allow: staffMay("receiving.read"),
    async handle({ deps, query }) {
      const trackingNo = query.number.toUpperCase();
      return ok({ trackingNo, items: (await itemsOfDelivery(deps.db, trackingNo)).map(viewBenchItem) });
    },
  }),
  route(contract.signDelivery, {
    allow: staffMay("receiving.record"),
    handle: ({ deps, body, who, now, once }) =>
      signDelivery(deps, {
        trackingNo: body.trackingNo.toUpperCase(),
        deliveredAt: body.deliveredAt ?? now,
        staffId: who.staffId,
        now,
        once,
      }),
  }),
  route(contract.stockIn, {
    allow: staffMay("receiving.record"),
    handle: ({ deps, body, who, now, once }) =>
      stockIn(deps, {
        ...body,
        alone: body.alone ?? false,
        flags: body.flags ?? [],
        finePhotos: body.finePhotos ?? [],
        staffId: who.staffId,
        now,
        once,
      }),
  }),
  route(contract.uploadBenchPhoto, {
    allow: staffMay("photo.record"),
    async handle({ deps, body, files, who, now }) {
      const [file] = files;
      if (!file) return refuse({ code: "FILE_NOT_A_PICTURE" });
      const ownerUserId = await ownerOfSubject(deps.db, body.subject);
      if (ownerUserId === null) return refuse({ code: "ITEM_NOT_FOUND" });
      const createdBy = `staff:${who.staffId}`;
      return storePicture(deps, deps.db, { bytes: file.bytes, ownerUserId, visibility: "owner", createdBy, at: now });
    },
  }),
  route(contract.itemLabel, {
    allow: staffMay("receiving.read"),
    async handle({ deps, params }) {
      const item = await benchItemByNo(deps.db, params.itemNo);
      if (!item) return refuse({ code: "ITEM_NOT_FOUND" });
      const [stored] = await storedItemsOf(deps.db, item.userId, [item.itemId]);
      return ok({
        code: item.itemNo,
        svg: await code128(item.itemNo),
        lines: [
          memberMark(item.userId),
          item.nameZh,
          `× ${stored?.quantity ?? item.quantity}`,
          stored ? `${stored.shelf} · ${stored.grams} g` : "",
        ].filter((line) => line !== ""),
      });
    },
  }),
];

function viewBenchItem(item: BenchItem) {
  return {
    itemNo: item.itemNo,
    orderNo: item.orderNo,
    state: item.state,
    name: { cn: item.nameZh, en: item.nameEn || item.nameZh },
    skuName: item.skuName,
    pictureUrl: item.pictureUrl,
    quantity: item.quantity,
    warehouse: item.warehouse,
    customerMark: memberMark(item.userId),
    courier: item.courier,
    trackingNo: item.trackingNo,
    flags: item.flags,
    services: item.services,
    remark: item.remark,
    dueAt: item.dueAt,
  };
}
