import { toastSuccess } from "@sihai/ui";
import { queryClient, refreshSession, returnTo } from "#shop";
import { forgetAddressDraft } from "../../stores/address-draft.ts";
import { forgetExpertRecipient } from "../../stores/expert-draft.ts";
import { forgetRecipient } from "../../stores/parcel-submit.ts";

/** After a log-in: the session is asked for anew, what a visitor or the last user left in memory is forgotten, and the page asked for opens (rule A-77). */
export function useEnter(target: string | undefined): (word: string) => Promise<void> {
  return async (word) => {
    await refreshSession();
    queryClient.clear();
    forgetAddressDraft();
    forgetRecipient();
    forgetExpertRecipient();
    toastSuccess(word);
    returnTo(target ?? "/home");
  };
}
