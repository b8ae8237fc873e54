import { dailyTasks, growthCauses } from "@sihai/domain/membership";
import * as z from "zod/mini";
import { cnyAmount, id, instant, localText } from "../fields.ts";

/** A day in Beijing. */
export const beijingDay = z.iso.date();

export const memberLevel = z.int().check(z.minimum(0), z.maximum(5));

/** Growth that ends from a day on, what is left then if nothing is added, and the level that comes to. */
const endingGrowth = z.object({ on: beijingDay, growth: z.int(), left: z.int(), level: memberLevel });

/** Where a member stands: what counted as today began, and what is on its way in and out. */
export const standing = z.object({
  level: memberLevel,
  since: z.nullable(instant),
  /** Of twelve months, as today began in Beijing. */
  growth: z.int(),
  /** Earned today: counts from the coming midnight on. */
  today: z.int(),
  next: z.nullable(z.object({ level: memberLevel, from: z.int(), missing: z.int() })),
  /** The first day on which the level is lost if nothing is added. */
  holdsUntil: z.nullable(beijingDay),
  /** The thirteen months whose growth can count, the oldest first: what of each counts, and when the first of it ends. */
  months: z.array(z.object({ month: z.string(), growth: z.int() })),
  /** How growth ends if nothing is added, month by month. */
  ending: z.array(endingGrowth),
});

export const memberGift = z.object({
  gift: z.enum(["birthday", "upgrade", "invited", "invitation"]),
  name: localText,
  amount: cnyAmount,
  level: memberLevel,
  at: instant,
  couponNo: z.nullable(z.string()),
});

export const growthEntry = z.object({
  id,
  cause: z.enum(growthCauses),
  growth: z.int(),
  /** What was paid, where growth comes of money. */
  amount: z.nullable(cnyAmount),
  at: instant,
  /** The first day on which it counts no more. */
  countsUntil: beijingDay,
  packageId: z.nullable(z.string()),
});

export const dailyTask = z.object({ task: z.enum(dailyTasks), growth: z.int(), done: z.boolean() });
