import { glanceAtOrders, listOrders, payOrders } from "@sihai/contract/order";
import type { OrderTab } from "@sihai/domain/order";
import { orderDict } from "@sihai/text/dict/order";
import { Button, Chip, EmptyState, InfiniteList, Page, SearchBox, SkeletonList, TabStrip } from "@sihai/ui";
import { useState } from "react";
import { go, href, useAction, useDict, useEndpoint } from "#shop";
import { OrderCard } from "./OrderCard.tsx";
import { OrderFilterSheet } from "./OrderFilterSheet.tsx";
import type { OrderOnWire } from "./types.ts";
import { countNarrowings, noNarrowing, type OrderFilter, searchOf, useOrderFilter, useOrderList } from "./use-order-list.ts";

const panel = "orders";
const keywordMax = 60;

/** My orders by tabs. Unpaid shopping orders can be chosen and paid together (rules E-52 to E-54). */
export default function OrderListPage() {
  const words = useDict(orderDict);
  const filter = useOrderFilter();
  const [typed, setTyped] = useState(filter.keyword);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [filtering, setFiltering] = useState(false);
  const narrowings = countNarrowings(filter);
  const isNarrowed = narrowings > 0 || filter.keyword !== "";
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

  function show(change: Partial<OrderFilter>) {
    setChosen([]);
    go("/order/list", searchOf({ ...filter, ...change }), { replace: true });
  }
  function clear() {
    setTyped("");
    show({ keyword: "", ...noNarrowing });
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
      <TabStrip label={words.tabs} panelId={panel} value={filter.tab} onChange={(tab) => show({ tab })} tabs={tabs} />
      <div className="flex items-center gap-2">
        <div className="min-w-0 flex-1">
          <SearchBox
            label={words.searchLabel}
            placeholder={words.searchShort}
            value={typed}
            onChange={setTyped}
            onSearch={() => show({ keyword: typed.trim().slice(0, keywordMax) })}
          />
        </div>
        <Chip
          label={narrowings > 0 ? words.filterOn(narrowings) : words.filter}
          on={narrowings > 0}
          onClick={() => setFiltering(true)}
        />
      </div>
      <div id={panel}>
        <InfiniteList
          {...orders.listProps}
          keyOf={({ orderNo }) => orderNo}
          skeleton={<SkeletonList picture />}
          empty={
            isNarrowed ? (
              <EmptyState picture="search" text={words.emptySearch} action={{ label: words.clearFilters, onClick: clear }} />
            ) : (
              <EmptyState text={words.emptyList} action={{ label: words.goShopping, href: href("/shopping") }} />
            )
          }
        >
          {(order) => <OrderCard order={order} choice={choiceOf(order)} />}
        </InfiniteList>
      </div>
      {filtering ? (
        <OrderFilterSheet
          open
          value={filter}
          onClose={() => setFiltering(false)}
          onApply={({ type, warehouse, from, to }) => {
            setFiltering(false);
            show({ type, warehouse, from, to });
          }}
        />
      ) : null}
    </Page>
  );
}
