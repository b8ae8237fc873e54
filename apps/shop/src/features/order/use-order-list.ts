import { listOrders } from "@sihai/contract/order";
import { type OrderTab, orderTabNames } from "@sihai/domain/order";
import { useInfiniteQuery } from "@tanstack/react-query";
import { call, usePageSearch } from "#shop";

/** The tab and words of the order list's address. */
export function useOrderFilter(): { tab: OrderTab; keyword: string } {
  const { tab, keyword = "" } = usePageSearch("/order/list");
  return { tab: orderTabNames.find((each) => each === tab) ?? "all", keyword };
}

/** Orders page by page, each asking for what comes after the last one seen. */
export function useOrderList({ tab, keyword }: { tab: OrderTab; keyword: string }) {
  const query = useInfiniteQuery({
    queryKey: [listOrders.path, "pages", tab, keyword],
    queryFn: ({ pageParam, signal }) =>
      call(listOrders, { query: { tab, keyword, ...(pageParam !== "" && { after: pageParam }) } }, { signal, quiet: true }),
    initialPageParam: "",
    getNextPageParam: (last) => last.next ?? undefined,
    staleTime: 0,
  });
  return { ...query, orders: query.data?.pages.flatMap(({ list }) => list) ?? [] };
}
