import type { CallData } from "@sihai/contract";
import type { getTrade } from "@sihai/contract/payment";
import { payDict } from "@sihai/text/dict/pay";
import { Button, LinkButton, Notice } from "@sihai/ui";
import { hasPage, href, useDict } from "#shop";
import type { TradeOnWire } from "./PayTrade.tsx";

type Attempt = NonNullable<CallData<typeof getTrade>["attempt"]>;
type PaymentNoticeProps = { trade: TradeOnWire; attempt: Attempt; onChangeMethod: () => void; onRetry: () => void };

/** What became of the last card payment, whether anything was taken, and the ways on (spec section 8, payment). */
export function PaymentNotice({ trade, attempt, onChangeMethod, onRetry }: PaymentNoticeProps) {
  const words = useDict(payDict);
  const change = (
    <Button small kind="quiet" onClick={onChangeMethod}>
      {words.changeMethod}
    </Button>
  );
  switch (attempt.status) {
    case "retry":
      return (
        <Notice
          alert
          tone="warn"
          title={words.retryTitle}
          action={
            <Buttons>
              <Button small onClick={onRetry}>
                {words.retry}
              </Button>
              {change}
            </Buttons>
          }
        >
          {words.retryNote}
        </Notice>
      );
    case "declined":
      return (
        <Notice
          alert
          tone="danger"
          title={words.failedTitle}
          action={<Alternatives trade={trade} onChangeMethod={onChangeMethod} />}
        >
          {words.reasons[attempt.reason]} {words.failedNote}
        </Notice>
      );
    case "needs-action":
      return (
        <Notice
          alert
          tone="brand"
          title={words.needsActionTitle}
          action={
            <Buttons>
              <Button small onClick={() => location.assign(attempt.actionUrl)}>
                {words.toBank}
              </Button>
              {change}
            </Buttons>
          }
        >
          {words.needsActionNote}
        </Notice>
      );
    case "processing":
      return (
        <Notice alert tone="brand" title={words.processingTitle}>
          {words.processingNote}
        </Notice>
      );
    case "cancelled":
      return (
        <Notice tone="neutral" title={words.cancelled}>
          {words.cancelledNote}
        </Notice>
      );
    case "captured":
      if (attempt.use === "paid-trade") return null;
      return (
        <Notice alert tone="warn" title={attempt.use === "wallet" ? words.walletTitle : words.suspenseTitle}>
          {attempt.use === "wallet" ? words.walletNote : words.suspenseNote}
        </Notice>
      );
  }
}

/** Other ways to pay, as far as they are there (I-90 to I-92). */
function Alternatives({ trade, onChangeMethod }: { trade: TradeOnWire; onChangeMethod: () => void }) {
  const words = useDict(payDict);
  const { tradeNo } = trade;
  const hasBalance = trade.methods.includes("balance");
  const hasTransfer = hasPage("/recharge/wise");
  if (!hasBalance && !hasTransfer) return null;
  return (
    <>
      {words.alternatives}
      <Buttons>
        {hasBalance ? (
          <Button small kind="quiet" onClick={onChangeMethod}>
            {words.alternativeBalance}
          </Button>
        ) : null}
        {hasTransfer ? (
          <LinkButton small kind="quiet" href={href("/recharge/wise", { tradeNo })}>
            {words.alternativeTransfer}
          </LinkButton>
        ) : null}
      </Buttons>
    </>
  );
}

function Buttons({ children }: { children: React.ReactNode }) {
  return <div className="mt-2 flex flex-wrap gap-2">{children}</div>;
}
