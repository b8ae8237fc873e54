import * as storageContract from "@sihai/contract/storage";
import * as contract from "@sihai/contract/warehouse";
import { ok, refuse } from "@sihai/domain";
import { dueSpan } from "@sihai/domain/clocks";
import { tidyTrackingNumber } from "@sihai/domain/courier";
import { memberMark } from "@sihai/domain/warehouse";
import { duePlace, everyone, pageAndNext, type Route, route, staffMay, usersOr } from "#platform";
import { code128 } from "#printing";
import { storePicture } from "../file/index.ts";
import { listStorage } from "./list-storage.service.ts";
import { benchItemByNo, findBenchItems } from "./receiving/bench-item.store.ts";
import { viewBenchItem } from "./receiving/bench-item-view.ts";
import { ownerOfSubject } from "./receiving/photo.store.ts";
import { recordArrival } from "./receiving/record-arrival.service.ts";
import { recordFinding } from "./receiving/record-finding.service.ts";
import { signDelivery } from "./receiving/sign-delivery.service.ts";
import { stockIn } from "./receiving/stock-in.service.ts";
import { storedItemsOf } from "./stored-item.store.ts";

const queuePageSize = 100;
/** The subject of pictures of a parcel nobody announced. */
const unowned = "unannounced";

export const warehouseRoutes: Route[] = [
  route(contract.getWarehouseAddress, {
    allow: everyone,
    handle: async ({ deps, who, query, now }) =>
      ok({
        mark: who.kind === "user" ? memberMark(who.userId) : null,
        warehouses: deps.settings
          .at(now)
          .warehouses.filter(({ id }) => query.warehouseId === undefined || String(id) === query.warehouseId)
          .map(({ id, refuses, ...rest }) => ({ warehouseId: id, ...rest, notices: [...refuses] })),
      }),
  }),
  route(storageContract.listStorage, {
    allow: usersOr("items.read"),
    mayUseStandby: true,
    handle: async ({ deps, query, who, now }) =>
      ok(
        await listStorage(deps, {
          userId: who.userId,
          warehouse: query.warehouse,
          endingWithin: query.endingWithin === undefined ? undefined : Number(query.endingWithin),
          itemIds: query.itemIds?.split(","),
          packageId: query.packageId,
          text: query.q || undefined,
          sort: query.sort ?? "ending",
          page: query.page ?? 1,
          pageSize: query.pageSize ?? 20,
          now,
        }),
      ),
  }),
  route(contract.listExpected, {
    allow: staffMay("receiving.read"),
    async handle({ deps, query, who, now }) {
      const found = await findBenchItems(deps.db, {
        tab: query.state ?? "all",
        text: query.q ?? "",
        due: dueSpan(query.due, now),
        assigneeId: query.assigned === "me" ? who.staffId : null,
        after: query.after,
        limit: queuePageSize + 1,
      });
      const { page, next } = pageAndNext(found, queuePageSize, ({ dueAt, itemId }) => duePlace({ dueAt, id: itemId }));
      return ok({ items: page.map((item) => viewBenchItem(deps, item)), next });
    },
  }),
  route(contract.signDelivery, {
    allow: staffMay("receiving.record"),
    handle: ({ deps, body, who, now, once }) =>
      signDelivery(deps, {
        trackingNo: tidyTrackingNumber(body.trackingNo),
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
  route(contract.recordArrival, {
    allow: staffMay("receiving.record"),
    handle: ({ deps, body, who, now, once }) => recordArrival(deps, { ...body, staffId: who.staffId, now, once }),
  }),
  route(contract.recordFinding, {
    allow: staffMay("receiving.record"),
    handle: ({ deps, body: { refuse: refused, ...body }, who, now, once }) =>
      recordFinding(deps, { ...body, refused: refused ?? false, staffId: who.staffId, now, once }),
  }),
  route(contract.uploadBenchPhoto, {
    allow: staffMay("photo.record"),
    async handle({ deps, body, files, who, now, once }) {
      const [file] = files;
      if (!file) return refuse({ code: "FILE_NOT_A_PICTURE" });
      const createdBy = `staff:${who.staffId}`;
      const picture = { bytes: file.bytes, createdBy, at: now, once };
      if (body.subject === unowned) return storePicture(deps, { ...picture, ownerUserId: null, visibility: "staff" });
      const ownerUserId = await ownerOfSubject(deps.db, body.subject);
      if (ownerUserId === null) return refuse({ code: "ITEM_NOT_FOUND" });
      return storePicture(deps, { ...picture, ownerUserId, visibility: "owner" });
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
          item.name.zh,
          `× ${stored?.quantity ?? item.quantity}`,
          stored ? `${stored.shelf} · ${stored.grams} g` : "",
        ].filter((line) => line !== ""),
      });
    },
  }),
];
