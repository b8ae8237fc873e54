import { localText } from "@sihai/contract";
import {
  packageMethods,
  type Quote,
  refusalCodes,
  services,
  taxModes,
  volumetricRules,
  warehouseRules,
} from "@sihai/domain/freight";
import type { RateCard } from "@sihai/domain/freight/rate-cards";
import * as z from "zod/mini";

const limit = z.exactOptional(z.nullable(z.number()));
const shared = { upToGrams: z.number() };
const segment = z.discriminatedUnion("kind", [
  z.object({ ...shared, kind: z.literal("brackets"), brackets: z.array(z.tuple([z.number(), z.string()])) }),
  z.object({ ...shared, kind: z.literal("per-kg"), parcel: z.string(), perKg: z.string() }),
  z.object({
    ...{ ...shared, kind: z.literal("first-step"), firstGrams: z.number(), first: z.string() },
    ...{ stepGrams: z.number(), step: z.string() },
  }),
  z.object({ ...shared, kind: z.literal("base-gram"), base: z.string(), perGram: z.string() }),
]);
const surcharge = z.discriminatedUnion("kind", [
  z.object({ label: z.string(), kind: z.literal("percent"), rateBp: z.number() }),
  z.object({ label: z.string(), kind: z.literal("zip"), prefixes: z.array(z.string()), amount: z.string() }),
]);
const performance = z.object({
  medianDays: z.number(),
  p5Days: z.number(),
  p90Days: z.number(),
  punctualityBp: z.nullable(z.number()),
  deliveredBp: z.number(),
  samples: z.number(),
  depositErrorMedian: z.string(),
  depositErrorP90: z.string(),
  usage30d: z.number(),
});

/** A line as its card was published on the day a parcel was agreed on. */
export const storedRateCard: z.ZodMiniType<RateCard> = z.object({
  id: z.string(),
  name: localText,
  service: z.enum(services),
  warehouses: z.array(z.number()),
  countries: z.array(z.string()),
  days: z.tuple([z.number(), z.number()]),
  tax: z.object({ mode: z.enum(taxModes), rateBp: z.number() }),
  volumetric: z.object({ rule: z.enum(volumetricRules), divisor: limit, sideCm: limit, ratio: limit }),
  minChargeGrams: z.number(),
  roundUpGrams: z.number(),
  tariff: z.array(segment),
  limits: z.object({ maxGrams: limit, maxSideCm: limit, maxSumCm: limit, maxGirthCm: limit }),
  refuses: z.array(z.string()),
  surcharges: z.array(surcharge),
  insurance: z.exactOptional(z.nullable(z.object({ rateBp: z.number(), min: z.string(), cap: z.string() }))),
  validFrom: z.string(),
  validTo: z.nullable(z.string()),
  package: z.enum(packageMethods),
  pickup: z.boolean(),
  needsIdentity: z.boolean(),
  note: localText,
  performance: z.nullable(performance),
});

const limitValue = z.union([z.number(), z.string(), z.array(z.string()), z.array(z.number())]);
/** Why a line refused a parcel. */
export const storedRefusal = z.object({
  code: z.enum(refusalCodes),
  limit: limitValue,
  actual: limitValue,
  itemIds: z.array(z.string()),
  rule: z.exactOptional(z.enum(warehouseRules)),
});
/** A quote as it stands on a parcel or in a plan: amounts CNY decimal strings. */
export const storedQuote: z.ZodMiniType<Quote> = z.object({
  eligible: z.boolean(),
  refusals: z.array(storedRefusal),
  actualGrams: z.number(),
  volumetricGrams: z.number(),
  chargeableGrams: z.number(),
  lines: z.array(z.object({ label: z.string(), amount: z.string(), how: z.string() })),
  total: z.string(),
});
