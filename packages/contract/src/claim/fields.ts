import { claimKinds, claimLimits, claimObstacles, claimStates } from "@sihai/domain/claim";
import * as z from "zod/mini";
import { cnyAmount, historyStep, instant, itemNo, localText, quantity, text } from "../fields.ts";

export const claimNo = z.string().check(z.regex(/^CL\d{6,18}$/));

/** What buyers write, which their phones check too. */
export const claimDescription = text(claimLimits.description, 4);
export const claimMessage = text(claimLimits.message);
export const contestReason = text(claimLimits.message, 4);

export const claimKindField = z.enum(claimKinds);

export const claimStateField = z.enum(claimStates);

export const claimObstacleField = z.enum(claimObstacles);

export const claimedItem = z.strictObject({ itemNo, quantity });

const goods = {
  itemNo: z.string(),
  name: localText,
  skuName: z.array(localText),
  pictureUrl: z.nullable(z.string()),
  /** Pieces in the parcel and what all of them are worth. */
  quantity: z.int(),
  value: cnyAmount,
};

export const claimableItem = z.object(goods);

/** How the most a claim can come to is found. */
export const calculationField = z.object({
  basis: z.enum(["insured", "freight", "delay"]),
  insured: cnyAmount,
  freight: cnyAmount,
  goods: cnyAmount,
  loss: cnyAmount,
  maximum: cnyAmount,
});

export const claimView = z.object({
  claimNo: z.string(),
  packageId: z.string(),
  kind: claimKindField,
  state: claimStateField,
  description: z.string(),
  items: z.array(z.extend(claimableItem, { claimed: z.int(), loss: cnyAmount })),
  photos: z.array(z.string()),
  calculation: calculationField,
  requested: cnyAmount,
  offer: z.nullable(cnyAmount),
  reason: z.string(),
  paid: z.nullable(cnyAmount),
  dueAt: z.nullable(instant),
  /** Until when the offer stands, while it waits for the buyer. */
  answerBefore: z.nullable(instant),
  createdAt: instant,
  closedAt: z.nullable(instant),
  /** Until when it can be taken up again; null where it cannot. */
  reviveBefore: z.nullable(instant),
  steps: z.array(historyStep),
  messages: z.array(z.object({ from: z.enum(["user", "staff"]), text: z.string(), at: instant })),
  may: z.object({ accept: z.boolean(), contest: z.boolean(), revive: z.boolean(), withdraw: z.boolean(), write: z.boolean() }),
});
