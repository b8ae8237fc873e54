import { toastSuccess } from "@sihai/ui";
import { goTo, queryClient, refreshSession } from "#shop";

/** After a log-in: the session is asked for anew, what a visitor saw is forgotten, and the page asked for opens. */
export function useEnter(target: string | undefined): (word: string) => Promise<void> {
  return async (word) => {
    await refreshSession();
    queryClient.clear();
    toastSuccess(word);
    goTo(target ?? "/home", { replace: true });
  };
}
