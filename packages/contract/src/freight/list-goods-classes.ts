import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { localText } from "../fields.ts";

/** The goods classes a line may refuse, with the flags each carries (rule G-11). A closed one is no longer chosen; goods of it stay. */
export const listGoodsClasses = endpoint({
  method: "GET",
  path: "/freight/goods-classes",
  summary: "Goods classes and what each means for shipping",
  data: z.object({
    classes: z.array(
      z.object({ id: z.string(), name: localText, needsChecking: z.boolean(), flags: z.array(z.string()), isOpen: z.boolean() }),
    ),
    /** Names of the flags classes carry and lines refuse. */
    flags: z.array(z.object({ id: z.string(), name: localText })),
  }),
  refusals: ["ROUTES_UNAVAILABLE"],
});
