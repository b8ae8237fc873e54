import type Stripe from "stripe";
import type { Evidence } from "./port.ts";

/** What is said against a dispute, in the gateway's own fields; what is empty is left out. */
export function evidenceTo({ files, ...said }: Evidence): Stripe.DisputeUpdateParams.Evidence {
  const fields = {
    uncategorized_text: said.explanation,
    product_description: said.productDescription,
    customer_name: said.customerName,
    customer_email_address: said.customerEmail,
    billing_address: said.billingAddress,
    shipping_address: said.shippingAddress,
    shipping_carrier: said.carrier,
    shipping_tracking_number: said.trackingNumber,
    shipping_date: said.shippedOn,
    receipt: files.receipt,
    shipping_documentation: files.shipping,
    customer_communication: files.correspondence,
    uncategorized_file: files.pictures,
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== ""));
}
