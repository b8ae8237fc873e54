import { useShownSince } from "@sihai/client";
import { waitingTransfers } from "@sihai/contract/transfer";
import { useEndpoint } from "#shop";
import type { TransferOnWire } from "../types.ts";

export type AwaitedOnWire = TransferOnWire & { pays: NonNullable<TransferOnWire["pays"]> };

/**
 * Whether it is known what waits for a transfer; also once nobody could say, however often the cards ask again, and without a network. A list drawn before
 * would move when it is learnt.
 */
export function useTransfersKnown(): boolean {
  const { isFetched } = useEndpoint(waitingTransfers, {}, { freshMs: 0 });
  const isOfBefore = useShownSince() !== null;
  return isFetched || isOfBefore;
}

/** The transfer something waits for, by its own number or that of its payment; nothing is asked for where none is named. */
export function useAwaitedTransfer(no: string | undefined): AwaitedOnWire | null {
  const waiting = useEndpoint(waitingTransfers, {}, { freshMs: 0, enabled: no !== undefined });
  if (no === undefined) return null;
  for (const transfer of waiting.data?.list ?? []) {
    const { pays } = transfer;
    if (pays && (pays.tradeNo === no || pays.numbers.includes(no))) return { ...transfer, pays };
  }
  return null;
}
