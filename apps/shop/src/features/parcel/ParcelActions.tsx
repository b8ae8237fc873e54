import { cancelParcel, listParcels, parcelDetail } from "@sihai/contract/parcel";
import { listStorage } from "@sihai/contract/storage";
import { cnyText, inLanguage, joinedSentences } from "@sihai/text";
import { parcelDict } from "@sihai/text/dict/parcel";
import { Button, confirmBox, LinkButton, toastFailure, toastSuccess } from "@sihai/ui";
import { href, refusalText, serverNow, useAction, useDict, useLanguage, useRefresh } from "#shop";
import { PayLink } from "../payment/PayLink.tsx";
import type { Parcel } from "./parcel-view.ts";
import { useConfirmReceipt } from "./use-confirm-receipt.ts";

/** Whether anything can be done to the parcel now. */
export function hasActions({ may, tradeNo, next }: Parcel): boolean {
  return may.cancel || may.confirmReceipt || tradeNo !== null || isGone(next.code) || next.code === "taken-back";
}

/** Lost or seized: what is left is to claim for it. */
function isGone(code: string): boolean {
  return code === "lost" || code === "seized";
}

/** What can be done to the parcel now. */
export function ParcelActions({ parcel }: { parcel: Parcel }) {
  const words = useDict(parcelDict);
  const language = useLanguage();
  const { packageId, may, tradeNo, cancelFee, state, settlement } = parcel;
  const refresh = useRefresh();
  const cancel = useAction(cancelParcel, {
    quiet: true,
    refreshes: [parcelDetail, listParcels, listStorage],
    onDone: () => toastSuccess(words.cancelled),
    // A cancel that failed has a text of its own (rule H-43); a refusal says why.
    onFailed: (error) => {
      toastFailure(refusalText(error, words.cancelFailed));
      // Another tab, or the bench, was first: the page is to show what is, not what it was.
      void refresh(parcelDetail, listParcels);
    },
  });
  const owed = settlement && settlement.owed !== "0.00" ? settlement.owed : null;
  const confirm = useConfirmReceipt({ ...parcel, owed });

  async function askCancel() {
    const text =
      state === "unpaid" ? words.cancelUnpaid : cancelFee === "0.00" ? words.cancelFree : words.cancelPriced(cnyText(cancelFee));
    const lapsing = parcel.discounts.filter(({ validUntil }) => validUntil !== null && Date.parse(validUntil) <= serverNow());
    const warnings = lapsing.flatMap(({ kind, ref, name }) =>
      kind === "credits" ? [words.creditsLapse(ref)] : name ? [words.couponLapses(inLanguage(name, language))] : [],
    );
    const said = joinedSentences([text, ...warnings], language);
    if (
      await confirmBox({ title: words.cancelTitle, text: said, danger: true, confirmText: words.cancel, cancelText: words.keep })
    )
      await cancel.run({ body: { packageId } });
  }

  return (
    <div className="flex w-full gap-3 *:flex-auto *:px-3">
      {may.cancel ? (
        <Button kind="quiet" pending={cancel.pending} onClick={() => void askCancel()}>
          {words.cancel}
        </Button>
      ) : null}
      {may.confirmReceipt ? (
        <Button
          kind={state === "delivered" && tradeNo === null ? "primary" : "quiet"}
          pending={confirm.pending}
          onClick={confirm.ask}
        >
          {words.confirmReceipt}
        </Button>
      ) : null}
      {parcel.next.code === "taken-back" ? (
        <LinkButton href={href("/order/in-storage/goods-list")}>{words.sendAgain}</LinkButton>
      ) : null}
      {isGone(parcel.next.code) ? (
        <LinkButton href={href("/package/detail", { packageId, tab: "claim" })}>
          {parcel.claim === null ? words.claimForIt : words.seeClaim}
        </LinkButton>
      ) : null}
      {tradeNo === null ? null : (
        <PayLink tradeNo={tradeNo} amount={owed ?? parcel.total} text={owed ? words.payBalance : words.payDeposit} />
      )}
    </div>
  );
}
