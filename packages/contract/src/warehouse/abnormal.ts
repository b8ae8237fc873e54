import { abnormalStates, claimProofsMax } from "@sihai/domain/unannounced";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { fileId, grams, historyStep, id, instant, itemNo, localText, pageNumber, text, warehouseId, whole } from "../fields.ts";

const abnormalNo = z.string().check(z.regex(/^AB\d{6,15}$/));
const courier = z.string().check(z.regex(/^[a-z]{2,12}$/));
const mark = z.string().check(z.trim(), z.regex(/^SH\d{5,18}$/i));
const maskedNumber = z.object({ head: z.string(), hidden: z.int(), tail: z.string() });
const claimState = z.enum(["waiting", "approved", "refused"]);

/** A parcel on the shelf in the form every member sees: nothing in it tells whose it is. */
const shelvedParcel = z.object({
  abnormalNo: z.string(),
  courier: z.string(),
  number: maskedNumber,
  warehouse: z.int(),
  grams: z.int(),
  foundAt: instant,
  forfeitsAt: instant,
  /** Somebody's claim is being looked at. */
  claimed: z.boolean(),
  /** My own mark is written on it: the digits are proof enough. */
  bearsMyMark: z.boolean(),
  myClaim: z.nullable(z.object({ state: claimState, note: z.string(), at: instant })),
});

/** `number` is compared with what everyone may see of the numbers, so that asking tells nothing new. */
export const listAbnormal = endpoint({
  method: "GET",
  path: "/abnormal/list",
  summary: "Parcels of the last 60 days that nobody announced",
  query: z.object({
    number: z.optional(text(40, 0)),
    warehouse: z.optional(whole(1, 2)),
    mine: z.optional(z.enum(["1"])),
    abnormalNo: z.optional(abnormalNo),
    page: pageNumber,
  }),
  data: z.object({
    list: z.array(shelvedParcel),
    total: z.int(),
    pageSize: z.int(),
    guessesLeft: z.int(),
  }),
});

/** With my mark on the parcel it is mine at once; otherwise pictures prove it and staff look at them. */
export const claimAbnormal = endpoint({
  method: "POST",
  path: "/abnormal/claim",
  summary: "Claim an unannounced parcel by the hidden part of its number",
  body: z.strictObject({
    abnormalNo,
    hidden: text(12),
    contents: text(200, 2),
    proofs: z.optional(z.array(fileId).check(z.maxLength(claimProofsMax))),
  }),
  data: z.object({ state: claimState, orderNo: z.nullable(z.string()) }),
  refusals: [
    "ABNORMAL_NOT_FOUND",
    "ABNORMAL_DIGITS_WRONG",
    "ABNORMAL_GUESSES_USED",
    "ABNORMAL_TAKEN",
    "CLAIM_PROOF_MISSING",
    "PHOTO_NOT_FOUND",
  ],
  once: true,
});

/** A parcel nobody announced, in one step. Pictures were uploaded under the subject `abnormal`. */
export const shelveAbnormal = endpoint({
  method: "POST",
  path: "/staff/abnormal/shelve",
  summary: "Put an unannounced parcel on the shelf",
  body: z.strictObject({
    trackingNo: text(40, 6),
    courier: z.optional(courier),
    warehouse: warehouseId,
    grams,
    shelf: text(20),
    written: z.optional(text(200, 0)),
    photos: z.array(fileId).check(z.minLength(1), z.maxLength(9)),
  }),
  data: z.object({ abnormalNo: z.string(), forfeitsAt: instant, suggestedMark: z.nullable(z.string()) }),
  refusals: ["DELIVERY_ANNOUNCED", "ABNORMAL_ON_SHELF", "NOT_A_COURIER_NUMBER", "PHOTO_NOT_FOUND"],
  once: true,
});

const staffParcel = z.object({
  abnormalNo: z.string(),
  state: z.enum(abnormalStates),
  courier: z.string(),
  trackingNo: z.string(),
  warehouse: z.int(),
  shelf: z.string(),
  grams: z.int(),
  written: z.string(),
  suggestedMark: z.nullable(z.string()),
  photos: z.array(z.string()),
  foundAt: instant,
  forfeitsAt: instant,
});

export const listAbnormalAsStaff = endpoint({
  method: "GET",
  path: "/staff/abnormal/list",
  summary: "The shelf of unannounced parcels; claims to look at first",
  query: z.object({
    q: z.optional(text(60, 0)),
    state: z.optional(z.enum(abnormalStates)),
    page: pageNumber,
  }),
  data: z.object({
    list: z.array(staffParcel),
    total: z.int(),
    pageSize: z.int(),
    waiting: z.int(),
  }),
});

/** Why an item or a member is suggested; `near-number` with how many signs differ. */
const suggestion = z.object({
  reason: z.enum(["mark", "same-number", "near-number", "same-courier"]),
  distance: z.int(),
  customerMark: z.string(),
  /** Null: the member is suggested, none of their items is. */
  item: z.nullable(
    z.object({
      itemNo: z.string(),
      orderNo: z.string(),
      state: z.string(),
      name: localText,
      quantity: z.int(),
      courier: z.nullable(z.string()),
      trackingNo: z.nullable(z.string()),
    }),
  ),
});

export const readAbnormal = endpoint({
  method: "GET",
  path: "/staff/abnormal/detail",
  summary: "An unannounced parcel with its claims, its history and whose it may be",
  query: z.object({ abnormalNo }),
  data: z.object({
    parcel: staffParcel,
    suggestions: z.array(suggestion),
    claims: z.array(
      z.object({
        claimId: id,
        customerMark: z.string(),
        state: claimState,
        contents: z.string(),
        proofs: z.array(z.string()),
        note: z.string(),
        at: instant,
      }),
    ),
    steps: z.array(historyStep),
  }),
  refusals: ["ABNORMAL_NOT_FOUND"],
});

/** The item is signed for and waits to be stocked in like any other. */
export const assignAbnormal = endpoint({
  method: "POST",
  path: "/staff/abnormal/assign",
  summary: "The parcel is the one expected for an item",
  body: z.strictObject({ abnormalNo, itemNo }),
  data: z.object({ itemNo: z.string(), dueAt: instant }),
  refusals: ["ABNORMAL_NOT_FOUND", "ABNORMAL_STATE_REFUSED", "ITEM_NOT_FOUND", "ITEM_STATE_REFUSED"],
  once: true,
});

/** For a member who is known and announced nothing: a forwarding order is written for them. */
export const giveAbnormal = endpoint({
  method: "POST",
  path: "/staff/abnormal/give",
  summary: "Give an unannounced parcel to a member",
  body: z.strictObject({ abnormalNo, mark, contents: text(200, 2) }),
  data: z.object({ itemNo: z.string(), orderNo: z.string(), dueAt: instant }),
  refusals: ["ABNORMAL_NOT_FOUND", "ABNORMAL_STATE_REFUSED", "MEMBER_NOT_FOUND"],
  once: true,
});

export const decideClaim = endpoint({
  method: "POST",
  path: "/staff/abnormal/decide",
  summary: "Approve or refuse a claim",
  body: z.strictObject({ abnormalNo, claimId: id, approve: z.boolean(), note: z.optional(text(300, 0)) }),
  data: z.object({ state: z.enum(abnormalStates), itemNo: z.nullable(z.string()) }),
  refusals: ["ABNORMAL_NOT_FOUND", "ABNORMAL_STATE_REFUSED", "ABNORMAL_CLAIM_NOT_FOUND"],
  once: true,
});
