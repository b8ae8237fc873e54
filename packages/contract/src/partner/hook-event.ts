import * as z from "zod/mini";
import { itemNo, packageId } from "../fields.ts";

const timestamp = z.iso.datetime();
const step = { from: z.nullable(z.string()), to: z.string() };

/** What a customer's program is told: a step of an item or a parcel, as its history has it. No name, address or amount: those are read with a token. */
export const hookEvent = z.discriminatedUnion("type", [
  z.object({ type: z.literal("item.moved"), timestamp, data: z.object({ itemNo, ...step }) }),
  z.object({ type: z.literal("parcel.moved"), timestamp, data: z.object({ packageId, ...step }) }),
]);
export type HookEvent = z.output<typeof hookEvent>;
