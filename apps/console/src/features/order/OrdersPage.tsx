import { useEndpoint } from "@sihai/client";
import { lookUpOrders } from "@sihai/contract/order";
import { consoleLookUpDict } from "@sihai/text/dict/console/look-up";
import { EmptyState, ErrorState, SkeletonList } from "@sihai/ui";
import { useDict, usePageSearch, WorkPage } from "#console";
import { ScanField } from "#desk";
import { OrderCard } from "./OrderCard.tsx";

const shortestNumber = 4;

/** Any number of an order leads to it: what was bought, what was paid, where it is and how it came there. */
export default function OrdersPage() {
  const words = useDict(consoleLookUpDict);
  const [{ q = "" }, change] = usePageSearch("/orders");
  const isSearchable = q.length >= shortestNumber;
  const search = useEndpoint(lookUpOrders, { query: { q: q.slice(0, 64) } }, { enabled: isSearchable, freshMs: 0 });
  const orderNos = [...new Set((search.data?.list ?? []).map(({ item }) => item.orderNo))];
  return (
    <WorkPage title={words.ordersTitle}>
      <ScanField onScan={(text) => change({ q: text })} label={words.ordersHint} />
      {!isSearchable ? (
        <EmptyState picture="search" text={q === "" ? words.ordersStart : words.nothing(q)} />
      ) : search.isPending ? (
        <SkeletonList cards={2} lines={4} picture />
      ) : search.error ? (
        <ErrorState text={search.error.message || undefined} onReload={() => void search.refetch()} />
      ) : orderNos.length === 0 ? (
        <EmptyState picture="search" text={words.nothing(q)} />
      ) : (
        orderNos.map((orderNo) => <OrderCard key={orderNo} orderNo={orderNo} searchText={q.toUpperCase()} />)
      )}
    </WorkPage>
  );
}
