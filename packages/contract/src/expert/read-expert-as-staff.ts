import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { expertView, packagingField, serviceBarcode } from "./fields.ts";

export const readExpertAsStaff = endpoint({
  method: "GET",
  path: "/staff/expert/detail",
  summary: "One expert service with its goods, as its customer sees it",
  query: z.strictObject({ serviceBarcode }),
  data: z.object({
    service: expertView,
    customerMark: z.string(),
    shelves: z.array(z.object({ itemId: z.string(), shelf: z.string() })),
    plannerId: z.nullable(z.string()),
    /** The plan that was sent last. */
    sent: z.nullable(
      z.object({
        note: z.string(),
        parcels: z.array(z.object({ itemIds: z.array(z.string()), lineId: z.string(), packaging: packagingField })),
      }),
    ),
  }),
  refusals: ["EXPERT_NOT_FOUND"],
});
