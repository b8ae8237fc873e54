import { useEndpoint } from "@sihai/client";
import { lookUpOrders } from "@sihai/contract/order";
import { consoleLookUpDict } from "@sihai/text/dict/console-look-up";
import { EmptyState, ErrorState, SkeletonList } from "@sihai/ui";
import { useDict, usePageSearch, WorkPage } from "#console";
import { ScanField } from "#desk";
import { OrderCard } from "./OrderCard.tsx";

const shortestNumber = 4;

/** Any number of an order leads to it: what was bought, what was paid, where it is and how it came there. */
export default function OrdersPage() {
  const words = useDict(consoleLookUpDict);
  const [{ q = "" }, change] = usePageSearch("/orders");
  const isAsked = q.length >= shortestNumber;
  const found = useEndpoint(lookUpOrders, { query: { q: q.slice(0, 64) } }, { enabled: isAsked, freshMs: 0 });
  const orderNos = [...new Set((found.data?.list ?? []).map(({ item }) => item.orderNo))];
  return (
    <WorkPage title={words.ordersTitle}>
      <ScanField onScan={(text) => change({ q: text })} label={words.ordersHint} />
      {!isAsked ? (
        <EmptyState picture="search" text={q === "" ? words.ordersStart : words.nothing(q)} />
      ) : found.isPending ? (
        <SkeletonList cards={2} lines={4} picture />
      ) : found.error ? (
        <ErrorState text={found.error.message || undefined} onReload={() => void found.refetch()} />
      ) : orderNos.length === 0 ? (
        <EmptyState picture="search" text={words.nothing(q)} />
      ) : (
        orderNos.map((orderNo) => <OrderCard key={orderNo} orderNo={orderNo} asked={q.toUpperCase()} />)
      )}
    </WorkPage>
  );
}
