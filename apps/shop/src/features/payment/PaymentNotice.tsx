import type { CallData } from "@sihai/contract";
import type { getTrade } from "@sihai/contract/payment";
import { joinedSentences } from "@sihai/text";
import { paymentDict } from "@sihai/text/dict/payment";
import { Button, LinkButton, Notice } from "@sihai/ui";
import { href, useDict, useLanguage, usePageSearch } from "#shop";
import { holdsSome } from "./holds-some.ts";
import type { TradeOnWire } from "./types.ts";

type Attempt = NonNullable<CallData<typeof getTrade>["attempt"]>;
type Method = TradeOnWire["methods"][number];
type PaymentNoticeProps = {
  trade: TradeOnWire;
  attempt: Attempt;
  /** To the method named, or to the next one there is. */
  onChangeMethod: (method?: Method) => void;
  onRetry: () => void;
};

/** What became of the last card payment, whether anything was taken, and the ways on (rules I-86 to I-92). */
export function PaymentNotice(props: PaymentNoticeProps) {
  const { trade, attempt, onChangeMethod } = props;
  const words = useDict(paymentDict);
  const language = useLanguage();
  switch (attempt.status) {
    case "retry":
    case "needs-action":
      return <TryOn {...props} />;
    case "declined":
      return (
        <Notice
          alert
          tone="danger"
          title={words.failedTitle}
          action={<Alternatives trade={trade} onChangeMethod={onChangeMethod} />}
        >
          {joinedSentences([words.reasons[attempt.reason], words.failedNote], language)}
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
      // What is in suspense is told by itself, while it is.
      if (attempt.use !== "wallet") return null;
      return (
        <Notice alert tone="warn" title={words.walletTitle}>
          {words.walletNote}
        </Notice>
      );
  }
}

/** The payment is not over: once more, or to the bank's page; or another method. */
function TryOn({ trade, attempt, onChangeMethod, onRetry }: PaymentNoticeProps) {
  const words = useDict(paymentDict);
  const isAtBank = attempt.status === "needs-action";
  const action = (
    <Buttons>
      <Button small onClick={isAtBank ? () => location.assign(attempt.actionUrl) : onRetry}>
        {isAtBank ? words.toBank : words.retry}
      </Button>
      {trade.purpose === "recharge" ? (
        <RechargeOtherwise>{words.changeMethod}</RechargeOtherwise>
      ) : (
        <Button small kind="quiet" onClick={() => onChangeMethod()}>
          {words.changeMethod}
        </Button>
      )}
    </Buttons>
  );
  return (
    <Notice alert tone={isAtBank ? "brand" : "warn"} title={isAtBank ? words.needsActionTitle : words.retryTitle} action={action}>
      {isAtBank ? words.needsActionNote : words.retryNote}
    </Notice>
  );
}

/** The other ways to pay, as far as there are any (rules I-91, I-92). */
function Alternatives({ trade, onChangeMethod }: Pick<PaymentNoticeProps, "trade" | "onChangeMethod">) {
  const words = useDict(paymentDict);
  const names = { transfer: words.alternativeTransfer, balance: words.alternativeBalance };
  const others = (["transfer", "balance"] as const).filter(
    (method) => trade.methods.includes(method) && (method !== "balance" || holdsSome(trade)),
  );
  if (trade.purpose === "recharge")
    return (
      <>
        {words.alternatives}
        <Buttons>
          <RechargeOtherwise>{words.alternativeTransfer}</RechargeOtherwise>
        </Buttons>
      </>
    );
  if (others.length === 0) return null;
  return (
    <>
      {words.alternatives}
      <Buttons>
        {others.map((method) => (
          <Button key={method} small kind="quiet" onClick={() => onChangeMethod(method)}>
            {names[method]}
          </Button>
        ))}
      </Buttons>
    </>
  );
}

/** A recharge is paid by its card alone: another way is another recharge. */
function RechargeOtherwise({ children }: { children: string }) {
  const { back } = usePageSearch("/pay/index");
  return (
    <LinkButton small kind="quiet" href={href("/recharge/index", { ...(back !== undefined && { back }) })}>
      {children}
    </LinkButton>
  );
}

function Buttons({ children }: { children: React.ReactNode }) {
  return <div className="mt-2 flex flex-wrap gap-2">{children}</div>;
}
