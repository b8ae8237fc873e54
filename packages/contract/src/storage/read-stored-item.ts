import { storageTaskKinds } from "@sihai/domain/storage";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { doneBy, id, instant } from "../fields.ts";
import { storedItem } from "../warehouse/fields.ts";

export const readStoredItem = endpoint({
  method: "GET",
  path: "/storage/item",
  summary: "One of my stored items with its photos and its history",
  query: z.object({ itemId: id }),
  data: z.object({
    ...storedItem.shape,
    state: z.string(),
    /**
     * What became of it and of what was asked for it, oldest first; `reason`, `pieces` and `endsAt` where the step has one: how long it may lie, after
     * an extension, and before when it is not cleared, once that is proposed.
     */
    steps: z.array(
      z.object({
        about: z.enum(["item", "extension", ...storageTaskKinds]),
        to: z.string(),
        at: instant,
        by: doneBy,
        reason: z.nullable(z.string()),
        pieces: z.nullable(z.int()),
        endsAt: z.nullable(instant),
      }),
    ),
  }),
  refusals: ["STORED_ITEM_NOT_FOUND"],
});
