import { identityDocuments, parcelActionNames, parcelServiceCodes, parcelStates } from "@sihai/domain/parcel";
import * as z from "zod/mini";
import { amount, cnyAmount, moneyField } from "../fields.ts";
import { lineRefusal } from "../freight/fields.ts";

const itemIds = z.readonly(z.array(z.string()));

/** Refusals of the parcel calls: numeric state of the envelope and HTTP status. */
export const parcelRefusals = {
  PARCEL_NOT_FOUND: { state: 52001, status: 404 },
  PARCEL_STATE_REFUSED: {
    state: 52002,
    status: 409,
    facts: z.object({ action: z.enum(parcelActionNames), state: z.enum(parcelStates) }),
  },
  PARCEL_CANCEL_REFUSED: { state: 52033, status: 409 },
  PARCEL_CHANGE_REFUSED: { state: 52061, status: 409 },
  PARCEL_CHANGED_MEANWHILE: { state: 52062, status: 409 },
  PAY_PASSWORD_NEEDED: { state: 52063, status: 409, facts: z.object({ amount }) },
  NOT_PUT_BACK: { state: 52064, status: 409, facts: z.object({ left: z.int() }) },
  ITEM_NOT_TO_PUT_BACK: { state: 52065, status: 404 },
  PARCEL_ITEM_NOT_FOUND: { state: 52003, status: 404 },
  ITEM_ALREADY_IN_PARCEL: { state: 52004, status: 409 },
  TWO_WAREHOUSES: { state: 52005, status: 409, facts: z.object({ itemIds }) },
  ITEM_TRAVELS_ALONE: { state: 52006, status: 409, facts: z.object({ itemIds }) },
  HONG_KONG_TO_MAINLAND: { state: 52007, status: 409, facts: z.object({ itemIds }) },
  OVERSEAS_ORIGIN_TO_MAINLAND: { state: 52008, status: 409, facts: z.object({ itemIds }) },
  LINE_REFUSES_PARCEL: {
    state: 52009,
    status: 409,
    facts: z.object({ packageId: z.optional(z.string()), refusals: z.readonly(z.array(lineRefusal)) }),
  },
  OUTSTANDING_BALANCE: { state: 52010, status: 409, facts: z.object({ owed: cnyAmount, limit: cnyAmount, days: z.int() }) },
  PARCEL_PRICE_CHANGED: { state: 52011, status: 409, facts: z.object({ total: cnyAmount }) },
  DECLARED_VALUE_ZERO: { state: 52012, status: 400, facts: z.object({ line: z.int() }) },
  DECLARED_TOTAL_DIFFERS: { state: 52013, status: 400, facts: z.object({ sum: moneyField, total: moneyField }) },
  TOO_MANY_DECLARATION_LINES: { state: 52014, status: 400, facts: z.object({ most: z.int() }) },
  DECLARATION_INCOMPLETE: { state: 52015, status: 400, facts: z.object({ line: z.int() }) },
  INSURED_VALUE_TOO_HIGH: { state: 52016, status: 400, facts: z.object({ limit: cnyAmount }) },
  LINE_NOT_INSURABLE: { state: 52017, status: 400 },
  SERVICE_QUANTITY_WRONG: {
    state: 52018,
    status: 400,
    facts: z.object({ service: z.enum(parcelServiceCodes), itemNo: z.string(), most: z.int() }),
  },
  VACUUM_TOO_LARGE: { state: 52019, status: 400, facts: z.object({ itemNo: z.string(), limit: z.string() }) },
  IDENTITY_NUMBER_NEEDED: { state: 52020, status: 400, facts: z.object({ document: z.enum(identityDocuments) }) },
  COMPANY_NAME_NEEDED: { state: 52021, status: 400 },
  PICKUP_OUTLET_NEEDED: { state: 52022, status: 400 },
  AGREEMENT_NEEDED: { state: 52023, status: 400 },
  PARCEL_ADDRESS_NOT_FOUND: { state: 52024, status: 404 },
  RATE_UNAVAILABLE: { state: 52025, status: 503 },
  ITEM_NOT_IN_PARCEL: { state: 52026, status: 404 },
  NOT_ALL_PICKED: { state: 52027, status: 409, facts: z.object({ left: z.int() }) },
  EVIDENCE_MISSING: { state: 52028, status: 400 },
  WAYBILL_MISSING: { state: 52029, status: 409, facts: z.object({ packageId: z.string() }) },
  WAYBILL_TAKEN: { state: 52030, status: 409 },
  WEBHOOK_REFUSED: { state: 52031, status: 401 },
  CLEARANCE_NOT_WANTED: { state: 52060, status: 409 },
  SERVICES_NOT_DONE: { state: 52044, status: 409, facts: z.object({ left: z.int() }) },
  PARCEL_SERVICE_NOT_FOUND: { state: 52045, status: 404 },
  SERVICE_PHOTO_MISSING: { state: 52046, status: 400 },
  SERVICE_NOT_FEWER: { state: 52048, status: 400, facts: z.object({ most: z.int() }) },
  MANIFEST_NOT_FOUND: { state: 52047, status: 404 },
  STORAGE_ENDED: { state: 52032, status: 409, facts: z.object({ itemNo: z.string() }) },
  ITEM_WITH_EXPERT: { state: 52035, status: 409 },
  ITEM_SUPPLEMENT_OPEN: { state: 52066, status: 409, facts: z.object({ itemIds }) },
  ITEM_SERVICES_OPEN: { state: 52067, status: 409, facts: z.object({ itemIds }) },
} as const;
