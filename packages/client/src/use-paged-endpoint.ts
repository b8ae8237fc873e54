import type { CallData, CallInput, Endpoint } from "@sihai/contract";
import { type UseInfiniteQueryResult, useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { call } from "./call.ts";

type ListPage = { list: readonly unknown[]; total: number; page: number; pageSize: number };

/** Reads a list page by page. `inputOf(page)` says how the call names its page number, which starts at 1. Its `listProps` feed `InfiniteList`. */
export function usePagedEndpoint<E extends Endpoint>(
  endpoint: E,
  name: object,
  inputOf: (page: number) => CallInput<E>,
  { enabled = true } = {},
) {
  const query = useInfiniteQuery({
    queryKey: [endpoint.path, "pages", name],
    queryFn: ({ pageParam, signal }) => call(endpoint, inputOf(pageParam), { signal, quiet: true }),
    initialPageParam: 1,
    getNextPageParam: (last, all) => nextPage(last, all.length),
    enabled,
  });
  const items = useMemo(() => query.data?.pages.flatMap((page) => itemsOf<CallData<E>>(page)) ?? [], [query.data]);
  return { ...query, items, listProps: listPropsOf(query, items) };
}

type PagedQuery = Pick<
  UseInfiniteQueryResult,
  "isPending" | "isError" | "hasNextPage" | "isFetchingNextPage" | "fetchNextPage" | "refetch"
>;

/** What `InfiniteList` of the kit takes of a list read page by page. */
export function listPropsOf<Item>(query: PagedQuery, items: readonly Item[]) {
  return {
    items,
    pending: query.isPending,
    failed: query.isError,
    hasMore: query.hasNextPage,
    loadingMore: query.isFetchingNextPage,
    onMore: () => void query.fetchNextPage(),
    onReload: () => void query.refetch(),
  };
}

type ItemOf<Data> = Data extends { list: readonly (infer Item)[] } ? Item : never;

function itemsOf<Data>(page: Data): ItemOf<Data>[] {
  return isListPage(page) ? (page.list as ItemOf<Data>[]) : [];
}

function nextPage(last: unknown, loaded: number): number | undefined {
  return isListPage(last) && last.list.length > 0 && loaded * last.pageSize < last.total ? loaded + 1 : undefined;
}

function isListPage(value: unknown): value is ListPage {
  return typeof value === "object" && value !== null && "list" in value && Array.isArray(value.list) && "total" in value;
}
