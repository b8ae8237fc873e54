import type { CallData, CallInput, Endpoint } from "@sihai/contract";
import { type UseQueryResult, useQueries } from "@tanstack/react-query";
import { call } from "./call.ts";
import { queryKey } from "./use-endpoint.ts";

/** Reads a call for several inputs at once; each answer is kept as `useEndpoint` keeps it. In a file of its own, for the home page does without. */
export function useEndpoints<E extends Endpoint>(
  endpoint: E,
  inputs: readonly CallInput<E>[],
): UseQueryResult<CallData<E>, Error>[] {
  return useQueries({
    queries: inputs.map((input) => ({
      queryKey: queryKey(endpoint, input),
      queryFn: ({ signal }: { signal: AbortSignal }) => call(endpoint, input, { signal, quiet: true }),
    })),
  });
}
