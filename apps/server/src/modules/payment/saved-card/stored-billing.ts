import { type AddressOnWire, addressField } from "@sihai/contract/address";
import * as z from "zod/mini";
import { jsonColumn } from "#platform";

/** Who a card is billed to. The address is the address book's as it stood: what is edited later changes nothing here. */
export type Billing = { name: string; email: string; phone: string | null; address: AddressOnWire };

const billing = z.object({ name: z.string(), email: z.string(), phone: z.nullable(z.string()), address: addressField });

export const readBilling = jsonColumn(billing, "saved_card.billing");
export const readBillingAddress = jsonColumn(z.nullable(addressField), "payment_attempt.billing_address");
