import type { CallData } from "@sihai/contract";
import { getTrade } from "@sihai/contract/payment";
import { cnyText } from "@sihai/text";
import { orderDict } from "@sihai/text/dict/order";
import { Card, Deadline, Illustration, LinkButton, NumberedSteps, Page, SkeletonBlock } from "@sihai/ui";
import { useEffect } from "react";
import { go, href, NothingHere, useAmountDue, useDict, useEndpoint, usePageSearch } from "#shop";
import { OrdersToDoorOf } from "../../goods/to-door/OrdersToDoor.tsx";

/** The order is placed: pay it, and what happens then (rules E-68 and E-70). */
export default function SubmitResultPage() {
  const words = useDict(orderDict);
  const { tradeNo, orderNo } = usePageSearch("/order/submit/dg/results");
  const trade = useEndpoint(getTrade, { query: { ...(tradeNo && { tradeNo }) } }, { enabled: tradeNo !== undefined, freshMs: 0 });
  const isPaid = trade.data?.state === "paid";
  // Back from a payment: what this page says of paying is over, and the page after it has what was charged.
  useEffect(() => {
    if (isPaid && tradeNo !== undefined) go("/pay/success", { tradeNo }, { replace: true });
  }, [isPaid, tradeNo]);
  if (tradeNo === undefined || trade.error) {
    return (
      <Page title={words.detail}>
        <NothingHere text={words.orderFailed} />
      </Page>
    );
  }
  const orders = orderNo === undefined ? href("/order/list", { tab: "unpaid" }) : href("/order/detail", { orderNo });
  return (
    <Page title={words.result}>
      <Card className="flex flex-col items-center gap-3 text-center">
        <Illustration name="check" />
        <h2 className="text-title font-semibold">{words.resultTitle}</h2>
        {trade.data && !isPaid ? (
          <>
            <p className="text-grey">{words.resultText(trade.data.lines.length)}</p>
            {trade.data.state === "pending" && trade.data.expiresAt !== null ? (
              <Deadline at={trade.data.expiresAt} label={words.payBefore} />
            ) : null}
            <div className="flex w-full flex-col gap-3 pt-2">
              {trade.data.state === "pending" ? <PayLink tradeNo={tradeNo} trade={trade.data} /> : null}
              <LinkButton wide kind="quiet" href={orders}>
                {words.toOrders}
              </LinkButton>
              <LinkButton wide kind="plain" href={href("/home")}>
                {words.keepShopping}
              </LinkButton>
            </div>
          </>
        ) : (
          <SkeletonBlock className="h-32 w-full" />
        )}
      </Card>
      {trade.data && !isPaid ? <ToDoor trade={trade.data} /> : null}
      <Card title={words.whatNext}>
        <NumberedSteps steps={words.process} />
      </Card>
    </Page>
  );
}

/** On to the payment page, with the sum it opens with: by card where the balance is too short. */
function PayLink({ tradeNo, trade: { amount, card } }: { tradeNo: string; trade: CallData<typeof getTrade> }) {
  const words = useDict(orderDict);
  const { sum, isByCard } = useAmountDue(amount);
  return (
    <>
      <LinkButton wide href={href("/pay/index", { tradeNo })}>
        {words.payFor(cnyText(sum))}
      </LinkButton>
      {isByCard ? (
        <p className="-mt-1 text-note text-grey">{words.withSurcharge(cnyText(amount), `${card.surchargeBasisPoints / 100}%`)}</p>
      ) : null}
    </>
  );
}

/** What the orders come to at the door, with the surcharge the button has. */
function ToDoor({ trade: { amount, lines } }: { trade: CallData<typeof getTrade> }) {
  const { surcharge } = useAmountDue(amount);
  return <OrdersToDoorOf surcharge={surcharge} orderNos={lines.map(({ no }) => no)} />;
}
