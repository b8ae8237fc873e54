import { unconfirmedItems } from "@sihai/contract/order";
import { orderDict } from "@sihai/text/dict/order";
import { EmptyState, InfiniteList, Page, SkeletonList } from "@sihai/ui";
import { href, useDict, usePagedEndpoint, usePageSearch } from "#shop";
import { UnconfirmedItem } from "./UnconfirmedItem.tsx";

/** Items that wait for the buyer's word; those of the order or item the address names stand first. */
export default function PendingConfirmationPage() {
  const words = useDict(orderDict);
  const { orderNo, itemNo } = usePageSearch("/order/pending-confirmation");
  const pages = usePagedEndpoint(unconfirmedItems, {}, (page) => ({ query: { currentPage: String(page) } }));
  const first = pages.items.filter((item) => item.orderNo === orderNo || item.itemNo === itemNo);
  const rest = pages.items.filter((item) => !first.includes(item));
  return (
    <Page title={words.confirmations}>
      <InfiniteList
        {...pages.listProps}
        items={[...first, ...rest]}
        keyOf={(item) => item.itemNo}
        skeleton={<SkeletonList picture />}
        empty={
          <EmptyState
            picture="check"
            text={words.noConfirmations}
            action={{ label: words.toOrders, href: href("/order/list") }}
          />
        }
      >
        {(item) => <UnconfirmedItem item={item} />}
      </InfiniteList>
    </Page>
  );
}
