import { refusalCodes, services, taxModes, volumetricRules } from "@sihai/domain/freight";
import * as z from "zod/mini";
import { cnyAmount, localText } from "../fields.ts";

/** One amount of a quote with the formula it came from; the same formula in every language. */
export const quoteLine = z.object({ label: z.string(), amount: cnyAmount, how: z.string() });

/** A price and the weights it rests on, in whole grams. */
export const quoteField = z.object({
  actualGrams: z.int(),
  volumetricGrams: z.int(),
  chargeableGrams: z.int(),
  lines: z.array(quoteLine),
  total: cnyAmount,
});

const limitValue = z.union([z.number(), z.string(), z.readonly(z.array(z.string())), z.readonly(z.array(z.number()))]);

/** Why a line cannot take the parcel: what it allows, what the parcel has, which items are to blame. */
export const lineRefusal = z.object({
  code: z.enum(refusalCodes),
  rule: z.optional(z.string()),
  limit: limitValue,
  actual: limitValue,
  itemIds: z.readonly(z.array(z.string())),
});

/** `file`: lines, tariffs, surcharges or performance; `row` counts the header as row 1. */
export const cellError = z.object({ file: z.string(), row: z.int(), column: z.string(), message: z.string() });

/** How the line did in the last six months, from carriers' delivery scans; the share on time only from 30 parcels on. */
const performance = z.object({
  parcels: z.int(),
  lowDays: z.number(),
  medianDays: z.number(),
  highDays: z.number(),
  onTimeBp: z.nullable(z.int()),
  deliveredBp: z.int(),
});

/** Deposit less final freight in CNY: above zero came back. */
const depositError = z.object({ median: cnyAmount, p90: cnyAmount });

/** When and how volume counts. */
export const volumetricField = z.object({
  rule: z.enum(volumetricRules),
  divisor: z.nullable(z.number()),
  sideCm: z.nullable(z.number()),
  ratio: z.nullable(z.number()),
});

/** A shipping line as the shopper sees it (rule G-13). Weights in grams, sides in cm, days are working days. */
export const lineView = z.object({
  id: z.string(),
  name: localText,
  service: z.enum(services),
  days: z.tuple([z.int(), z.int()]),
  tax: z.object({ mode: z.enum(taxModes), rateBp: z.int() }),
  package: z.string(),
  note: localText,
  volumetric: volumetricField,
  limits: z.object({
    maxGrams: z.nullable(z.number()),
    maxSideCm: z.nullable(z.number()),
    maxSumCm: z.nullable(z.number()),
    maxGirthCm: z.nullable(z.number()),
  }),
  refuses: z.array(z.string()),
  insurance: z.nullable(z.object({ rateBp: z.int(), min: cnyAmount, cap: cnyAmount })),
  prices: z.object({
    min: cnyAmount,
    max: cnyAmount,
    firstGrams: z.int(),
    first: cnyAmount,
    additionalGrams: z.int(),
    additional: cnyAmount,
  }),
  needsOutlet: z.boolean(),
  needsIdentity: z.boolean(),
  performance: z.nullable(performance),
  depositError: z.nullable(depositError),
  /** Performance and error are of our own parcels; false: as the line's price list says, until thirty of ours are measured. */
  isMeasured: z.boolean(),
  usage30Days: z.int(),
});

/** A calendar day in Beijing. */
export const calendarDay = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/));

export const csvFile = z.string().check(z.minLength(1), z.maxLength(150_000));
