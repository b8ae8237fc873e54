import { confirmReturn, getTrade, getWallet, openRecharge } from "@sihai/contract/payment";
import { cny, compare } from "@sihai/domain";
import { rechargeFor } from "@sihai/domain/payment";
import { cnyText, moneyText } from "@sihai/text";
import { paymentDict } from "@sihai/text/dict/payment";
import { suspenseDict } from "@sihai/text/dict/suspense";
import { type TransferWords, transferDict } from "@sihai/text/dict/transfer";
import { Button, Card, Page, Radios, SkeletonList } from "@sihai/ui";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { go, goTo, here, NewBusiness, useAction, useDict, usePageSearch, useSettings } from "#shop";
import { SuspendedNotice } from "../suspense/SuspendedNotice.tsx";
import { AwaitedNotice } from "../transfer/pay/AwaitedTransfer.tsx";
import { TransferChoice } from "../transfer/pay/TransferChoice.tsx";
import { type AwaitedOnWire, useAwaitedTransfer } from "../transfer/pay/use-awaited-transfer.ts";
import { type TransferChoiceState, useTransferChoice } from "../transfer/pay/use-transfer-choice.ts";
import { AmountDue } from "./AmountDue.tsx";
import { CardForm, cardFormId } from "./CardForm.tsx";
import { CardRefused } from "./CardRefused.tsx";
import { holdsSome } from "./holds-some.ts";
import { keepBack, keptBack } from "./kept-back.ts";
import { nextPlace } from "./next-place.ts";
import { PaymentNotice } from "./PaymentNotice.tsx";
import { PayPasswordSheet } from "./PayPasswordSheet.tsx";
import { StillToCome } from "./StillToCome.tsx";
import { TradeOver } from "./TradeOver.tsx";
import type { TradeOnWire } from "./types.ts";
import { useCardPayment } from "./use-card-payment.ts";

type Method = TradeOnWire["methods"][number];

/**
 * One payable with the ways to pay it. Once it is paid the page leads on; while money for it is awaited or being checked it
 * offers no second payment unless its payer insists.
 */
export function PayTrade({ trade }: { trade: TradeOnWire }) {
  const words = useDict(paymentDict);
  const { method: request, otherwise } = usePageSearch("/pay/index");
  const [chosen, setChosen] = useState<Method>(() => firstMethod(trade, request));
  const [asking, setAsking] = useState(false);
  const [noticed, setNoticed] = useState(true);
  const [tries, setTries] = useState(0);
  // Who said so on the page before is not asked again.
  const [insists, setInsists] = useState(otherwise === "1");
  const held = useDict(suspenseDict);
  const method = trade.methods.includes(chosen) ? chosen : firstMethod(trade, request);
  const transfer = useTransferChoice(trade.tradeNo, method === "transfer");
  const awaited = useAwaitedTransfer(trade.state === "pending" ? trade.tradeNo : undefined);
  const card = useCardPayment(trade, trade.methods.includes(method) && method === "card", () => {
    setNoticed(true);
    setTries(tries + 1);
  });
  useReturn(trade);
  const isLeaving = useSuccess(trade);

  if (isLeaving)
    return (
      <Page title={words.title}>
        <SkeletonList cards={2} />
      </Page>
    );
  if (trade.state !== "pending") return <TradeOver trade={trade} />;
  const { attempt } = trade;
  const [suspended] = trade.suspended;
  // While this page itself is paying, what is asked in between must not take its form away.
  const waits = suspended !== undefined || awaited !== null;
  const isBusy = !card.pending && (attempt?.status === "processing" || (waits && !insists) || trade.methods.length === 0);

  function change(next: Method) {
    setChosen(next);
    setNoticed(false);
  }

  return (
    <Page
      title={words.title}
      footer={
        isBusy ? null : (
          <PayButton trade={trade} method={method} card={card} transfer={transfer} onBalance={() => setAsking(true)} />
        )
      }
    >
      {awaited && !card.pending ? <Awaited transfer={awaited} insists={insists} onInsist={() => setInsists(true)} /> : null}
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
      ) : trade.isCardRefused ? (
        <CardRefused trade={trade} />
      ) : attempt && noticed && !card.pending ? (
        <InSight when={tries > 0}>
          <PaymentNotice
            trade={trade}
            attempt={attempt}
            onChangeMethod={(next = method === "card" ? "balance" : "card") => change(next)}
            onRetry={() => change("card")}
          />
        </InSight>
      ) : null}
      <AmountDue trade={trade} method={method} charged={card.price?.charged} />
      <StillToCome trade={trade} method={method} />
      {isBusy ? null : (
        <>
          <Methods trade={trade} method={method} isAwaited={awaited !== null} onChange={change} />
          {method === "transfer" ? (
            <TransferChoice choice={transfer} isCnyOnly={trade.card.isCnyOnly} lacks={holdsSome(trade) ? trade.short : null} />
          ) : null}
          {method === "card" ? <CardForm trade={trade} card={card} /> : null}
        </>
      )}
      <PayPasswordSheet trade={trade} open={asking} onClose={() => setAsking(false)} />
    </Page>
  );
}

/** Brought into view as it appears, where the person has just tried and stands far below. */
function InSight({ when, children }: { when: boolean; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (when) place.current?.scrollIntoView({ block: "center" });
  }, [when]);
  return <div ref={place}>{children}</div>;
}

type AwaitedProps = { transfer: AwaitedOnWire; insists: boolean; onInsist: () => void };

/** A transfer for it is under way: paying otherwise as well is possible, once it was read what then happens. */
function Awaited({ transfer, insists, onInsist }: AwaitedProps) {
  const words = useDict(transferDict);
  return (
    <AwaitedNotice
      transfer={transfer}
      more={
        insists ? (
          <span className="block w-full">{words.pay.otherwiseNote}</span>
        ) : (
          <Button small kind="plain" onClick={onInsist}>
            {words.pay.otherwise}
          </Button>
        )
      }
    />
  );
}

type MethodsProps = { trade: TradeOnWire; method: Method; isAwaited: boolean; onChange: (method: Method) => void };

/** The ways to pay this trade; the balance says what it holds and what it lacks. */
function Methods({ trade, method, isAwaited, onChange }: MethodsProps) {
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
  const byTransfer = useDict(transferDict).pay;
  const about = {
    balance: { label: words.balance, note: held },
    card: { label: words.card, note: words.cardNote(percent) },
    transfer: { label: byTransfer.method, note: byTransfer.methodNote },
  };
  const options = trade.methods
    .filter((value) => value !== "transfer" || !isAwaited)
    .filter((value) => value !== "balance" || value === method || trade.isCardRefused || holdsSome(trade))
    .map((value) => ({ value, ...about[value] }));
  const outside = trade.transferLimits && { disabledReason: whyNoTransfer(trade.amount, trade.transferLimits, byTransfer) };
  return (
    <Card title={words.method}>
      <Radios
        label={words.method}
        hideLabel
        options={outside ? [...options, { value: "transfer", ...about.transfer, ...outside }] : options}
        value={method}
        onChange={onChange}
      />
    </Card>
  );
}

/** From which sum on it goes, or up to which where it is too great for every account. */
function whyNoTransfer(
  amount: string,
  { least, most }: NonNullable<TradeOnWire["transferLimits"]>,
  words: TransferWords["pay"],
): string {
  return compare(cny(amount), cny(least)) < 0 ? words.fromSum(cnyText(least)) : words.upToSum(cnyText(most));
}

type PayButtonProps = {
  trade: TradeOnWire;
  method: Method;
  card: ReturnType<typeof useCardPayment>;
  transfer: TransferChoiceState;
  /** The balance suffices, and the payment password is wanted. */
  onBalance: () => void;
};

/** Pays by the method chosen; a balance that is short is topped up by the difference first. */
function PayButton({ trade, method, card, transfer, onBalance }: PayButtonProps) {
  const words = useDict(paymentDict);
  const byTransfer = useDict(transferDict).pay;
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
      <NewBusiness>
        <Button wide pending={recharge.pending} onClick={() => void recharge.run({ body: { amount: difference } })}>
          {words.rechargeDifference(cnyText(difference))}
        </Button>
      </NewBusiness>
    );
  if (method === "transfer")
    return (
      <Button wide pending={transfer.pending} disabledReason={transfer.chosen ? null : byTransfer.none} onClick={transfer.submit}>
        {byTransfer.submit}
      </Button>
    );
  return (
    <Button
      wide
      type="submit"
      form={cardFormId}
      pending={card.pending}
      disabledReason={card.cardId === null && card.addresses.data?.list.length === 0 ? words.noAddress : null}
    >
      {words.pay(card.price ? moneyText(card.price.charged) : "")}
    </Button>
  );
}

/** The one asked for; the card where one was tried and took nothing; else the balance where it suffices, or what else can pay. */
function firstMethod(trade: TradeOnWire, request: string | undefined): Method {
  const { attempt, short } = trade;
  // What is chosen for somebody must be able to pay.
  const able = trade.methods.filter((method) => method !== "balance" || short === null);
  const wanted = able.find((method) => method === request);
  if (wanted) return wanted;
  if (attempt && attempt.status !== "captured" && able.includes("card")) return "card";
  return able.find((method) => method === "balance") ?? able[0] ?? "balance";
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

/**
 * Paid by what happened on this page, or at the bank just now: on to the next one, and true meanwhile, so that nobody who has just paid reads that
 * it was paid already. A trade paid before says so.
 */
function useSuccess(trade: TradeOnWire): boolean {
  const { tradeNo, state } = trade;
  const { back, returned } = usePageSearch("/pay/index");
  const isFromBank = returned === "1";
  const [wasOpen] = useState(state === "pending" || isFromBank);
  const isLeaving = useRef(false);
  // Beneath the receipt lies what was paid for: a step back from it does not lead to the bank's page and its question.
  const beneath = nextPlace(trade).address;
  useEffect(() => keepBack(tradeNo, back), [tradeNo, back]);
  useEffect(() => {
    if (state !== "paid" || !wasOpen || isLeaving.current) return;
    isLeaving.current = true;
    const from = back ?? keptBack(tradeNo);
    if (isFromBank) goTo(beneath, { replace: true });
    go("/pay/success", { tradeNo, ...(from !== undefined && { back: from }) }, { replace: !isFromBank });
  }, [state, tradeNo, back, isFromBank, beneath, wasOpen]);
  return state === "paid" && wasOpen;
}
