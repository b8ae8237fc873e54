import { confirmReceipt, listParcels, parcelDetail } from "@sihai/contract/parcel";
import { listStorage } from "@sihai/contract/storage";
import { formatBoth } from "@sihai/text";
import { parcelDict } from "@sihai/text/dict/parcel";
import { confirmBox, toastSuccess } from "@sihai/ui";
import { useAction, useDict, useLanguage } from "#shop";

/** Says that a parcel came, once it was asked whether it was looked at: from then on damage can be told of for a few days only. */
export function useConfirmReceipt({ packageId, claimBy }: { packageId: string; claimBy: string | null }) {
  const words = useDict(parcelDict);
  const language = useLanguage();
  const { run, pending } = useAction(confirmReceipt, {
    refreshes: [parcelDetail, listParcels, listStorage],
    onDone: () => toastSuccess(words.confirmed),
  });
  const until = claimBy && formatBoth(claimBy, language).beijing;
  async function ask() {
    if (await confirmBox({ title: words.confirmTitle, text: words.confirmText(until), confirmText: words.confirmReceipt }))
      await run({ body: { packageId } });
  }
  return { ask: () => void ask(), pending };
}
