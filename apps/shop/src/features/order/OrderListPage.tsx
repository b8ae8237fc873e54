import { statusNumbers } from "@sihai/contract/identity";
import { cny, sum, toDecimal } from "@sihai/domain";
import type { OrderTab } from "@sihai/domain/order";
import { cnyText } from "@sihai/text";
import { orderDict } from "@sihai/text/dict/order";
import { Button, Chip, EmptyState, InfiniteList, Page, SearchBox, SkeletonList, TabStrip } from "@sihai/ui";
import { useState } from "react";
import { go, href, useAmountDue, useDict, useEndpoint, usePainted, useSteady } from "#shop";
import { useAwaitedTransfers, useTransfersKnown } from "../transfer/pay/use-awaited-transfer.ts";
import { OrderCard } from "./OrderCard.tsx";
import { OrderFilterSheet } from "./OrderFilterSheet.tsx";
import type { OrderOnWire } from "./types.ts";
import { countNarrowings, noNarrowing, type OrderFilter, searchOf, useOrderFilter, useOrderList } from "./use-order-list.ts";
import { usePayOrders } from "./use-pay-orders.ts";

const panel = "orders";
const keywordMax = 60;
/** Of the shortest card but for its tabs and search, which take what two of them lack. */
const cardPx = 230;

/** My orders by tabs. Unpaid shopping orders can be chosen and paid together (rules E-52 to E-54). */
export default function OrderListPage() {
  const words = useDict(orderDict);
  const filter = useOrderFilter();
  const [typed, setTyped] = useState(filter.keyword);
  const orders = useOrderList(filter);
  const areTransfersKnown = useTransfersKnown();
  const awaitedFor = useAwaitedTransfers();
  const { isChosen, choose, payButton, clearChoice } = usePayingTogether(filter.tab, orders.listProps.items);
  const isPainted = usePainted();
  const isNarrowed = countNarrowings(filter) > 0 || filter.keyword !== "";
  function show(change: Partial<OrderFilter>) {
    clearChoice();
    go("/order/list", searchOf({ ...filter, ...change }), { replace: true });
  }
  function clear() {
    setTyped("");
    show({ keyword: "", ...noNarrowing });
  }

  const empty = isNarrowed ? (
    <EmptyState picture="search" text={words.emptySearch} action={{ label: words.clearFilters, onClick: clear }} />
  ) : (
    <EmptyState text={words.emptyList} action={{ label: words.goShopping, href: href("/shopping") }} />
  );
  return (
    <Page title={words.list} footer={payButton}>
      <OrderTabs value={filter.tab} onChange={(tab) => show({ tab })} />
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
        <FilterChip filter={filter} onApply={show} />
      </div>
      <div id={panel}>
        <InfiniteList
          {...(isPainted ? orders.listProps : beginningOf(orders.listProps))}
          pending={orders.listProps.pending || !areTransfersKnown}
          keyOf={({ orderNo }) => orderNo}
          skeleton={<SkeletonList picture />}
          empty={empty}
        >
          {(order) => (
            <OrderCard
              order={order}
              chosen={isChosen(order)}
              onChoose={choose}
              awaited={order.actions.pay ? awaitedFor(order.orderNo) : null}
            />
          )}
        </InfiniteList>
      </div>
    </Page>
  );
}

/** As many orders as the screen holds, which is asked for its own height: the window's has the browser lay out all there is. Nothing says yet that there are more. */
function beginningOf(list: ReturnType<typeof useOrderList>["listProps"]) {
  return { ...list, items: list.items.slice(0, Math.ceil(screen.height / cardPx)), hasMore: false };
}

/** Unpaid orders ticked one by one, and the button that pays them in one payment. */
function usePayingTogether(tab: OrderTab, orders: readonly OrderOnWire[]) {
  const words = useDict(orderDict);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const pay = usePayOrders(({ tradeNo }) => {
    setChosen([]);
    go("/pay/index", { tradeNo });
  });
  const due = sum(
    orders.filter(({ orderNo }) => chosen.includes(orderNo)).map((order) => cny(order.due)),
    "CNY",
  );
  const toPay = useAmountDue(toDecimal(due));
  const choose = useSteady((orderNo: string, on: boolean) =>
    setChosen(on ? [...chosen, orderNo] : chosen.filter((each) => each !== orderNo)),
  );
  function isChosen({ orderNo, type, actions }: OrderOnWire): boolean | undefined {
    // A forwarding order's services are paid on their own.
    return tab !== "unpaid" || !actions.pay || type === "zy" ? undefined : chosen.includes(orderNo);
  }
  const payButton =
    chosen.length > 0 ? (
      <Button wide pending={pay.pending} onClick={() => void pay.run({ body: { orderNos: [...chosen] } })}>
        {words.paySome(chosen.length, cnyText(toPay.sum))}
      </Button>
    ) : null;
  return { isChosen, choose, payButton, clearChoice: () => setChosen([]) };
}

/** How much the list is narrowed, and the sheet that changes it. */
function FilterChip({ filter, onApply }: { filter: OrderFilter; onApply: (change: Partial<OrderFilter>) => void }) {
  const words = useDict(orderDict);
  const [filtering, setFiltering] = useState(false);
  const narrowings = countNarrowings(filter);
  return (
    <>
      <Chip
        label={narrowings > 0 ? words.filterOn(narrowings) : words.filter}
        on={narrowings > 0}
        onClick={() => setFiltering(true)}
      />
      {filtering ? (
        <OrderFilterSheet
          open
          value={filter}
          onClose={() => setFiltering(false)}
          onApply={({ type, warehouse, from, to }) => {
            setFiltering(false);
            onApply({ type, warehouse, from, to });
          }}
        />
      ) : null}
    </>
  );
}

type OrderTabsProps = { value: OrderTab; onChange: (tab: OrderTab) => void };

/** The stages of an order, with what is still to be paid. */
function OrderTabs({ value, onChange }: OrderTabsProps) {
  const words = useDict(orderDict);
  const numbers = useEndpoint(statusNumbers, {}, { freshMs: 0 });
  const tabs: { value: OrderTab; label: string; badge?: number | undefined }[] = [
    { value: "all", label: words.tabAll },
    { value: "unpaid", label: words.tabUnpaid, badge: numbers.data?.orderUnpaid },
    { value: "pending", label: words.tabPending },
    { value: "signed", label: words.tabSigned },
    { value: "in-storage", label: words.tabInStorage },
  ];
  return <TabStrip label={words.tabs} panelId={panel} value={value} onChange={onChange} tabs={tabs} />;
}
