import { getTrade } from "@sihai/contract/payment";
import { add, cny, toDecimal } from "@sihai/domain";
import { cnyText, formatDateTime, moneyText } from "@sihai/text";
import { paymentDict } from "@sihai/text/dict/payment";
import {
  Button,
  Card,
  Cell,
  CellGroup,
  CostLines,
  EmptyState,
  Illustration,
  LinkButton,
  Notice,
  NumberedSteps,
  Page,
  Price,
} from "@sihai/ui";
import { goTo, href, useDict, useEndpoint, useLanguage, usePageSearch, useSettings } from "#shop";
import { OrdersToDoorOf } from "../goods/to-door/OrdersToDoor.tsx";
import { ChargedPrice } from "./ChargedPrice.tsx";
import { NoTradeNumber } from "./NoTradeNumber.tsx";
import { nextPlace } from "./next-place.ts";
import { stepsOf } from "./next-steps.ts";
import { hasDiscount, paidLines, paidThing } from "./paid-lines.ts";
import { RestOfParcels } from "./StillToCome.tsx";
import { TradeNotThere } from "./TradeNotThere.tsx";
import type { TradeOnWire } from "./types.ts";

/** Paid: how much, how, and what happens next. */
export default function PaySuccessPage() {
  const { tradeNo } = usePageSearch("/pay/success");
  if (tradeNo === undefined) return <NoTradeNumber />;
  return <Paid tradeNo={tradeNo} />;
}

function Paid({ tradeNo }: { tradeNo: string }) {
  const words = useDict(paymentDict);
  const trade = useEndpoint(getTrade, { query: { tradeNo } }, { freshMs: 0 });
  if (!trade.data) return <TradeNotThere title={words.title} trade={trade} />;
  if (trade.data.state !== "paid") {
    return (
      <Page title={words.title}>
        <EmptyState
          picture="wallet"
          text={words.notPaidYet}
          action={{ label: words.toPay, href: href("/pay/index", { tradeNo }) }}
        />
      </Page>
    );
  }
  return <Summary trade={trade.data} />;
}

function Summary({ trade }: { trade: TradeOnWire }) {
  const rules = useSettings();
  const words = useDict(paymentDict);
  const language = useLanguage();
  const { back } = usePageSearch("/pay/success");
  const place = nextPlace(trade);
  const card =
    trade.method === "card" && trade.attempt?.status === "captured" && trade.attempt.use === "paid-trade" ? trade.attempt : null;
  return (
    <Page
      title={words.successTitle}
      back={() => goTo(place.address, { replace: true })}
      footer={
        back === undefined ? (
          <>
            <LinkButton kind="quiet" wide href={href("/home")}>
              {words.toHome}
            </LinkButton>
            <LinkButton wide href={place.address}>
              {words[place.label]}
            </LinkButton>
          </>
        ) : (
          <Button wide onClick={() => goTo(back, { replace: true })}>
            {words.goOn}
          </Button>
        )
      }
    >
      <Card className="flex flex-col items-center gap-1 py-6 text-center">
        <Illustration name="check" />
        <p className="text-note text-grey">{trade.purpose === "recharge" ? words.credited : words.paid}</p>
        {card && trade.purpose !== "recharge" ? (
          <ChargedPrice amount={chargedCny(trade, card)} charged={card.charged} />
        ) : (
          <Price amount={trade.amount} size="large" />
        )}
      </Card>
      <AlsoCharged trade={trade} />
      {hasDiscount(trade) ? (
        <Card>
          <CostLines lines={paidLines(trade, words)} total={{ label: words.netPaid, amount: trade.amount }} />
        </Card>
      ) : null}
      {card ? <CardCharge trade={trade} card={card} /> : null}
      {trade.purpose === "order" ? (
        <OrdersToDoorOf isPaid surcharge={card?.surcharge ?? null} orderNos={trade.lines.map(({ no }) => no)} />
      ) : null}
      {trade.purpose === "parcel" ? <RestOfParcels isPaid trade={trade} surcharge={card?.surcharge ?? null} /> : null}
      <CellGroup>
        <Cell title={words.method} value={trade.method ? words.paidBy[trade.method] : ""} />
        {trade.paidAt ? <Cell title={words.paidAt} value={formatDateTime(trade.paidAt, language)} /> : null}
        <Cell title={words.tradeNo} value={<span className="break-all">{trade.tradeNo}</span>} />
      </CellGroup>
      <Card title={words.next}>
        <NumberedSteps steps={stepsOf(trade, words, rules)} />
      </Card>
    </Page>
  );
}

/** A card that was charged as well, too late to pay: where its money is. */
function AlsoCharged({ trade: { attempt } }: { trade: TradeOnWire }) {
  const words = useDict(paymentDict);
  if (attempt?.status !== "captured" || attempt.use !== "wallet") return null;
  return (
    <Notice alert tone="warn" title={words.walletTitle}>
      {words.alsoCharged(moneyText(attempt.charged))}
    </Notice>
  );
}

type Captured = Extract<NonNullable<TradeOnWire["attempt"]>, { status: "captured" }>;

/** The whole sum a card paid, in CNY: what was due and the surcharge. */
function chargedCny({ amount }: Pick<TradeOnWire, "amount">, { surcharge }: Pick<Captured, "surcharge">): string {
  return toDecimal(add(cny(amount), cny(surcharge)));
}

/** What the card was charged in its own currency, and of it what paid for the thing, or reached the balance, and what was surcharge. */
function CardCharge({ trade, card: { charged, surcharge } }: { trade: TradeOnWire; card: Captured }) {
  const { amount, purpose, card: terms } = trade;
  const words = useDict(paymentDict);
  const percent = `${terms.surchargeBasisPoints / 100}%`;
  const isCny = charged.currency === "CNY";
  return (
    <Card>
      <CostLines
        lines={[
          { label: purpose === "recharge" ? words.credited : paidThing(trade, words), amount },
          { label: words.surcharge(percent), amount: surcharge, formula: words.surchargeFormula(cnyText(amount), percent) },
        ]}
        total={{ ...(isCny && { label: words.chargedToCard }), amount: chargedCny(trade, { surcharge }) }}
        {...(isCny ? {} : { note: words.chargedAs(moneyText(charged)) })}
      />
    </Card>
  );
}
