import { confirmReceipt, listParcels, parcelDetail } from "@sihai/contract/parcel";
import { listStorage } from "@sihai/contract/storage";
import { isPositive } from "@sihai/domain";
import { cnyText, formatBoth, joinedSentences } from "@sihai/text";
import { parcelDict } from "@sihai/text/dict/parcel";
import { confirmBox, toastSuccess } from "@sihai/ui";
import { useAction, useDict, useLanguage, useRefresh } from "#shop";

type Asked = {
  packageId: string;
  claimBy: string | null;
  /** What is still to be paid for it, in CNY; null where nothing is. */
  owed: string | null;
};

/** Says that a parcel came, once it was asked whether it was looked at: from then on damage can be told of for a few days only. */
export function useConfirmReceipt({ packageId, claimBy, owed: still }: Asked) {
  const owed = still !== null && isPositive(still) ? still : null;
  const words = useDict(parcelDict);
  const language = useLanguage();
  const refresh = useRefresh();
  const { run, pending } = useAction(confirmReceipt, {
    refreshes: [parcelDetail, listParcels, listStorage],
    onDone: () => toastSuccess(owed === null ? words.confirmed : words.confirmedOwing(cnyText(owed))),
    // Confirmed in another tab, or by its time: the page is to show that.
    onFailed: () => void refresh(parcelDetail, listParcels),
  });
  const until = claimBy && formatBoth(claimBy, language).beijing;
  async function ask() {
    const due = owed === null ? [] : [words.confirmOwing(cnyText(owed))];
    const text = joinedSentences([words.confirmText(until), ...due], language);
    if (await confirmBox({ title: words.confirmTitle, text, confirmText: words.confirmReceipt }))
      await run({ body: { packageId } });
  }
  return { ask: () => void ask(), pending };
}
