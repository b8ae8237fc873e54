import { confirmReturn, getTrade, getWallet, openRecharge } from "@sihai/contract/payment";
import { rechargeFor } from "@sihai/domain/payment";
import { cnyText, formatAmount } from "@sihai/text";
import { paymentDict } from "@sihai/text/dict/payment";
import { suspenseDict } from "@sihai/text/dict/suspense";
import { Button, Card, Page, Radios } from "@sihai/ui";
import { useEffect, useRef, useState } from "react";
import { go, here, useAction, useDict, usePageSearch, useSettings } from "#shop";
import { SuspendedNotice } from "../suspense/SuspendedNotice.tsx";
import { AmountDue } from "./AmountDue.tsx";
import { CardForm, cardFormId } from "./CardForm.tsx";
import { keepBack, keptBack } from "./kept-back.ts";
import { PaymentNotice } from "./PaymentNotice.tsx";
import { PayPasswordSheet } from "./PayPasswordSheet.tsx";
import { StillToCome } from "./StillToCome.tsx";
import { TradeOver } from "./TradeOver.tsx";
import type { TradeOnWire } from "./types.ts";
import { useCardPayment } from "./use-card-payment.ts";

type Method = TradeOnWire["methods"][number];

export function PayTrade({ trade }: { trade: TradeOnWire }) {
  const words = useDict(paymentDict);
  const { method: request } = usePageSearch("/pay/index");
  const [chosen, setChosen] = useState<Method>(() => firstMethod(trade, request));
  const [asking, setAsking] = useState(false);
  const [noticed, setNoticed] = useState(true);
  const [insists, setInsists] = useState(false);
  const held = useDict(suspenseDict);
  const method = trade.methods.includes(chosen) ? chosen : (trade.methods[0] ?? "card");
  const card = useCardPayment(trade, method === "card", () => setNoticed(true));
  useReturn(trade);
  useSuccess(trade);

  if (trade.state !== "pending") return <TradeOver trade={trade} />;
  const { attempt } = trade;
  const [suspended] = trade.suspended;
  // While this page itself is paying, what is asked in between must not take its form away.
  const isBusy = !card.pending && (attempt?.status === "processing" || (suspended !== undefined && !insists));

  function change(next: Method) {
    setChosen(next);
    setNoticed(false);
  }

  return (
    <Page
      title={words.title}
      footer={isBusy ? null : <PayButton trade={trade} method={method} card={card} onBalance={() => setAsking(true)} />}
    >
      {suspended && !card.pending ? (
        <SuspendedNotice
          suspended={suspended}
          more={
            insists ? null : (
              <Button small kind="plain" onClick={() => setInsists(true)}>
                {held.payOtherwise}
              </Button>
            )
          }
        />
      ) : attempt && noticed && !card.pending ? (
        <PaymentNotice
          trade={trade}
          attempt={attempt}
          onChangeMethod={() => change(method === "card" ? "balance" : "card")}
          onRetry={() => change("card")}
        />
      ) : null}
      <AmountDue trade={trade} method={method} charged={card.price?.charged} />
      <StillToCome trade={trade} method={method} />
      {isBusy ? null : (
        <>
          <Methods trade={trade} method={method} onChange={change} />
          {method === "card" ? <CardForm trade={trade} card={card} /> : null}
        </>
      )}
      <PayPasswordSheet trade={trade} open={asking} onClose={() => setAsking(false)} />
    </Page>
  );
}

type MethodsProps = { trade: TradeOnWire; method: Method; onChange: (method: Method) => void };

/** The ways to pay this trade; the balance says what it holds and what it lacks. */
function Methods({ trade, method, onChange }: MethodsProps) {
  const words = useDict(paymentDict);
  const percent = `${trade.card.surchargeBasisPoints / 100}%`;
  const lacking =
    trade.short === null ? null : <span className="block text-danger">{words.balanceShort(cnyText(trade.short))}</span>;
  const held = (
    <>
      {words.balanceNote(cnyText(trade.balances[0]?.amount ?? "0.00"))}
      {lacking}
    </>
  );
  const options = trade.methods.map((value) =>
    value === "card" ? { value, label: words.card, note: words.cardNote(percent) } : { value, label: words.balance, note: held },
  );
  return (
    <Card title={words.method}>
      <Radios label={words.method} hideLabel options={options} value={method} onChange={onChange} />
    </Card>
  );
}

type PayButtonProps = {
  trade: TradeOnWire;
  method: Method;
  card: ReturnType<typeof useCardPayment>;
  /** The balance suffices, and the payment password is wanted. */
  onBalance: () => void;
};

/** Pays by the method chosen; a balance that is short is topped up by the difference first. */
function PayButton({ trade, method, card, onBalance }: PayButtonProps) {
  const words = useDict(paymentDict);
  const settings = useSettings();
  const short = trade.short ?? "0.00";
  const difference = settings ? rechargeFor(short, settings.rechargeLimits) : short;
  const recharge = useAction(openRecharge, { onDone: ({ tradeNo }) => go("/pay/index", { tradeNo, back: here() }) });
  if (method === "balance")
    return trade.short === null ? (
      <Button wide onClick={onBalance}>
        {words.pay(cnyText(trade.amount))}
      </Button>
    ) : (
      <Button wide pending={recharge.pending} onClick={() => void recharge.run({ body: { amount: difference } })}>
        {words.rechargeDifference(cnyText(difference))}
      </Button>
    );
  return (
    <Button
      wide
      type="submit"
      form={cardFormId}
      pending={card.pending}
      disabledReason={card.addresses.data?.list.length === 0 ? words.chooseAddress : null}
    >
      {words.pay(card.price ? formatAmount(card.price.charged.amount, card.price.charged.currency) : "")}
    </Button>
  );
}

function firstMethod(trade: TradeOnWire, request: string | undefined): Method {
  const wanted = trade.methods.find((method) => method === request);
  if (wanted) return wanted;
  return trade.methods.includes("balance") && trade.short === null
    ? "balance"
    : trade.attempt || trade.short !== null
      ? "card"
      : (trade.methods[0] ?? "card");
}

/** Back from the bank, or on a page opened again: what became of the payment is asked once. */
function useReturn(trade: TradeOnWire): void {
  const settle = useAction(confirmReturn, { quiet: true, refreshes: [getTrade, getWallet] });
  const status = trade.attempt?.status;
  const request = useRef(false);
  const { tradeNo, state } = trade;
  useEffect(() => {
    if (request.current || state !== "pending" || (status !== "needs-action" && status !== "processing")) return;
    request.current = true;
    void settle.run({ body: { tradeNo } });
  }, [tradeNo, state, status, settle.run]);
}

/** Paid by what happened on this page, or at the bank just now: on to the next one. A trade paid before says so instead. */
function useSuccess({ tradeNo, state }: TradeOnWire): void {
  const { back, returned } = usePageSearch("/pay/index");
  const wasOpen = useRef(state === "pending" || returned === "1");
  useEffect(() => keepBack(tradeNo, back), [tradeNo, back]);
  useEffect(() => {
    if (state !== "paid" || !wasOpen.current) return;
    const from = back ?? keptBack(tradeNo);
    go("/pay/success", { tradeNo, ...(from !== undefined && { back: from }) }, { replace: true });
  }, [state, tradeNo, back]);
}
