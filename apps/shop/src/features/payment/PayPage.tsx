import { getTrade } from "@sihai/contract/payment";
import { paymentDict } from "@sihai/text/dict/payment";
import { useEffect, useState } from "react";
import { useDict, useEndpoint, usePageSearch } from "#shop";
import { NoTradeNumber } from "./NoTradeNumber.tsx";
import { PayTrade } from "./PayTrade.tsx";
import { TradeNotThere } from "./TradeNotThere.tsx";

/** While a card payment is being found out, the trade is asked for again this often. */
const lookAgainMs = 3000;

/** Pays one trade: an order, several together, a parcel, what is owed on one, or a recharge. */
export default function PayPage() {
  const { tradeNo } = usePageSearch("/pay/index");
  if (tradeNo === undefined) return <NoTradeNumber />;
  return <Trade tradeNo={tradeNo} />;
}

function Trade({ tradeNo }: { tradeNo: string }) {
  const words = useDict(paymentDict);
  const [everyMs, setEveryMs] = useState<number>();
  const trade = useEndpoint(getTrade, { query: { tradeNo } }, { freshMs: 0, ...(everyMs !== undefined && { everyMs }) });
  const isOpen = trade.data?.state === "pending" && trade.data.attempt?.status === "processing";
  useEffect(() => setEveryMs(isOpen ? lookAgainMs : undefined), [isOpen]);
  if (!trade.data) return <TradeNotThere title={words.title} trade={trade} />;
  return <PayTrade trade={trade.data} />;
}
