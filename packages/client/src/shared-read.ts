import type { CallData, CallInput, Endpoint } from "@sihai/contract";
import { QueryObserver } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { type CallOptions, call } from "./call.ts";
import { queryClient } from "./query-client.ts";
import { queryKey } from "./use-endpoint.ts";

/**
 * A read that every card of a list asks for: one for all of them, where each `useEndpoint` would set up one of its own, which takes a slow phone longer than
 * drawing the card. It is kept, asked again and made old as theirs are. In a file of its own, for the home page does without.
 * @param freshMs how long an answer counts as fresh for a page that opens
 * @returns a hook: the answer, undefined until it is known or while `enabled` is false
 */
export function sharedRead<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  { freshMs, ...rest }: Pick<CallOptions, "staysWithoutLogin"> & { freshMs: number },
): (enabled?: boolean) => CallData<E> | undefined {
  const options = queryClient.defaultQueryOptions<CallData<E>>({
    queryKey: queryKey(endpoint, input),
    queryFn: ({ signal }) => call(endpoint, input, { ...rest, signal, quiet: true }),
    staleTime: freshMs,
  });
  // Made as it is asked for: a page that is drawn ahead of the phone learns by it what is wanted.
  const query = () => queryClient.getQueryCache().build<CallData<E>, Error, CallData<E>>(queryClient, options);
  const known = () => query().state.data;
  let observer: QueryObserver<CallData<E>> | null = null;

  function subscribe(listener: () => void): () => void {
    observer ??= new QueryObserver(queryClient, options);
    // Another person's answers may have been thrown away since.
    if (observer.getCurrentQuery() !== query()) observer.setOptions(options);
    return observer.subscribe(listener);
  }

  return (enabled = true) =>
    useSyncExternalStore(enabled ? subscribe : never, enabled ? known : nothing, enabled ? known : nothing);
}

function never(): () => void {
  return () => undefined;
}

function nothing(): undefined {
  return undefined;
}
