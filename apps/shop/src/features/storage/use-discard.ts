import { askDiscard, listStorage, readStoredItem } from "@sihai/contract/storage";
import { storageDict } from "@sihai/text/dict/storage";
import { promptBox, toastSuccess } from "@sihai/ui";
import { useAction, useDict, useSettings } from "#shop";

/** Has an item thrown away, once it was asked whether that is meant; it can be taken back until the bench does it. */
export function useDiscard(itemId: string) {
  const words = useDict(storageDict);
  const rules = useSettings();
  const { run, pending } = useAction(askDiscard, {
    refreshes: [readStoredItem, listStorage],
    onDone: () => toastSuccess(words.discardRequested),
  });
  async function ask() {
    const reason = await promptBox({
      title: words.discardTitle,
      ...(rules && { text: words.discardText(rules.storageWaitHours) }),
      label: words.discardReason,
      maxLength: 200,
      danger: true,
      confirmText: words.discardConfirm,
    });
    if (reason !== null) await run({ body: { itemId, reason: reason.trim() } });
  }
  return { ask: () => void ask(), pending };
}
