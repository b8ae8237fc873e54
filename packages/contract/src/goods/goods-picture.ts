import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id } from "../fields.ts";
import { pictureKey } from "./fields.ts";
import { pictureWidths } from "./picture-fields.ts";

/** Answers with the picture (WebP), not with the envelope. */
export const goodsPicture = endpoint({
  method: "GET",
  path: "/goods/picture/:goodsId/:picture",
  summary: "A picture of goods, copied from the source once",
  params: z.strictObject({ goodsId: id, picture: pictureKey }),
  query: z.strictObject({ w: z.optional(z.enum(pictureWidths)) }),
  data: z.null(),
  refusals: ["PICTURE_NOT_FOUND"],
});
