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
  return no === undefined ? null : awaitedIn(waiting.data?.list, no);
}

/** The same for every card of a list, which asks once for all of them. */
export function useAwaitedTransfers(): (no: string) => AwaitedOnWire | null {
  const { data } = useEndpoint(waitingTransfers, {}, { freshMs: 0 });
  return (no) => awaitedIn(data?.list, no);
}

function awaitedIn(waiting: readonly TransferOnWire[] = [], no: string): AwaitedOnWire | null {
  return waiting.filter(paysSomething).find(({ pays }) => pays.tradeNo === no || pays.numbers.includes(no)) ?? null;
}

function paysSomething(transfer: TransferOnWire): transfer is AwaitedOnWire {
  return transfer.pays !== null;
}
