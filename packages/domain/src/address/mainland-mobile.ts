const northAmerica = ["US", "CA", "PR"];

/**
 * Whether this looks like a mobile number of mainland China at an address elsewhere, which a courier there cannot well call. "1 312 555 0134"
 * has the same length: in North America only one that can be nobody's there, its exchange beginning with 0 or 1, is taken for Chinese.
 */
export function isMainlandMobile(contact: string, country: string): boolean {
  if (country === "CN" || country === "") return false;
  const digits = contact.replace(/^\s*00/, "+").replace(/[^\d+]/g, "");
  if (/^\+86/.test(digits)) return /^\+861[3-9]\d{9}$/.test(digits);
  if (!/^1[3-9]\d{9}$/.test(digits)) return false;
  return !northAmerica.includes(country) || !/[2-9]/.test(digits.charAt(4));
}
