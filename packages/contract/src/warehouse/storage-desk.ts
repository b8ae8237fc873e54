import { storageTaskKinds } from "@sihai/domain/storage";
import { differenceKinds } from "@sihai/domain/warehouse";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { centimetres, grams, id, instant, itemNo, localText, pageNumber, text, warehouseId, whole } from "../fields.ts";

const shelf = z.string().check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z0-9][A-Z0-9-]{0,19}$/));

/** Every shelf that holds something. `fill`: percent of its room; `oldestAt`: when the longest lying item came. */
export const readShelfMap = endpoint({
  method: "GET",
  path: "/staff/storage/map",
  summary: "The shelves of a warehouse, how full they are and how old what lies there",
  query: z.object({ warehouse: whole(1, 2) }),
  data: z.object({
    shelves: z.array(
      z.object({
        zone: z.string(),
        shelf: z.string(),
        items: z.int(),
        grams: z.int(),
        fill: z.int(),
        oldestAt: instant,
        overdue: z.int(),
        countedAt: z.nullable(instant),
      }),
    ),
    items: z.int(),
    grams: z.int(),
    overdue: z.int(),
  }),
});

export const readShelf = endpoint({
  method: "GET",
  path: "/staff/storage/shelf",
  summary: "What lies on one shelf",
  query: z.object({ warehouse: whole(1, 2), shelf: text(20) }),
  data: z.object({
    items: z.array(
      z.object({
        itemNo: z.string(),
        name: localText,
        pictureUrl: z.nullable(z.string()),
        quantity: z.int(),
        grams: z.int(),
        customerMark: z.string(),
        state: z.string(),
        stockedInAt: instant,
        freeUntil: instant,
        paused: z.boolean(),
      }),
    ),
  }),
});

export const moveToShelf = endpoint({
  method: "POST",
  path: "/staff/storage/move",
  summary: "Put an item on another shelf of its warehouse",
  body: z.strictObject({ itemNo, shelf }),
  data: z.object({ itemNo: z.string(), from: z.string(), to: z.string() }),
  refusals: ["ITEM_NOT_FOUND", "STORAGE_ITEM_AWAY"],
  once: true,
});

const difference = z.object({
  countId: z.string(),
  itemNo: z.string(),
  kind: z.enum(differenceKinds),
  shelf: z.string(),
  warehouse: z.int(),
  expectedShelf: z.nullable(z.string()),
  /** Where the item stands, as it was known when it was counted; empty: nobody knows this number. */
  state: z.string(),
  countedAt: instant,
});

/** Everything found on the shelf, once each. What should lie there and was not scanned is missing. */
export const countShelf = endpoint({
  method: "POST",
  path: "/staff/storage/count",
  summary: "Count a shelf",
  body: z.strictObject({ warehouse: warehouseId, shelf, itemNos: z.array(itemNo).check(z.maxLength(500)) }),
  data: z.object({ countId: z.string(), expected: z.int(), found: z.int(), differences: z.array(difference) }),
  once: true,
});

export const listDifferences = endpoint({
  method: "GET",
  path: "/staff/storage/differences",
  summary: "Differences of counts nobody has settled",
  query: z.object({ warehouse: z.optional(whole(1, 2)) }),
  data: z.object({ list: z.array(difference) }),
});

/** `moved`: an item found here is of this shelf from now on; `noted`: what became of it is written down. */
export const settleDifference = endpoint({
  method: "POST",
  path: "/staff/storage/settle-difference",
  summary: "Settle a difference of a count",
  body: z.strictObject({ countId: id, itemNo, how: z.enum(["moved", "noted"]), note: z.optional(text(200, 0)) }),
  data: z.object({ itemNo: z.string() }),
  refusals: ["SHELF_DIFFERENCE_NOT_FOUND", "STORAGE_ITEM_AWAY"],
  once: true,
});

/** What customers asked for, and what was not fetched in time; the longest waiting first. */
export const listStorageTasks = endpoint({
  method: "GET",
  path: "/staff/storage/tasks",
  summary: "Work of the storage bench: to throw away, to split, to forfeit",
  query: z.object({ kind: z.enum(storageTaskKinds), page: pageNumber }),
  data: z.object({
    list: z.array(
      z.object({
        taskId: z.string(),
        kind: z.enum(storageTaskKinds),
        state: z.enum(["open", "proposed"]),
        itemNo: z.string(),
        name: localText,
        pictureUrl: z.nullable(z.string()),
        customerMark: z.string(),
        warehouse: z.int(),
        shelf: z.string(),
        quantity: z.int(),
        grams: z.int(),
        pieces: z.nullable(z.int()),
        reason: z.string(),
        freeUntil: instant,
        openedAt: instant,
        notBefore: instant,
        /** Whether it may be finished now. */
        ready: z.boolean(),
        /** In a parcel or a return by now. */
        away: z.boolean(),
      }),
    ),
    total: z.int(),
    pageSize: z.int(),
    counts: z.object({ discard: z.int(), split: z.int(), forfeit: z.int() }),
  }),
});

const staffRefusals = ["STORAGE_TASK_NOT_FOUND", "STORAGE_ITEM_AWAY"] as const;

export const proposeForfeit = endpoint({
  method: "POST",
  path: "/staff/storage/propose",
  summary: "First step of forfeiting goods; the second follows a day later",
  body: z.strictObject({ taskId: id }),
  data: z.object({ taskId: z.string(), notBefore: instant }),
  refusals: [...staffRefusals],
  once: true,
});

export const recallForfeit = endpoint({
  method: "POST",
  path: "/staff/storage/recall",
  summary: "A proposal to forfeit goods is taken back; its owner is told",
  body: z.strictObject({ taskId: id }),
  data: z.object({ taskId: z.string() }),
  refusals: [...staffRefusals],
  once: true,
});

export const finishRemoval = endpoint({
  method: "POST",
  path: "/staff/storage/finish",
  summary: "The scanned item is thrown away or forfeited",
  body: z.strictObject({ taskId: id, itemNo }),
  data: z.object({ itemNo: z.string() }),
  refusals: [...staffRefusals, "STORAGE_TASK_TOO_EARLY", "STORAGE_WRONG_ITEM"],
  once: true,
});

const part = z.strictObject({ grams, sidesCm: z.tuple([centimetres, centimetres, centimetres]), shelf });

export const splitStored = endpoint({
  method: "POST",
  path: "/staff/storage/split",
  summary: "An item was split in two, each weighed and on its shelf",
  body: z.strictObject({ taskId: id, itemNo, kept: part, taken: part }),
  data: z.object({ itemNo: z.string(), newItemNo: z.string() }),
  refusals: [...staffRefusals, "STORAGE_WRONG_ITEM", "STORED_SPLIT_REFUSED"],
  once: true,
});
