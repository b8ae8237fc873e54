import type { CallData } from "@sihai/contract";
import type { getTrade } from "@sihai/contract/payment";
import { paymentDict } from "@sihai/text/dict/payment";
import { Button, Notice } from "@sihai/ui";
import { useDict } from "#shop";
import type { TradeOnWire } from "./types.ts";

type Attempt = NonNullable<CallData<typeof getTrade>["attempt"]>;
type PaymentNoticeProps = { trade: TradeOnWire; attempt: Attempt; onChangeMethod: () => void; onRetry: () => void };

/** What became of the last card payment, whether anything was taken, and the ways on (rules I-86 to I-92). */
export function PaymentNotice({ trade, attempt, onChangeMethod, onRetry }: PaymentNoticeProps) {
  const words = useDict(paymentDict);
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

/** Another way to pay, where there is one (rule I-90). */
function Alternatives({ trade, onChangeMethod }: { trade: TradeOnWire; onChangeMethod: () => void }) {
  const words = useDict(paymentDict);
  if (!trade.methods.includes("balance")) return null;
  return (
    <>
      {words.alternatives}
      <Buttons>
        <Button small kind="quiet" onClick={onChangeMethod}>
          {words.alternativeBalance}
        </Button>
      </Buttons>
    </>
  );
}

function Buttons({ children }: { children: React.ReactNode }) {
  return <div className="mt-2 flex flex-wrap gap-2">{children}</div>;
}
