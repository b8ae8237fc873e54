import type { CallData, CallInput, Endpoint } from "@sihai/contract";
import { type QueryClient, type UseQueryResult, useQuery, useQueryClient } from "@tanstack/react-query";
import { type CallOptions, call } from "./call.ts";
import { queryClient } from "./query-client.ts";

type ReadOptions = Pick<CallOptions, "staysWithoutLogin" | "layer"> & {
  /** false: not yet, something it needs is missing. */
  enabled?: boolean;
  /** How long an answer counts as fresh, in ms; 0 asks again at every visit. */
  freshMs?: number;
  /** Asks again by itself, in ms; for pages that wait for something. */
  everyMs?: number;
};

/** The name of a call's answer in the cache. */
export function queryKey<E extends Endpoint>(endpoint: E, input: CallInput<E>) {
  return [endpoint.path, input] as const;
}

/** Reads through a call of the contract. The page shows `isPending`, `error` (with `refetch`) and `data`; no message pops up. */
export function useEndpoint<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: ReadOptions = {},
): UseQueryResult<CallData<E>, Error> {
  const { enabled = true, freshMs, everyMs, ...rest } = options;
  return useQuery<CallData<E>, Error>({
    queryKey: queryKey(endpoint, input),
    queryFn: ({ signal }) => call(endpoint, input, { ...rest, signal, quiet: true }),
    enabled,
    ...(freshMs === undefined ? {} : { staleTime: freshMs }),
    ...(everyMs === undefined ? {} : { refetchInterval: everyMs }),
  });
}

/** Makes the answers of these calls old, so that open pages ask again: after an action that changed them. */
export function useRefresh(): (...endpoints: Endpoint[]) => Promise<void> {
  const client = useQueryClient();
  return (...endpoints) => refreshIn(client, endpoints);
}

async function refreshIn(client: QueryClient, endpoints: readonly Endpoint[]): Promise<void> {
  await Promise.all(endpoints.map(({ path }) => client.invalidateQueries({ queryKey: [path] })));
}

/** Starts a read before its page is there (on touch of a link, or in a route's `prefetch`). */
export function prefetchEndpoint<E extends Endpoint>(endpoint: E, input: CallInput<E>): void {
  void queryClient.prefetchQuery({
    queryKey: queryKey(endpoint, input),
    queryFn: ({ signal }) => call(endpoint, input, { signal, quiet: true, staysWithoutLogin: true }),
    staleTime: 10_000,
  });
}
