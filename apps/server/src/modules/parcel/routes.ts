import * as contract from "@sihai/contract/parcel";
import { ok, refuse } from "@sihai/domain";
import { everyone, type Route, route, signature, users, usersOr } from "#platform";
import { openOutlets } from "../freight/index.ts";
import { cancelParcel } from "./change/cancel-parcel.service.ts";
import { changeParcel } from "./change/change-parcel.service.ts";
import { parcelReceipt } from "./documents/parcel-receipt.ts";
import { listParcels } from "./read/list-parcels.service.ts";
import { readParcel } from "./read/read-parcel.service.ts";
import { estimateParcel } from "./submit/estimate-parcel.service.ts";
import { parcelOptions } from "./submit/parcel-options.service.ts";
import { submitParcel } from "./submit/submit-parcel.service.ts";
import { readClearance, removeClearance, uploadClearance } from "./transit/clearance.service.ts";
import { confirmReceipt } from "./transit/confirm-receipt.service.ts";
import { receiveTracking } from "./transit/record-tracking.service.ts";

export const parcelRoutes: Route[] = [
  route(contract.parcelOptions, {
    allow: usersOr("parcels.submit"),
    handle: ({ deps, body, who, now }) =>
      parcelOptions(deps, { ...body, addressId: body.addressId, packageId: body.packageId, userId: who.userId, now }),
  }),
  route(contract.estimateParcel, {
    allow: usersOr("parcels.submit"),
    limits: { perMinute: 240, by: "who" },
    handle: ({ deps, body, who, now }) => estimateParcel(deps, { ...body, zip: body.zip ?? "", userId: who.userId, now }),
  }),
  route(contract.submitParcel, {
    allow: usersOr("parcels.submit"),
    checksSessionWithin: true,
    handle: ({ deps, body, who, now, once }) =>
      submitParcel(deps, { ...body, pickupCode: body.pickupCode, userId: who.userId, now, once }),
  }),
  route(contract.changeParcel, {
    allow: users,
    handle: ({ deps, body, who, now, once }) =>
      changeParcel(deps, {
        ...body,
        addressId: body.addressId,
        pickupCode: body.pickupCode,
        couponId: body.couponId,
        credits: body.credits,
        discountCode: body.discountCode,
        payPassword: body.payPassword,
        userId: who.userId,
        now,
        once,
      }),
  }),
  route(contract.listParcels, {
    allow: usersOr("parcels.read"),
    mayUseStandby: true,
    handle: async ({ deps, query, who }) =>
      ok(
        await listParcels(deps, {
          userId: who.userId,
          tab: query.tab,
          keyword: query.keyword ?? "",
          page: query.page ?? 1,
          pageSize: query.pageSize ?? 10,
        }),
      ),
  }),
  route(contract.parcelDetail, {
    allow: usersOr("parcels.read"),
    mayUseStandby: true,
    async handle({ deps, query, who }) {
      const parcel = await readParcel(deps, who.userId, query.packageId);
      return parcel ? ok(parcel) : refuse({ code: "PARCEL_NOT_FOUND" });
    },
  }),
  route(contract.parcelReceiptPdf, {
    allow: users,
    limits: { perMinute: 20, by: "who" },
    async handle({ deps, query: { lang, ...query }, who, language, now, sendFile }) {
      const made = await parcelReceipt(deps, { ...query, userId: who.userId, language: lang ?? language, now });
      if (!made.ok) return made;
      sendFile({ ...made.value, cacheSeconds: 0, isPublic: false });
      return ok(null);
    },
  }),
  route(contract.parcelTracking, {
    allow: usersOr("parcels.read"),
    mayUseStandby: true,
    async handle({ deps, query, who }) {
      const parcel = await readParcel(deps, who.userId, query.packageId);
      if (!parcel) return refuse({ code: "PARCEL_NOT_FOUND" });
      const { packageId, state, carrier, waybillNo, tracking } = parcel;
      return ok({ packageId, state, carrier, waybillNo, events: tracking });
    },
  }),
  route(contract.cancelParcel, {
    allow: users,
    handle: ({ deps, body, who, now, once }) => cancelParcel(deps, { ...body, userId: who.userId, now, once }),
  }),
  route(contract.confirmReceipt, {
    allow: users,
    handle: ({ deps, body, who, now, once }) => confirmReceipt(deps, { ...body, userId: who.userId, now, once }),
  }),
  route(contract.readClearance, {
    allow: users,
    handle: ({ deps, query, who }) => readClearance(deps, { ...query, userId: who.userId }),
  }),
  route(contract.uploadClearance, {
    allow: users,
    handle: ({ deps, body, files, who, now }) =>
      uploadClearance(deps, { ...body, bytes: files[0]?.bytes, userId: who.userId, now }),
  }),
  route(contract.removeClearance, {
    allow: users,
    handle: ({ deps, body, who, now }) => removeClearance(deps, { ...body, userId: who.userId, now }),
  }),
  route(contract.listOutlets, {
    allow: everyone,
    handle: async ({ deps, query }) =>
      ok({
        outlets: (await openOutlets(deps.db, deps)).filter(
          (outlet) =>
            (query.lineId === undefined || outlet.lineId === query.lineId) &&
            (query.country === undefined || outlet.country === query.country) &&
            (query.city === undefined || outlet.city.en === query.city || outlet.city.zh === query.city),
        ),
      }),
  }),
  route(contract.trackingWebhook, {
    allow: signature,
    handle: ({ deps, rawBody, header }) => receiveTracking(deps, rawBody, header("sign")),
  }),
];
