import * as contract from "@sihai/contract/parcel";
import { ok, refuse } from "@sihai/domain";
import { memberMark } from "@sihai/domain/warehouse";
import { type Route, route, staffMay } from "#platform";
import { giveWaybill, handOver } from "./dispatch/dispatch.service.ts";
import { listManifests, manifestDocument, parcelDocument } from "./documents/documents.service.ts";
import {
  customsForm,
  lookUpParcels,
  packingQueue,
  parcelLabel,
  readPackingParcel,
  viewPutBack,
} from "./packing/bench.service.ts";
import { closeService } from "./packing/close-service.service.ts";
import { holdParcel, releaseParcel } from "./packing/hold.service.ts";
import { packParcel, pickItem, startPicking, weighParcel } from "./packing/packing.service.ts";
import { putItemBack } from "./packing/put-back.service.ts";
import { listPutBack } from "./packing/put-back.store.ts";
import { refundService } from "./packing/refund-service.service.ts";
import { openBox, reopenService, unpickItem } from "./packing/undo-packing.service.ts";
import { findParcelByNo } from "./parcel.store.ts";
import { readParcel } from "./read/read-parcel.service.ts";
import { openClearance, readClearanceAsStaff } from "./transit/clearance.service.ts";
import { listExceptions, markException } from "./transit/exception.service.ts";

export const parcelStaffRoutes: Route[] = [
  route(contract.packingQueue, {
    allow: staffMay("parcel.read"),
    handle: async ({ deps, query, who, now }) =>
      ok(
        await packingQueue(deps.db, {
          warehouse: query.warehouse === undefined ? undefined : Number(query.warehouse),
          state: query.state,
          due: query.due,
          after: query.after,
          assigneeId: query.assigned === "me" ? who.staffId : null,
          now,
        }),
      ),
  }),
  route(contract.packingParcel, {
    allow: staffMay("parcel.read"),
    handle: ({ deps, query, now }) => readPackingParcel(deps, query.packageId, now),
  }),
  route(contract.startPicking, {
    allow: staffMay("packing.record"),
    handle: ({ deps, body, who, now, once }) => startPicking(deps, { ...body, staffId: who.staffId, now, once }),
  }),
  route(contract.pickItem, {
    allow: staffMay("packing.record"),
    handle: ({ deps, body, who, now, once }) => pickItem(deps, { ...body, staffId: who.staffId, now, once }),
  }),
  route(contract.putBackList, {
    allow: staffMay("parcel.read"),
    handle: async ({ deps, query }) =>
      ok({
        items: viewPutBack(
          await listPutBack(deps.db, { warehouse: query.warehouse === undefined ? undefined : Number(query.warehouse) }),
        ),
      }),
  }),
  route(contract.putItemBack, {
    allow: staffMay("packing.record"),
    handle: ({ deps, body, who, now, once }) => putItemBack(deps, { ...body, staffId: who.staffId, now, once }),
  }),
  route(contract.refundService, {
    allow: staffMay("packing.record"),
    handle: ({ deps, body, who, now, once }) =>
      refundService(deps, { ...body, itemNo: body.itemNo, staffId: who.staffId, now, once }),
  }),
  route(contract.closeService, {
    allow: staffMay("packing.record"),
    handle: ({ deps, body, who, now, once }) =>
      closeService(deps, { ...body, itemNo: body.itemNo, photo: body.photo, staffId: who.staffId, now, once }),
  }),
  route(contract.unpickItem, {
    allow: staffMay("packing.record"),
    handle: ({ deps, body, who, now, once }) => unpickItem(deps, { ...body, staffId: who.staffId, now, once }),
  }),
  route(contract.reopenService, {
    allow: staffMay("packing.record"),
    handle: ({ deps, body, who, now, once }) =>
      reopenService(deps, { ...body, itemNo: body.itemNo, staffId: who.staffId, now, once }),
  }),
  route(contract.openBox, {
    allow: staffMay("packing.record"),
    handle: ({ deps, body, who, now, once }) => openBox(deps, { ...body, staffId: who.staffId, now, once }),
  }),
  route(contract.holdParcel, {
    allow: staffMay("packing.record"),
    handle: ({ deps, body, who, now, once }) => holdParcel(deps, { ...body, staffId: who.staffId, now, once }),
  }),
  route(contract.releaseParcel, {
    allow: staffMay("packing.record"),
    handle: ({ deps, body, who, now, once }) => releaseParcel(deps, { ...body, staffId: who.staffId, now, once }),
  }),
  route(contract.packParcel, {
    allow: staffMay("packing.record"),
    handle: ({ deps, body, who, now, once }) => packParcel(deps, { ...body, staffId: who.staffId, now, once }),
  }),
  route(contract.weighParcel, {
    allow: staffMay("packing.record"),
    handle: ({ deps, body, who, now, once }) =>
      weighParcel(deps, { ...body, packedPhoto: body.packedPhoto, staffId: who.staffId, now, once }),
  }),
  route(contract.giveWaybill, {
    allow: staffMay("dispatch.record"),
    handle: ({ deps, body, who, now, once }) => giveWaybill(deps, { ...body, staffId: who.staffId, now, once }),
  }),
  route(contract.handOver, {
    allow: staffMay("dispatch.record"),
    handle: ({ deps, body, who, now, once }) => handOver(deps, { ...body, staffId: who.staffId, now, once }),
  }),
  route(contract.listExceptions, {
    allow: staffMay("parcel.read"),
    handle: async ({ deps, query, now }) => ok(await listExceptions(deps, { ...query, now })),
  }),
  route(contract.markException, {
    allow: staffMay("dispatch.record"),
    handle: ({ deps, body, who, now, once }) =>
      markException(deps, { ...body, note: body.note ?? "", staffId: who.staffId, now, once }),
  }),
  route(contract.customsForm, {
    allow: staffMay("dispatch.record"),
    handle: ({ deps, body, who, now }) => customsForm(deps, { ...body, staffId: who.staffId, now }),
  }),
  route(contract.readClearanceAsStaff, {
    allow: staffMay("parcel.read"),
    handle: ({ deps, query }) => readClearanceAsStaff(deps, query.packageId),
  }),
  route(contract.openClearance, {
    allow: staffMay("dispatch.record"),
    handle: ({ deps, body, who, now }) => openClearance(deps, { ...body, staffId: who.staffId, now }),
  }),
  route(contract.parcelLabelPdf, {
    allow: staffMay("parcel.read"),
    async handle({ deps, query, who, now, sendFile }) {
      const made = await parcelDocument(deps, "label", { ...query, staffId: who.staffId, now });
      if (!made.ok) return made;
      sendFile({ ...made.value, cacheSeconds: 0, isPublic: false });
      return ok(null);
    },
  }),
  route(contract.customsPdf, {
    allow: staffMay("dispatch.record"),
    async handle({ deps, query, who, now, sendFile }) {
      const made = await parcelDocument(deps, "customs", { ...query, staffId: who.staffId, now });
      if (!made.ok) return made;
      sendFile({ ...made.value, cacheSeconds: 0, isPublic: false });
      return ok(null);
    },
  }),
  route(contract.listManifests, {
    allow: staffMay("dispatch.record"),
    handle: async ({ deps }) => ok(await listManifests(deps.db)),
  }),
  route(contract.manifestFile, {
    allow: staffMay("dispatch.record"),
    async handle({ deps, query, who, now, sendFile }) {
      const made = await manifestDocument(deps, { ...query, staffId: who.staffId, now });
      if (!made.ok) return made;
      sendFile({ ...made.value, cacheSeconds: 0, isPublic: false });
      return ok(null);
    },
  }),
  route(contract.parcelLabel, {
    allow: staffMay("parcel.read"),
    handle: ({ deps, params }) => parcelLabel(deps.db, params.packageId),
  }),
  route(contract.lookUpParcels, {
    allow: staffMay("parcel.read"),
    mayUseStandby: true,
    handle: async ({ deps, query }) => ok(await lookUpParcels(deps.db, query.q)),
  }),
  route(contract.readParcelAsStaff, {
    allow: staffMay("parcel.read"),
    async handle({ deps, query }) {
      const userId = (await findParcelByNo(deps.db, query.packageId))?.userId;
      const parcel = userId === undefined ? null : await readParcel(deps, userId, query.packageId);
      if (!parcel || userId === undefined) return refuse({ code: "PARCEL_NOT_FOUND" });
      return ok({ parcel, userId, customerMark: memberMark(userId) });
    },
  }),
];
