import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { instant, pageNumber, text, whole } from "../fields.ts";
import { claimState, unannouncedNo } from "./unannounced-fields.ts";

const maskedNumber = z.object({ head: z.string(), hidden: z.int(), tail: z.string() });

/** A parcel on the shelf in the form every member sees: nothing in it tells whose it is. */
const shelvedParcel = z.object({
  unannouncedNo: z.string(),
  courier: z.string(),
  number: maskedNumber,
  warehouse: z.int(),
  grams: z.int(),
  foundAt: instant,
  forfeitsAt: instant,
  /** Somebody's claim is being looked at. */
  claimed: z.boolean(),
  /** My own mark is written on it: the digits are proof enough. */
  bearsMyMark: z.boolean(),
  myClaim: z.nullable(z.object({ state: claimState, note: z.string(), at: instant })),
});

/** `number` is compared with what everyone may see of the numbers, so that asking tells nothing new. */
export const listUnannounced = endpoint({
  method: "GET",
  path: "/unannounced/list",
  summary: "Parcels of the last 60 days that nobody announced",
  query: z.object({
    number: z.optional(text(40, 0)),
    warehouse: z.optional(whole(1, 99)),
    mine: z.optional(z.enum(["1"])),
    unannouncedNo: z.optional(unannouncedNo),
    page: pageNumber,
  }),
  data: z.object({
    list: z.array(shelvedParcel),
    total: z.int(),
    pageSize: z.int(),
    guessesLeft: z.int(),
  }),
});
