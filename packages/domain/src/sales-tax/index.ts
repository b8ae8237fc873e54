/** What a country calls the tax it takes of sales and imports, beside customs duty. `none`: it takes duty alone. */
export const salesTaxes = ["vat", "gst", "consumption-tax", "sales-tax", "none"] as const;
export type SalesTax = (typeof salesTaxes)[number];

const others: Readonly<Record<string, SalesTax>> = {
  ...{ AU: "gst", CA: "gst", NZ: "gst", SG: "gst" },
  JP: "consumption-tax",
  MY: "sales-tax",
  // Their rules for parcels know one duty that has all in it, or nothing.
  ...{ US: "none", MX: "none", RU: "none", BY: "none", KZ: "none", KG: "none", CN: "none", HK: "none", MO: "none" },
};

/** What of a country, by its code, is due on imports beside duty; value-added tax where nothing else is known of it. */
export function salesTaxOf(country: string): SalesTax {
  return others[country] ?? "vat";
}
