import { withdrawalOptions } from "@sihai/contract/withdrawal";
import type { Currency } from "@sihai/domain";
import { useEffect, useRef, useState } from "react";
import { useEndpoint } from "#shop";
import type { OptionsOnWire } from "./types.ts";

/** As long as somebody types on, nothing is asked. */
const settleMs = 250;

/** Where an amount would go, asked of the server once it stands still. `wanted` is null while it cannot be withdrawn. */
export function useSplit(currency: Currency, wanted: string | null) {
  const settled = useSettled(wanted);
  const isAsked = wanted !== null && wanted === settled;
  const read = useEndpoint(withdrawalOptions, { query: { currency, amount: settled ?? "0" } }, { enabled: isAsked, freshMs: 0 });
  const last = useRef<OptionsOnWire | null>(null);
  const current = isAsked && read.data ? read.data : null;
  if (current) last.current = current;
  if (wanted === null) last.current = null;
  return {
    /** For the amount as it stands now; null while it is being found. */
    current,
    /** The same, or the one before it, so that nothing jumps while somebody types. */
    shown: last.current,
    isAsked,
    error: isAsked ? read.error : null,
    refetch: read.refetch,
  };
}

function useSettled(value: string | null): string | null {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settleMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
