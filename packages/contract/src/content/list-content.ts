import { contentStates } from "@sihai/domain/content";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { instant } from "../fields.ts";
import { articleGroups } from "./fields.ts";
import { advertPositions, contentKinds, contentName, noticeTones } from "./piece.ts";

export const listContent = endpoint({
  method: "GET",
  path: "/staff/content",
  summary: "Every text, advert and notice with what is shown now and what comes",
  data: z.object({
    list: z.array(
      z.object({
        kind: z.enum(contentKinds),
        name: contentName,
        /** The group of an article, the position of an advert, the tone of a notice. */
        place: z.enum([...articleGroups, ...advertPositions, ...noticeTones]),
        /** The title, or the words of a notice; null where the language is missing. */
        title: z.object({ zh: z.nullable(z.string()), en: z.nullable(z.string()) }),
        state: z.enum([...contentStates, "hidden"]),
        from: instant,
        until: z.nullable(instant),
        /** When the next version begins. */
        next: z.nullable(instant),
        /** Nobody has changed it: it is as it came with the product. */
        isFirst: z.boolean(),
        /** A newer release brings other words, which nobody has published here. A node of the version before leaves it out. */
        isBroughtAnew: z.optional(z.boolean()),
        /** What readers say of the words shown; null where nobody said anything. */
        helpful: z.nullable(z.object({ yes: z.int(), no: z.int() })),
      }),
    ),
  }),
});
