import { paymentDict } from "@sihai/text/dict/payment";
import { EmptyState, Page } from "@sihai/ui";
import { href, useDict } from "#shop";

/** The address names no payment: the words the specification gives (rule N-66), and where what is to be paid is found. */
export function NoTradeNumber() {
  const words = useDict(paymentDict);
  const text = (
    <>
      <span className="block">{words.missingTradeNo}</span>
      <span className="mt-1 block">{words.missingTradeNext}</span>
    </>
  );
  return (
    <Page title={words.title}>
      <EmptyState picture="wallet" text={text} action={{ label: words.toOrders, href: href("/order/list") }} />
    </Page>
  );
}
