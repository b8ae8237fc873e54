import { randomBytes } from "node:crypto";

/** An id in the vendor's manner: `pi_3f…`. */
export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString("hex")}`;
}
