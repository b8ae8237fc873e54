import { bookKinds, differenceVerdicts, periodStates, places } from "@sihai/domain/books";
import * as z from "zod/mini";
import { instant, moneyField, text } from "../fields.ts";

export const bookKind = z.enum(bookKinds);
export const bookSide = z.enum(["due", "claim", "place", "own"]);
/** What a movement is about at the gateway, or the entry itself where it is about nothing there. */
export const movementReference = z.string().check(z.regex(/^[\w:.-]{3,120}$/));
export const mark = text(24);

export const bookLine = z.object({
  side: bookSide,
  kind: bookKind,
  /** What we owe or made, or what we have, by its side. */
  amount: moneyField,
  /** How many accounts do not stand at zero. */
  accounts: z.int(),
  /** Of what stands aside: for withdrawals on their way. Null where nothing does. */
  onTheirWay: z.nullable(moneyField),
});

export const placeLine = z.object({
  place: z.enum(places),
  ours: moneyField,
  /** What the place itself says; null while it said nothing. */
  stated: z.nullable(moneyField),
  /** Of the gateway: up to when its lines were read. Of a bank: the hour of its statement, at which both are compared. */
  comparedAt: z.nullable(instant),
  statedBy: z.string(),
  /** Booked on one side before the hour and on the other after it. */
  timing: moneyField,
  /** Differences with a reason. */
  told: moneyField,
  /** What nothing explains; null where nothing was said. */
  rest: z.nullable(moneyField),
});

export const totalLine = z.object({
  due: moneyField,
  claims: moneyField,
  places: moneyField,
  own: moneyField,
  isWhole: z.boolean(),
});

export const month = z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/));
export const changedPeriod = z.object({ month: z.string(), state: z.enum(periodStates) });
export const adjustmentNo = z.string().check(z.regex(/^AJ\d{6,18}$/));
export const changedAdjustment = z.object({ adjustmentNo: z.string(), state: z.enum(["proposed", "posted", "dropped"]) });
/** Not zero; below zero takes from the balance. */
export const adjustedAmount = moneyField.check(z.refine(({ amount }) => amount !== 0n, { error: "zero" }));

export const gatewayDifference = z.object({
  reference: z.string(),
  verdict: z.enum(differenceVerdicts),
  kind: z.nullable(z.string()),
  ours: z.nullable(moneyField),
  theirs: z.nullable(moneyField),
  /** What theirs is more than ours. */
  difference: moneyField,
  movedAt: instant,
  foundAt: instant,
  /** Empty where it is nobody's. */
  customerMark: z.string(),
  reason: z.nullable(z.string()),
  explainedBy: z.string(),
  explainedAt: z.nullable(instant),
  /** It is about nothing of ours, so that it can be booked as a cost of the gateway. */
  canBook: z.boolean(),
});
