import { QueryClient, type QueryPersister } from "@tanstack/react-query";
import { atRest } from "./at-rest.ts";

/**
 * A page that opens with an answer of before is drawn first and asks again then: on a slow phone, sending what five parts ask takes as long as drawing them. What
 * was changed, and what nobody knows yet, is asked for at once.
 */
const drawnFirst: QueryPersister = async (ask, context, { state }) => {
  if (state.data !== undefined && !state.isInvalidated) await atRest();
  return ask(context);
};

/** The request layer retries by itself; a second layer of retries would multiply them. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      staleTime: 30_000,
      gcTime: 10 * 60_000,
      refetchOnWindowFocus: false,
      networkMode: "always",
      persister: drawnFirst,
    },
    mutations: { retry: false, networkMode: "always" },
  },
});
