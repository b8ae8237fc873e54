import type { Drawing } from "../drawing.ts";
import * as clothing from "./clothing.ts";
import * as devices from "./devices.ts";
import * as home from "./home.ts";
import * as leisure from "./leisure.ts";
import * as personal from "./personal.ts";
import * as shoesAndBags from "./shoes-and-bags.ts";
import * as table from "./table.ts";

/** Every kind of goods the marketplace can show, by the name used in picture addresses. */
export const drawings = { ...clothing, ...shoesAndBags, ...table, ...devices, ...home, ...leisure, ...personal } satisfies Record<
  string,
  Drawing
>;

export type DrawingId = keyof typeof drawings;

export function isDrawingId(text: string): text is DrawingId {
  return Object.hasOwn(drawings, text);
}
