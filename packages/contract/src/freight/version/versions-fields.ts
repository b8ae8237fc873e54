import * as z from "zod/mini";
import { id, instant, text } from "../../fields.ts";
import { calendarDay } from "../fields.ts";

/** The number of a price list; "0" is the one in the operator's files. */
export const versionId = id;

export const rateCardFileNames = ["lines", "tariffs", "surcharges", "performance"] as const;

export const note = text(200);

export const seen = z.strictObject({ versionId, from: z.optional(calendarDay) });

export const versionRow = z.object({
  versionId,
  state: z.enum(["draft", "scheduled", "withdrawn"]),
  /** In force today, by Beijing's calendar. */
  isInForce: z.boolean(),
  /** It began before; another has followed. */
  isOver: z.boolean(),
  note: z.string(),
  basedOn: versionId,
  importedBy: z.nullable(z.string()),
  importedAt: z.nullable(instant),
  takesEffectOn: z.nullable(z.string()),
  scheduledBy: z.nullable(z.string()),
  scheduledAt: z.nullable(instant),
  checkedAlone: z.boolean(),
  withdrawnBy: z.nullable(z.string()),
  withdrawnAt: z.nullable(instant),
});

export const cells = z.record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(2_000)));

/** A line as a form holds it: the cells of its rows in the four files, by column. */
export const lineCells = z.object({
  line: cells,
  tariffs: z.array(cells).check(z.maxLength(60)),
  surcharges: z.array(cells).check(z.maxLength(20)),
  performance: z.array(cells).check(z.maxLength(1)),
});
