import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { advertPictures, advertPositions, advertTones } from "./piece.ts";

/** Adverts of a place on a page, in the caller's language. `link` is a path of the shop without a language prefix. */
export const adverts = endpoint({
  method: "POST",
  path: "/advert/vert",
  summary: "Adverts of a position",
  body: z.strictObject({ position: z.enum(advertPositions) }),
  data: z.object({
    list: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        text: z.string(),
        link: z.string(),
        tone: z.enum(advertTones),
        picture: z.enum(advertPictures),
      }),
    ),
  }),
  repeats: "reads",
});
