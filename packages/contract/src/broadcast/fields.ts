import { broadcastKinds, broadcastStates, leftOutWhys } from "@sihai/domain/broadcast";
import * as z from "zod/mini";
import { countryCode, id, language, localText, text, warehouseId } from "../fields.ts";
import { instant } from "../instant.ts";

/** Whom it is about; what is left out is no condition. All that are given hold together, any value of one is enough. */
export const audience = z.strictObject({
  languages: z.optional(z.array(language).check(z.minLength(1), z.maxLength(10))),
  /** Of the default address. */
  countries: z.optional(z.array(countryCode).check(z.minLength(1), z.maxLength(250))),
  levels: z.optional(z.array(z.int().check(z.minimum(0), z.maximum(5))).check(z.minLength(1), z.maxLength(6))),
  /** With an order in so many days. */
  orderedDays: z.optional(z.int().check(z.minimum(1), z.maximum(3_650))),
  /** With goods lying there. */
  warehouse: z.optional(warehouseId),
});

/** A path of the shop without its language. */
const shopPath = z.string().check(z.maxLength(200), z.regex(/^\/[a-z\d]+(?:[/-][a-z\d]+)*(?:\?[\w=&%.-]*)?$/));

export const broadcastTexts = z.strictObject({
  title: z.strictObject({ zh: text(60), en: text(60) }),
  body: z.strictObject({ zh: text(2000), en: text(2000) }),
});

/** What is written before it is sent. */
export const broadcastBody = z.strictObject({
  kind: z.enum(broadcastKinds),
  ...broadcastTexts.shape,
  link: z.nullable(shopPath),
  byMail: z.boolean(),
  audience,
});

export const leftOut = z.array(z.object({ why: z.enum(leftOutWhys), people: z.int() }));

/** How many it is about, how many of them are told, in the app, by mail and on lock screens, and why the others are not. */
export const reach = z.object({
  ...{ accounts: z.int(), matching: z.int() },
  ...{ told: z.int(), app: z.int(), mail: z.int(), push: z.int() },
  leftOut,
});

export const broadcastField = z.object({
  id,
  kind: z.enum(broadcastKinds),
  state: z.enum(broadcastStates),
  title: localText,
  body: localText,
  link: z.nullable(z.string()),
  byMail: z.boolean(),
  audience,
  sendAt: z.nullable(instant),
  createdAt: instant,
  createdBy: z.string(),
  checkedAt: z.nullable(instant),
  checkedBy: z.nullable(z.string()),
  checkedAlone: z.boolean(),
  startedAt: z.nullable(instant),
  endedAt: z.nullable(instant),
  stoppedAt: z.nullable(instant),
  stoppedBy: z.nullable(z.string()),
  /** `state`: there is nothing to check. */
  mayCheck: z.enum(["yes", "alone", "own", "state"]),
  sent: z.int(),
  mailed: z.int(),
  leftOut,
});
