import type { CallData } from "@sihai/contract";
import { orderDetail } from "@sihai/contract/order";
import { declineSupplement, listSupplements } from "@sihai/contract/service";
import { cnyText, formatDateTime, inLanguage, skuLine } from "@sihai/text";
import { serviceDict } from "@sihai/text/dict/service";
import { Button, Card, confirmBox, Deadline, Gallery, Picture, Price, StaffText, Tag, toastSuccess } from "@sihai/ui";
import { type PathSearch, useAction, useDict, useLanguage } from "#shop";
import { PayLink } from "../payment/PayLink.tsx";
import { AwaitedLineFor } from "../transfer/pay/AwaitedTransfer.tsx";

export type Supplement = CallData<typeof listSupplements>["list"][number];
const tones = { requested: "warn", paid: "ok", declined: "neutral", expired: "neutral", withdrawn: "neutral" } as const;

type SupplementCardProps = {
  supplement: Supplement;
  /** Where the receipt leads on to. */
  returning: Pick<PathSearch<"/pay/index">, "back">;
};

/** Money asked for an item: why, how much, by when; paid or declined here. */
export function SupplementCard({ supplement, returning }: SupplementCardProps) {
  const words = useDict(serviceDict);
  const language = useLanguage();
  const { state, amount, paidAt, evidence } = supplement;
  return (
    <Card>
      <div className="flex items-start gap-3">
        {supplement.pictureUrl === null ? null : (
          <div className="w-16 shrink-0">
            <Picture src={supplement.pictureUrl} alt="" />
          </div>
        )}
        <div className="min-w-0 flex-1">
          <p className="line-clamp-2">{inLanguage(supplement.name, language)}</p>
          <p className="text-note text-grey">{skuLine(supplement.skuName ?? [], language, supplement.itemNo)}</p>
        </div>
        <Tag tone={tones[state]}>{words.supplementStates[state]}</Tag>
      </div>
      <div className="mt-3 flex items-baseline justify-between gap-3">
        <h2 className="font-semibold">{words.reasons[supplement.reason]}</h2>
        <Price amount={amount} />
      </div>
      <p className="mt-1 text-note whitespace-pre-line text-grey">
        <StaffText>{supplement.note}</StaffText>
      </p>
      {evidence === null ? null : (
        <div className="mt-3">
          <Gallery label={words.evidence} pictures={[{ src: `/api/files/${evidence}`, alt: words.evidence }]} />
        </div>
      )}
      {paidAt === null ? null : (
        <p className="mt-2 text-note text-grey">
          {words.paidAt} {formatDateTime(paidAt, language)}
        </p>
      )}
      {state === "requested" ? <PayOrDecline supplement={supplement} returning={returning} /> : null}
    </Card>
  );
}

/** By when, and the two answers. */
function PayOrDecline({ supplement, returning }: SupplementCardProps) {
  const words = useDict(serviceDict);
  const { supplementId, amount, declineCancels, tradeNo, payBefore } = supplement;
  const decline = useAction(declineSupplement, {
    refreshes: [listSupplements, orderDetail],
    onDone: ({ itemCancelled, refunded }) =>
      toastSuccess(itemCancelled ? words.declinedCancelled(cnyText(refunded)) : words.declined),
  });

  async function ask() {
    const text = declineCancels ? words.declineCancels : words.declineKeeps;
    const question = { title: words.declineAsk, text, danger: true };
    const yes = await confirmBox({ ...question, confirmText: words.decline, cancelText: words.declineNot });
    if (yes) void decline.run({ body: { supplementId } });
  }

  return (
    <>
      <div className="mt-3">
        <Deadline brief at={payBefore} label={words.payBefore} />
      </div>
      <div className="mt-3 flex flex-wrap justify-end gap-2">
        {tradeNo === null ? null : <AwaitedLineFor no={tradeNo} />}
        <Button small kind="quiet" pending={decline.pending} onClick={() => void ask()}>
          {words.decline}
        </Button>
        {tradeNo === null ? null : <PayLink small tradeNo={tradeNo} amount={amount} text={words.payFor} {...returning} />}
      </div>
    </>
  );
}
