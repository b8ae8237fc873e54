import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { fileId, id } from "../fields.ts";
import { pictureWidths } from "./picture-fields.ts";

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
