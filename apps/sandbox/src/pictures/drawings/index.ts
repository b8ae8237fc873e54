import type { Drawing } from "../drawing.ts";
import { clothing } from "./clothing.ts";
import { devices } from "./devices.ts";
import { home } from "./home.ts";
import { leisure } from "./leisure.ts";
import { personal } from "./personal.ts";
import { shoesAndBags } from "./shoes-and-bags.ts";
import { table } from "./table.ts";

/** Every kind of goods the marketplace can show, by the name used in picture addresses. */
export const drawings = { ...clothing, ...shoesAndBags, ...table, ...devices, ...home, ...leisure, ...personal } satisfies Record<
  string,
  Drawing
>;

export type DrawingId = keyof typeof drawings;

/** Whether a picture's address names goods that can be drawn. */
export function isDrawingId(text: string): text is DrawingId {
  return Object.hasOwn(drawings, text);
}
