import { QueryClient } from "@tanstack/react-query";

/** The request layer retries by itself; a second layer of retries would multiply them. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 30_000, gcTime: 10 * 60_000, refetchOnWindowFocus: false, networkMode: "always" },
    mutations: { retry: false, networkMode: "always" },
  },
});
