import { cnyAmount, localText } from "@sihai/contract";
import { forwardingServiceNos } from "@sihai/domain/forwarding";
import { chosenServiceNos } from "@sihai/domain/order";
import * as z from "zod/mini";
import { jsonColumn } from "#platform";

const storedService = z.object({
  serviceNo: z.enum([...chosenServiceNos, ...forwardingServiceNos]),
  quantity: z.int(),
  remarks: z.string(),
  unitPrice: cnyAmount,
  total: cnyAmount,
  how: z.string(),
  /** Its fee went back to the buyer. */
  givenBack: z.exactOptional(z.boolean()),
});
/** A service chosen for an item with its order, at the price it was chosen at. */
export type StoredService = z.output<typeof storedService>;

const storedServices = z.array(storedService);
/** Throws for services nobody can read: their money would silently be nothing. */
export const readServices = jsonColumn(storedServices, "order_item.services");

/** The text for `order_item.services`; `readServices` reads it back. */
export function writeServices(services: StoredService[]): string {
  return JSON.stringify(z.encode(storedServices, services));
}

/** The words of a variant, in both languages. */
export const skuWords = jsonColumn(z.array(localText), "order_item.sku_name");
