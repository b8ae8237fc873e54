import { looksLikeParcelNumber, parcelServiceCodes } from "@sihai/domain/parcel";
import * as z from "zod/mini";
import { dueFilter } from "../due-filter.ts";
import { endpoint } from "../endpoint.ts";
import { centimetres, fileId, grams, instant, itemNo, localText, packageId, text } from "../fields.ts";
import { chargeLine, parcelState } from "./fields.ts";

const serviceCode = z.enum(parcelServiceCodes);

const benchParcel = z.object({
  packageId: z.string(),
  state: parcelState,
  warehouse: z.int(),
  lineName: localText,
  country: z.string(),
  customerMark: z.string(),
  priority: z.boolean(),
  itemCount: z.int(),
  pickedCount: z.int(),
  estGrams: z.int(),
  actGrams: z.nullable(z.int()),
  carrier: z.nullable(z.string()),
  waybillNo: z.nullable(z.string()),
  dueAt: z.nullable(instant),
});

/** Goods that were scanned into a box and left the parcel, in walking order. */
const putBack = z.object({
  packageId: z.string(),
  itemNo: z.string(),
  name: localText,
  pictureUrl: z.nullable(z.string()),
  quantity: z.int(),
  warehouse: z.int(),
  shelf: z.string(),
  askedAt: instant,
});

export const packingQueue = endpoint({
  method: "GET",
  path: "/staff/packing/queue",
  summary: "Parcels to pick, pack and weigh, the most urgent first",
  query: z.object({ warehouse: z.optional(z.enum(["1", "2"])), state: z.optional(parcelState), due: dueFilter }),
  /** `heldUpAt`: since when an item is missed on its shelf; null when none is. */
  data: z.object({ parcels: z.array(z.extend(benchParcel, { heldUpAt: z.nullable(instant) })) }),
});

export const packingParcel = endpoint({
  method: "GET",
  path: "/staff/packing/parcel",
  summary: "The pick list of a parcel: shelves, pieces, services",
  query: z.object({ packageId }),
  data: z.object({
    parcel: benchParcel,
    items: z.array(
      z.object({
        itemNo: z.string(),
        name: localText,
        /** Colour, size and the like, as chosen. */
        options: z.array(localText),
        quantity: z.int(),
        shelf: z.string(),
        picked: z.boolean(),
        /** What was noted when it was not on its shelf; null as long as nobody missed it. */
        missing: z.nullable(z.string()),
        pictureUrl: z.nullable(z.string()),
      }),
    ),
    services: z.array(chargeLine),
    /** What is to be done before the box is closed; by the piece: to which item. */
    work: z.array(
      z.object({
        code: serviceCode,
        itemNo: z.nullable(z.string()),
        quantity: z.int(),
        needsPhoto: z.boolean(),
        doneAt: z.nullable(instant),
        photo: z.nullable(z.string()),
      }),
    ),
    needsPackedPhoto: z.boolean(),
    /** What the customer took out after it was picked. */
    putBack: z.array(putBack),
    /** When the customer last changed the box since picking began; null when he did not. */
    changedAt: z.nullable(instant),
    /** Who began to pick it last; null before. */
    begun: z.nullable(z.object({ by: z.string(), at: instant })),
    /** The smallest that takes it as estimated; null when none does. Inner sides in centimetres. */
    box: z.nullable(
      z.object({
        code: z.string(),
        kind: z.enum(["bag", "carton"]),
        name: localText,
        sidesCm: z.tuple([z.number(), z.number(), z.number()]),
        grams: z.int(),
        maxGrams: z.int(),
      }),
    ),
    remark: z.string(),
    estSidesCm: z.array(z.number()),
  }),
  refusals: ["PARCEL_NOT_FOUND"],
});

const moved = z.object({ packageId: z.string(), state: parcelState });

export const startPicking = endpoint({
  method: "POST",
  path: "/staff/packing/start",
  summary: "Take a paid parcel to the packing bench",
  body: z.strictObject({ packageId }),
  data: moved,
  refusals: ["PARCEL_NOT_FOUND", "PARCEL_STATE_REFUSED"],
  once: true,
});

export const putBackList = endpoint({
  method: "GET",
  path: "/staff/packing/put-back",
  summary: "Goods to put back on their shelves, because their parcel was changed or cancelled",
  query: z.object({ warehouse: z.optional(z.enum(["1", "2"])) }),
  data: z.object({ items: z.array(putBack) }),
});

export const putItemBack = endpoint({
  method: "POST",
  path: "/staff/packing/put-back",
  summary: "Scan an item that is back on its shelf",
  body: z.strictObject({ itemNo }),
  data: z.object({ itemNo: z.string(), shelf: z.string() }),
  refusals: ["ITEM_NOT_TO_PUT_BACK"],
  once: true,
});

export const pickItem = endpoint({
  method: "POST",
  path: "/staff/packing/pick",
  summary: "Scan an item into a parcel",
  body: z.strictObject({ packageId, itemNo }),
  data: z.object({ packageId: z.string(), picked: z.int(), left: z.int() }),
  refusals: ["PARCEL_NOT_FOUND", "PARCEL_STATE_REFUSED", "ITEM_NOT_IN_PARCEL"],
  once: true,
});

/** Some leave a picture, because nobody sees them once the box is closed. */
export const closeService = endpoint({
  method: "POST",
  path: "/staff/packing/service",
  summary: "A service of a parcel is done",
  body: z.strictObject({ packageId, code: serviceCode, itemNo: z.optional(itemNo), photo: z.optional(fileId) }),
  data: z.object({ packageId: z.string(), left: z.int() }),
  refusals: ["PARCEL_NOT_FOUND", "PARCEL_STATE_REFUSED", "PARCEL_SERVICE_NOT_FOUND", "SERVICE_PHOTO_MISSING"],
  once: true,
});

const undone = z.object({ packageId: z.string() });

export const unpickItem = endpoint({
  method: "POST",
  path: "/staff/packing/unpick",
  summary: "Take back that an item was scanned into a parcel",
  body: z.strictObject({ packageId, itemNo }),
  data: undone,
  refusals: ["PARCEL_NOT_FOUND", "PARCEL_STATE_REFUSED", "ITEM_NOT_IN_PARCEL"],
  once: true,
});

export const reopenService = endpoint({
  method: "POST",
  path: "/staff/packing/reopen-service",
  summary: "Take back that a service of a parcel is done",
  body: z.strictObject({ packageId, code: serviceCode, itemNo: z.optional(itemNo) }),
  data: undone,
  refusals: ["PARCEL_NOT_FOUND", "PARCEL_STATE_REFUSED", "PARCEL_SERVICE_NOT_FOUND"],
  once: true,
});

/** The customer is told, and may take the item out of the parcel. */
export const holdUpParcel = endpoint({
  method: "POST",
  path: "/staff/packing/hold-up",
  summary: "An item of a parcel is not on its shelf",
  body: z.strictObject({ packageId, itemNo, note: text(200) }),
  data: undone,
  refusals: ["PARCEL_NOT_FOUND", "PARCEL_STATE_REFUSED", "ITEM_NOT_IN_PARCEL"],
  once: true,
});

export const goOnWithParcel = endpoint({
  method: "POST",
  path: "/staff/packing/go-on",
  summary: "An item of a parcel was missed by mistake",
  body: z.strictObject({ packageId, itemNo }),
  data: undone,
  refusals: ["PARCEL_NOT_FOUND", "PARCEL_STATE_REFUSED", "ITEM_NOT_IN_PARCEL"],
  once: true,
});

export const packParcel = endpoint({
  method: "POST",
  path: "/staff/packing/pack",
  summary: "Every item is in the box and every service done",
  body: z.strictObject({ packageId }),
  data: moved,
  refusals: ["PARCEL_NOT_FOUND", "PARCEL_STATE_REFUSED", "NOT_ALL_PICKED", "SERVICES_NOT_DONE", "NOT_PUT_BACK"],
  once: true,
});

/** Weighing again before hand-over replaces the figures; nothing is billed without both photos. */
export const weighParcel = endpoint({
  method: "POST",
  path: "/staff/packing/weigh",
  summary: "Weigh, measure, photograph and seal a parcel",
  body: z.strictObject({
    packageId,
    grams,
    sidesCm: z.tuple([centimetres, centimetres, centimetres]),
    scalePhoto: fileId,
    tapePhoto: fileId,
    packedPhoto: z.optional(fileId),
  }),
  data: z.object({ packageId: z.string(), state: parcelState, finalFreight: z.string(), deposit: z.string() }),
  refusals: ["PARCEL_NOT_FOUND", "PARCEL_STATE_REFUSED", "EVIDENCE_MISSING", "LINE_REFUSES_PARCEL"],
  once: true,
});

/** A waybill is the carrier's number: one of our parcels' is refused, which a scanner that slips sends. */
const waybillNo = z.string().check(
  z.regex(/^[A-Z0-9-]{6,40}$/),
  z.refine((number) => !looksLikeParcelNumber(number), { error: "a number of ours" }),
);
export const giveWaybill = endpoint({
  method: "POST",
  path: "/staff/dispatch/waybill",
  summary: "Give a sealed parcel its waybill number",
  body: z.strictObject({ packageId, carrier: text(40), waybillNo }),
  data: moved,
  refusals: ["PARCEL_NOT_FOUND", "PARCEL_STATE_REFUSED", "WAYBILL_TAKEN"],
  once: true,
});

/** All or none: the carrier signs one list. Each parcel is settled in the same act. */
export const handOver = endpoint({
  method: "POST",
  path: "/staff/dispatch/hand-over",
  summary: "Hand parcels to the carrier on one manifest and settle their freight",
  body: z.strictObject({ carrier: text(40), packageIds: z.array(packageId).check(z.minLength(1), z.maxLength(200)) }),
  data: z.object({
    manifestNo: z.string(),
    parcels: z.array(
      z.object({ packageId: z.string(), outcome: z.enum(["even", "refund", "balance-due"]), difference: z.string() }),
    ),
  }),
  refusals: [
    "PARCEL_NOT_FOUND",
    "PARCEL_STATE_REFUSED",
    "WAYBILL_MISSING",
    "LINE_REFUSES_PARCEL",
    "TWO_WAREHOUSES",
    "ITEM_TRAVELS_ALONE",
    "HONG_KONG_TO_MAINLAND",
    "OVERSEAS_ORIGIN_TO_MAINLAND",
  ],
  once: true,
});

export const parcelLabel = endpoint({
  method: "GET",
  path: "/staff/labels/parcel/:packageId",
  summary: "The label of a parcel",
  params: z.object({ packageId }),
  data: z.object({ code: z.string(), svg: z.string(), lines: z.array(z.string()) }),
  refusals: ["PARCEL_NOT_FOUND"],
});

/** A PDF of 10 × 15 cm. */
export const parcelLabelPdf = endpoint({
  method: "GET",
  path: "/staff/dispatch/label-pdf",
  summary: "The label of a parcel as a PDF",
  query: z.strictObject({ packageId }),
  data: z.null(),
  refusals: ["PARCEL_NOT_FOUND"],
});

/** The declaration on A4, to be signed; the receiver's number masked. */
export const customsPdf = endpoint({
  method: "GET",
  path: "/staff/dispatch/customs-pdf",
  summary: "The customs declaration of a parcel as a PDF",
  query: z.strictObject({ packageId }),
  data: z.null(),
  refusals: ["PARCEL_NOT_FOUND"],
});

export const listManifests = endpoint({
  method: "GET",
  path: "/staff/dispatch/manifests",
  summary: "The latest hand-overs",
  data: z.object({
    manifests: z.array(z.object({ manifestNo: z.string(), carrier: z.string(), at: instant, parcels: z.int(), by: z.string() })),
  }),
});

export const manifestFile = endpoint({
  method: "GET",
  path: "/staff/dispatch/manifest",
  summary: "A manifest as a PDF to sign or as CSV",
  query: z.strictObject({
    manifestNo: z.string().check(z.regex(/^M\d{8}-[A-Z0-9]{6}$/)),
    format: z.enum(["pdf", "csv"]),
  }),
  data: z.null(),
  refusals: ["MANIFEST_NOT_FOUND"],
});

/** By parcel number, waybill or item number. */
export const lookUpParcels = endpoint({
  method: "GET",
  path: "/staff/parcels/look-up",
  summary: "Find parcels with their history",
  query: z.object({ q: text(60, 0) }),
  data: z.object({
    parcels: z.array(
      z.object({
        parcel: benchParcel,
        owed: z.string(),
        total: z.string(),
        identityMasked: z.nullable(z.string()),
        steps: z.array(z.object({ to: z.string(), at: instant, by: z.string(), note: z.nullable(z.string()) })),
      }),
    ),
  }),
});

/** What goes on the customs form: the declaration and the receiver's number in clear. Every look is in the audit log. */
export const customsForm = endpoint({
  method: "POST",
  path: "/staff/dispatch/customs-form",
  summary: "The customs form of a parcel",
  body: z.strictObject({ packageId }),
  data: z.object({
    packageId: z.string(),
    identityKind: z.string(),
    identityNumber: z.nullable(z.string()),
    companyName: z.nullable(z.string()),
    lines: z.array(z.object({ name: localText, hsCode: z.string(), quantity: z.int(), valueUsd: z.string() })),
    totalUsd: z.string(),
  }),
  refusals: ["PARCEL_NOT_FOUND"],
});
