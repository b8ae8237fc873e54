import type { TradePurpose } from "@sihai/domain/payment";
import type { Purse } from "../ledger/index.ts";

/** A purse as it is stored; throws for what is none. */
export function readPurse(text: string): Purse {
  const [kind, id] = text.split(":");
  if (!kind || !id) throw new Error(`no purse: ${text}`);
  return `${kind}:${id}`;
}

/** What a trade pays for, as sources of money know it. */
export function purseOf(purpose: TradePurpose, subjectId: string): Purse {
  return `${purpose}:${subjectId}`;
}
