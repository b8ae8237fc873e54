import { listReturns } from "@sihai/contract/return";
import { useEndpoint } from "#shop";
import { ReturnCard } from "./ReturnCard.tsx";

/** What was asked for in an order, the latest first; nothing while nothing was. */
export function ReturnsOfOrder({ orderNo }: { orderNo: string }) {
  const returns = useEndpoint(listReturns, { query: { orderNo } }, { freshMs: 0, everyMs: 30_000 });
  return (returns.data?.list ?? []).map((one) => <ReturnCard key={one.returnNo} shown={one} />);
}
