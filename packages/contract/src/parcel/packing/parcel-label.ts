import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { packageId } from "../../fields.ts";

export const parcelLabel = endpoint({
  method: "GET",
  path: "/staff/labels/parcel/:packageId",
  summary: "The label of a parcel",
  params: z.object({ packageId }),
  data: z.object({ code: z.string(), svg: z.string(), lines: z.array(z.string()) }),
  refusals: ["PARCEL_NOT_FOUND"],
});
