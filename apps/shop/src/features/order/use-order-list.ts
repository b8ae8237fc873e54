import { listOrders } from "@sihai/contract/order";
import { type OrderTab, orderTabNames } from "@sihai/domain/order";
import { useInfiniteQuery } from "@tanstack/react-query";
import { call, listPropsOf, usePageSearch } from "#shop";

export const orderTypes = ["dg", "zy", "diy", "second-hand"] as const;

/** What the list is narrowed by beside its tab and words; empty for anything. Days as `YYYY-MM-DD` of the reader's calendar. */
export type Narrowing = { type: "" | (typeof orderTypes)[number]; warehouse: string; from: string; to: string };
export const noNarrowing: Narrowing = { type: "", warehouse: "", from: "", to: "" };

export type OrderFilter = { tab: OrderTab; keyword: string } & Narrowing;

/** A day of the calendar: "2026-02-30" is none. */
function isDay(day: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day);
}

/** Tab, words and narrowing of the order list's address. */
export function useOrderFilter(): OrderFilter {
  const { tab, keyword = "", type, warehouse, from = "", to = "" } = usePageSearch("/order/list");
  return {
    tab: orderTabNames.find((each) => each === tab) ?? "all",
    keyword,
    type: orderTypes.find((each) => each === type) ?? "",
    warehouse: warehouse ?? "",
    from: isDay(from) ? from : "",
    to: isDay(to) ? to : "",
  };
}

/** How many of the narrowings are on; both ends of the days count as one. */
export function countNarrowings({ type, warehouse, from, to }: Narrowing): number {
  return [type, warehouse, from + to].filter((each) => each !== "").length;
}

/** Only what is set, as the address holds it. */
export function searchOf(filter: OrderFilter) {
  const { tab, keyword, type, warehouse, from, to } = filter;
  return {
    tab,
    ...(keyword && { keyword }),
    ...(type && { type }),
    ...(warehouse && { warehouse }),
    ...(from && { from }),
    ...(to && { to }),
  };
}

/** Orders page by page, each asking for what comes after the last one seen. */
export function useOrderList(filter: OrderFilter) {
  const { tab, keyword, type, warehouse, from, to } = filter;
  const request = {
    tab,
    keyword,
    ...(type && { type }),
    ...(warehouse && { warehouse }),
    ...(from && { placedFrom: startOf(from, 0) }),
    ...(to && { placedTo: startOf(to, 1) }),
  };
  const query = useInfiniteQuery({
    queryKey: [listOrders.path, "pages", request],
    queryFn: ({ pageParam, signal }) =>
      call(listOrders, { query: { ...request, ...(pageParam !== "" && { after: pageParam }) } }, { signal, quiet: true }),
    initialPageParam: "",
    getNextPageParam: (last) => last.next ?? undefined,
    staleTime: 0,
  });
  const orders = query.data?.pages.flatMap(({ list }) => list) ?? [];
  return { ...query, orders, listProps: listPropsOf(query, orders) };
}

/** The beginning of a day where the reader is, or of one so many days later. */
function startOf(day: string, later: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date + later).toISOString();
}
