import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { fileId, id } from "../fields.ts";
import { pictureKey } from "./fields.ts";

export const pictureWidths = ["200", "400", "800"] as const;

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

/** The address of a picture for an `<img>`. */
export function goodsPictureUrl(goodsId: string, picture: string, width: 200 | 400 | 800 = 400): string {
  return `/api/goods/picture/${goodsId}/${picture}?w=${width}`;
}

/** A photo our warehouse took of an earlier piece of these goods (rule C-10); of goods only, never of a label. */
export const inspectionPhoto = endpoint({
  method: "GET",
  path: "/goods/inspection-photo/:goodsId/:fileId",
  summary: "An inspection photo of an earlier piece of the goods",
  params: z.strictObject({ goodsId: id, fileId }),
  query: z.strictObject({ w: z.optional(z.enum(pictureWidths)) }),
  data: z.null(),
  refusals: ["FILE_NOT_FOUND"],
});

export function inspectionPhotoUrl(goodsId: string, fileId: string, width: 200 | 400 | 800 = 400): string {
  return `/api/goods/inspection-photo/${goodsId}/${fileId}?w=${width}`;
}
