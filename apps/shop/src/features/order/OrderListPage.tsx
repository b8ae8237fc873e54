import { glanceAtOrders, listOrders, payOrders } from "@sihai/contract/order";
import type { OrderTab } from "@sihai/domain/order";
import { orderDict } from "@sihai/text/dict/order";
import { Button, EmptyState, InfiniteList, Page, SearchBox, SkeletonList, TabStrip } from "@sihai/ui";
import { useState } from "react";
import { go, href, useAction, useDict, useEndpoint } from "#shop";
import { OrderCard } from "./OrderCard.tsx";
import type { OrderOnWire } from "./types.ts";
import { useOrderFilter, useOrderList } from "./use-order-list.ts";

const panel = "orders";

/** My orders by tabs. Unpaid shopping orders can be chosen and paid together (E-52 to E-54). */
export default function OrderListPage() {
  const words = useDict(orderDict);
  const filter = useOrderFilter();
  const [typed, setTyped] = useState(filter.keyword);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const orders = useOrderList(filter);
  const glance = useEndpoint(glanceAtOrders, {}, { freshMs: 0 });
  const pay = useAction(payOrders, {
    refreshes: [listOrders],
    onDone: ({ tradeNo }) => {
      setChosen([]);
      go("/pay/index", { tradeNo });
    },
  });
  const tabs: { value: OrderTab; label: string; badge?: number | undefined }[] = [
    { value: "all", label: words.tabAll },
    { value: "unpaid", label: words.tabUnpaid, badge: glance.data?.toPay },
    { value: "pending", label: words.tabPending },
    { value: "signed", label: words.tabSigned },
    { value: "in-storage", label: words.tabInStorage },
  ];

  function show(tab: OrderTab, keyword: string) {
    setChosen([]);
    go("/order/list", { tab, ...(keyword && { keyword }) }, { replace: true });
  }
  function choiceOf({ orderNo, actions }: OrderOnWire) {
    if (filter.tab !== "unpaid" || !actions.pay) return undefined;
    return {
      chosen: chosen.includes(orderNo),
      onChange: (on: boolean) => setChosen(on ? [...chosen, orderNo] : chosen.filter((each) => each !== orderNo)),
    };
  }

  return (
    <Page
      title={words.list}
      footer={
        chosen.length > 0 ? (
          <Button wide pending={pay.pending} onClick={() => void pay.run({ body: { orderNos: [...chosen] } })}>
            {words.paySome(chosen.length)}
          </Button>
        ) : null
      }
    >
      <TabStrip label={words.tabs} panelId={panel} value={filter.tab} onChange={(tab) => show(tab, filter.keyword)} tabs={tabs} />
      <SearchBox label={words.searchLabel} value={typed} onChange={setTyped} onSearch={() => show(filter.tab, typed.trim())} />
      <div id={panel}>
        <InfiniteList
          items={orders.orders}
          keyOf={({ orderNo }) => orderNo}
          pending={orders.isPending}
          failed={orders.isError}
          hasMore={orders.hasNextPage}
          loadingMore={orders.isFetchingNextPage}
          onMore={() => void orders.fetchNextPage()}
          onReload={() => void orders.refetch()}
          skeleton={<SkeletonList picture />}
          empty={<EmptyState text={words.emptyList} action={{ label: words.goShopping, href: href("/shopping") }} />}
        >
          {(order) => <OrderCard order={order} choice={choiceOf(order)} />}
        </InfiniteList>
      </div>
    </Page>
  );
}
