import { warehouseRefusals } from "@sihai/domain/warehouse";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { localText, warehouseText } from "../fields.ts";

/** The spec's call. `mark` is the member's own sign for the recipient line; null for a visitor. */
export const getWarehouseAddress = endpoint({
  method: "GET",
  path: "/tool/warehouse/get-warehouse-address",
  summary: "The warehouses, their addresses and my mark",
  query: z.object({ warehouseId: z.optional(warehouseText) }),
  data: z.object({
    mark: z.nullable(z.string()),
    warehouses: z.array(
      z.object({
        warehouseId: z.int(),
        name: localText,
        shortName: localText,
        address: localText,
        receiver: localText,
        phone: z.string(),
        zipCode: z.string(),
        notices: z.array(z.enum(warehouseRefusals)),
        /** Closed to new goods where false. */
        isOpen: z.boolean(),
      }),
    ),
  }),
});
