import { contentStates } from "@sihai/domain/content";
import * as z from "zod/mini";
import { id, instant } from "../fields.ts";
import { block } from "./fields.ts";
import { contentName, contentPiece } from "./piece.ts";

/** One version of a text, as staff see it. */
export const contentVersion = z.object({
  versionId: id,
  name: contentName,
  piece: contentPiece,
  /** What it is called as its readers see it, with the figures in force. A node of the version before leaves it out. */
  title: z.optional(z.object({ zh: z.nullable(z.string()), en: z.nullable(z.string()) })),
  isShown: z.boolean(),
  asksAgain: z.boolean(),
  note: z.string(),
  state: z.enum(contentStates),
  from: instant,
  until: z.nullable(instant),
  /** Null: it came with the product. */
  madeBy: z.nullable(z.string()),
  madeAt: instant,
  withdrawnBy: z.nullable(z.string()),
  withdrawnAt: z.nullable(instant),
  mayTakeBack: z.boolean(),
  /** How many accepted it; null where it is no agreement. */
  acceptances: z.nullable(z.int()),
});

/** An article as its readers will see it. */
export const shownWords = z.object({ title: z.string(), summary: z.string(), blocks: z.array(block) });
