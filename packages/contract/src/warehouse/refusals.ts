import { itemStates } from "@sihai/domain/item";
import { extensionObstacles } from "@sihai/domain/storage";
import { unannouncedStates } from "@sihai/domain/unannounced";
import * as z from "zod/mini";
import { amount, localText } from "../fields.ts";

/** Refusals of the warehouse calls: numeric state of the envelope and HTTP status. */
export const warehouseRefusals = {
  STORED_ITEM_NOT_FOUND: { state: 60001, status: 404 },
  ITEM_NOT_FOUND: { state: 60002, status: 404 },
  ITEM_STATE_REFUSED: { state: 60003, status: 409, facts: z.object({ from: z.enum(itemStates), to: z.enum(itemStates) }) },
  PHOTOS_MISSING: { state: 60004, status: 400, facts: z.object({ needed: z.int() }) },
  PHOTO_NOT_FOUND: { state: 60005, status: 404 },
  DELIVERY_UNKNOWN: { state: 60006, status: 404 },
  DELIVERED_IN_FUTURE: { state: 60007, status: 400 },
  ARRIVED_TOO_MANY: { state: 60020, status: 409, facts: z.object({ left: z.int() }) },
  FINDING_NOT_REFUSABLE: { state: 60021, status: 400 },
  UNANNOUNCED_NOT_FOUND: { state: 60022, status: 404 },
  UNANNOUNCED_DIGITS_WRONG: { state: 60023, status: 400, facts: z.object({ left: z.int() }) },
  UNANNOUNCED_GUESSES_USED: { state: 60024, status: 429 },
  UNANNOUNCED_TAKEN: { state: 60025, status: 409 },
  UNANNOUNCED_STATE_REFUSED: {
    state: 60026,
    status: 409,
    facts: z.object({ from: z.enum(unannouncedStates), to: z.enum(unannouncedStates) }),
  },
  UNANNOUNCED_ON_SHELF: { state: 60027, status: 409, facts: z.object({ unannouncedNo: z.string() }) },
  CLAIM_PROOF_MISSING: { state: 60028, status: 400 },
  UNANNOUNCED_CLAIM_NOT_FOUND: { state: 60029, status: 404 },
  DELIVERY_ANNOUNCED: { state: 60030, status: 409 },
  NOT_A_COURIER_NUMBER: { state: 60031, status: 400 },
  MEMBER_NOT_FOUND: { state: 60032, status: 404 },
  STORAGE_EXTENSION_REFUSED: {
    state: 60040,
    status: 409,
    facts: z.object({ obstacle: z.enum(extensionObstacles), monthsMax: z.int() }),
  },
  STORAGE_PRICE_CHANGED: { state: 60041, status: 409, facts: z.object({ total: amount }) },
  STORAGE_ITEM_AWAY: { state: 60042, status: 409 },
  STORAGE_TASK_OPEN: { state: 60043, status: 409 },
  STORAGE_TASK_NOT_FOUND: { state: 60044, status: 404 },
  STORAGE_TASK_TOO_EARLY: { state: 60045, status: 409, facts: z.object({ from: z.iso.datetime() }) },
  STORAGE_WRONG_ITEM: { state: 60046, status: 409, facts: z.object({ itemNo: z.string() }) },
  STORED_SPLIT_REFUSED: { state: 60047, status: 409 },
  DELIVERY_STOCKED_IN: { state: 60053, status: 409, facts: z.object({ itemNo: z.string() }) },
  NOTHING_CORRECTED: { state: 60049, status: 400 },
  STOCK_IN_FOLLOWED: { state: 60052, status: 409 },
  SHELF_DIFFERENCE_NOT_FOUND: { state: 60048, status: 404 },
  WAREHOUSE_CLOSED: { state: 60050, status: 409, facts: z.object({ name: localText, open: z.readonly(z.array(localText)) }) },
  WAREHOUSE_NOT_FOUND: { state: 60051, status: 404, facts: z.object({ open: z.readonly(z.array(localText)) }) },
} as const;
