import type { Language } from "./language.ts";

type PostalAddress = { country: string; state?: string | null; city: string; street: string; zipCode?: string | null };

/** The lines of an address: largest place first in Chinese, street first in English. Empty parts leave no gap. */
export function addressLines({ country, state, city, street, zipCode }: PostalAddress, language: Language): string[] {
  const parts =
    language === "zh"
      ? [`${country} ${state ?? ""} ${city}`, street, zipCode ? `邮编 ${zipCode}` : ""]
      : [street, [city, state, zipCode].filter(Boolean).join(", "), country];
  return parts.map((line) => line.replace(/\s+/g, " ").trim()).filter((line) => line !== "");
}
