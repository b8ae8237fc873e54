import { paymentDict } from "@sihai/text/dict/payment";
import { EmptyState, Page } from "@sihai/ui";
import { useDict } from "#shop";
import { SuspendedNotice } from "../suspense/SuspendedNotice.tsx";
import { nextPlace } from "./next-place.ts";
import { PaymentNotice } from "./PaymentNotice.tsx";
import type { TradeOnWire } from "./types.ts";

/**
 * A trade that can no longer be paid: paid already, too late, or cancelled. It leads to what it was for. Of a card only what took money, or may yet,
 * is told: an attempt that took none says nothing was charged, and offers to try again what is over.
 */
export function TradeOver({ trade }: { trade: TradeOnWire }) {
  const words = useDict(paymentDict);
  const place = nextPlace(trade);
  const text = {
    paid: words.paidAlready,
    expired: words.expiredTitle,
    cancelled: words.tradeCancelled,
    pending: words.notPaidYet,
  }[trade.state];
  return (
    <Page title={words.title}>
      {trade.suspended.map((suspended) => (
        <SuspendedNotice key={suspended.suspenseNo} suspended={suspended} />
      ))}
      {trade.attempt && (trade.attempt.status === "captured" || trade.attempt.status === "processing") ? (
        <PaymentNotice trade={trade} attempt={trade.attempt} onChangeMethod={() => undefined} onRetry={() => undefined} />
      ) : null}
      <EmptyState
        picture={trade.state === "paid" ? "check" : "wallet"}
        text={
          trade.state === "expired" ? (
            <>
              <strong className="block">{text}</strong>
              {words.expiredNote}
            </>
          ) : (
            text
          )
        }
        action={{ label: words[place.label], href: place.address }}
      />
    </Page>
  );
}
