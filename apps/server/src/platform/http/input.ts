import { controlFree } from "@sihai/contract";
import qs from "qs";

/** Query limits of rule M-28: 1,000 parameters, depth 5, arrays of 20. Beyond them the request is refused, not cut. */
const queryLimits = { parameterLimit: 1000, depth: 5, arrayLimit: 20 } as const;
const bodyLimits = { values: 5000, depth: 10 } as const;

/** Thrown for input outside the limits; answered with INPUT_INVALID. */
export class InputOutsideLimits extends Error {}

/** Reads a query within limits. Throws `InputOutsideLimits` for one that is too long or too deep. */
export function parseQuery(text: string): Record<string, unknown> {
  try {
    return qs.parse(text, {
      ...queryLimits,
      strictDepth: true,
      throwOnLimitExceeded: true,
      plainObjects: true,
      allowPrototypes: false,
    });
  } catch (error) {
    throw new InputOutsideLimits(error instanceof Error ? error.message : "query outside the limits");
  }
}

/** Throws `InputOutsideLimits` for a body that is too deep or holds too many values, before anything walks through it. */
export function checkBodyLimits(body: unknown): void {
  let values = 0;
  function visit(value: unknown, depth: number): void {
    values += 1;
    if (depth > bodyLimits.depth || values > bodyLimits.values) throw new InputOutsideLimits("body outside the limits");
    if (typeof value === "object" && value !== null) for (const inner of Object.values(value)) visit(inner, depth + 1);
  }
  visit(body, 0);
}

/** Words that must never stand in an address: they end up in logs and histories (rule Z8). */
const secretNames =
  /^(password|newPassword|oldPassword|payPassword|code|cardNo|cardNumber|cvc|cvv|idCardNo|clearanceIdCardNo|token)$/i;

/** Whether a parameter's name is one of a secret, whatever it holds (rule Z8). */
export function hasSecretInQuery(query: Record<string, unknown>): boolean {
  return Object.keys(query).some((name) => secretNames.test(name));
}

/** The path of the first text with a control character other than a line break or a tab, or null: nobody types one, and PostgreSQL keeps no NUL. */
export function unreadableIn(value: unknown): string | null {
  if (typeof value === "string") return controlFree.test(value) ? null : "";
  if (typeof value !== "object" || value === null) return null;
  for (const [name, inner] of Object.entries(value)) {
    if (!controlFree.test(name)) return "";
    const found = unreadableIn(inner);
    if (found !== null) return found === "" ? name : `${name}.${found}`;
  }
  return null;
}
