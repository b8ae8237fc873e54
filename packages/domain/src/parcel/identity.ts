import { ok, type Result, refuse } from "../result.ts";

export const identityKinds = ["personal", "company"] as const;
export type IdentityKind = (typeof identityKinds)[number];
export const identityDocuments = ["id-card", "cpf", "cuit", "rut", "pccc", "tax-number", "any-number"] as const;
export type IdentityNeed = { document: (typeof identityDocuments)[number]; pattern: RegExp };

/** Countries whose customs ask for the receiver's number. Elsewhere only personal or company is asked (rule H-124). */
const needs: Readonly<Record<string, IdentityNeed>> = {
  CN: { document: "id-card", pattern: /^\d{17}[\dX]$/ },
  BR: { document: "cpf", pattern: /^\d{11}$|^\d{14}$/ },
  AR: { document: "cuit", pattern: /^\d{11}$/ },
  CL: { document: "rut", pattern: /^\d{7,8}[\dK]$/ },
  KR: { document: "pccc", pattern: /^P\d{12}$/ },
  MX: { document: "tax-number", pattern: /^[A-Z&Ñ]{3,4}\d{6}[A-Z0-9]{3}$/ },
  TR: { document: "tax-number", pattern: /^\d{10,11}$/ },
  ID: { document: "tax-number", pattern: /^\d{15,16}$/ },
  ZA: { document: "tax-number", pattern: /^\d{10}$|^\d{13}$/ },
};

const anyNumber: IdentityNeed = { document: "any-number", pattern: /^[A-Z0-9]{5,30}$/ };

/** What customs of a country ask for; a line may ask for a number where the country's own rule is not known. */
export function identityNeed(country: string, lineNeedsIdentity = false): IdentityNeed | null {
  return needs[country] ?? (lineNeedsIdentity ? anyNumber : null);
}

export type IdentityRefusal =
  | { code: "IDENTITY_NUMBER_NEEDED"; document: IdentityNeed["document"] }
  | { code: "COMPANY_NAME_NEEDED" };

/** The number as customs writes it: no blanks, dots or dashes, capital letters. Null where none is asked and none was given. */
export function checkIdentity(given: {
  kind: IdentityKind;
  number: string;
  companyName: string;
  country: string;
  lineNeedsIdentity: boolean;
}): Result<{ number: string | null }, IdentityRefusal> {
  const number = given.number.replace(/[\s.\-/]/g, "").toUpperCase();
  if (given.kind === "company" && given.companyName.trim() === "") return refuse({ code: "COMPANY_NAME_NEEDED" });
  const need = identityNeed(given.country, given.lineNeedsIdentity);
  if (!need) return ok({ number: number === "" ? null : number });
  // A company is known by its own registration number, whose shape differs from a person's.
  const fits = given.kind === "company" ? /^[A-Z0-9]{5,30}$/.test(number) : need.pattern.test(number);
  return fits ? ok({ number }) : refuse({ code: "IDENTITY_NUMBER_NEEDED", document: need.document });
}

/** "110101199003078515" → "1101••••••••••8515": enough to recognise, too little to use. Of a short one at least half is hidden: "A1" → "••". */
export function maskIdentity(number: string): string {
  const shown = number.length > 10 ? 4 : Math.min(2, Math.floor(number.length / 4));
  return `${number.slice(0, shown)}${"•".repeat(Math.max(0, number.length - 2 * shown))}${number.slice(number.length - shown)}`;
}
