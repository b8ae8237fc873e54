import { listOrders, orderDetail } from "@sihai/contract/order";
import { cancelReturn, listReturns, returnOptions } from "@sihai/contract/return";
import { listStorage } from "@sihai/contract/storage";
import { dotted, inLanguage, labelled } from "@sihai/text";
import { returnDict } from "@sihai/text/dict/return";
import {
  Button,
  Card,
  confirmBox,
  Deadline,
  Fold,
  Gallery,
  StaffText,
  Steps,
  Tag,
  Timeline,
  type Tone,
  toastSuccess,
} from "@sihai/ui";
import { useAction, useCourierNames, useDict, useLanguage } from "#shop";
import { PayLink } from "../payment/PayLink.tsx";
import { AwaitedLineFor } from "../transfer/pay/AwaitedTransfer.tsx";
import { ReturnMoney } from "./ReturnMoney.tsx";
import { stagesOf } from "./stages.ts";
import type { ReturnOnWire } from "./types.ts";

const tones: Record<ReturnOnWire["state"], Tone> = {
  applied: "brand",
  "awaiting-payment": "warn",
  approved: "brand",
  "sent-back": "brand",
  "seller-received": "brand",
  refunded: "ok",
  "exchange-shipped": "ok",
  refused: "danger",
  cancelled: "neutral",
};

/** One application: where it stands, what it came to, what happened, and what the buyer can do. */
export function ReturnCard({ shown }: { shown: ReturnOnWire }) {
  const words = useDict(returnDict);
  const language = useLanguage();
  const isUnpaid = shown.state === "awaiting-payment";
  return (
    <Card>
      <Standing shown={shown} />
      <p className="text-note text-grey">
        {dotted(shown.items.map(({ name, quantity }) => `${inLanguage(name, language)} ${words.pieces(quantity)}`))}
      </p>
      <p className="mt-1 text-note text-grey">
        {dotted([words.reasons[shown.reason], shown.wanted && words.wantedLine(shown.wanted), shown.description])}
      </p>
      {shown.dueAt === null ? null : (
        <div className="mt-3">
          <Deadline at={shown.dueAt} label={isUnpaid ? words.payBefore : words.lately} urgentWithinHours={isUnpaid ? 24 : 0} />
        </div>
      )}
      <ReturnMoney shown={shown} />
      {shown.staffNote === "" ? null : (
        <p className="mt-3 text-body">
          <span className="text-grey">{labelled(words.staffSays, "", language)}</span>
          <StaffText>{shown.staffNote}</StaffText>
        </p>
      )}
      <Pictures title={words.proof} files={shown.proofs} />
      <Pictures title={words.yourPhotos} files={shown.photos} />
      <History shown={shown} />
      <Actions shown={shown} />
    </Card>
  );
}

/** What it is, its number, and how far it is. */
function Standing({ shown }: { shown: ReturnOnWire }) {
  const words = useDict(returnDict);
  const stages = stagesOf(shown);
  const isExchanged = shown.state === "exchange-shipped" && shown.items.every(({ backInStorage }) => backInStorage);
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h2 className="text-title font-semibold">
          {words.kinds[shown.kind]} <span className="text-note font-normal whitespace-nowrap text-grey">{shown.returnNo}</span>
        </h2>
        <Tag tone={tones[shown.state]}>{isExchanged ? words.exchanged : words.state[shown.state]}</Tag>
      </div>
      {stages === null ? null : (
        <div className="my-4">
          <Steps steps={stages.keys.map((key) => ({ key, label: words.stage[key] }))} current={stages.current} />
        </div>
      )}
    </>
  );
}

/** What happened, the last first; where something was sent, with its number. */
function History({ shown }: { shown: ReturnOnWire }) {
  const words = useDict(returnDict);
  const { nameOf: courierName } = useCourierNames();

  function noteOf(to: string, note: string | null) {
    if (to === "sent-back" && shown.trackingNo) return words.sentWith(courierName(shown.courier), shown.trackingNo);
    if (to === "exchange-shipped" && shown.newTrackingNo)
      return words.sentWith(courierName(shown.newCourier), shown.newTrackingNo);
    return note;
  }

  return (
    <div className="mt-3">
      <Fold title={words.history} open={shown.closedAt === null}>
        <Timeline
          entries={shown.steps.toReversed().map(({ to, at, by, note }, index) => ({
            key: `${at}-${index}`,
            title: words.state[to as ReturnOnWire["state"]] ?? to,
            at,
            beijing: true,
            note: dotted([words.by[by], noteOf(to, note)]),
          }))}
        />
      </Fold>
    </div>
  );
}

/** What the buyer can do: pay what it costs, or call it off. */
function Actions({ shown }: { shown: ReturnOnWire }) {
  const words = useDict(returnDict);
  const cancel = useAction(cancelReturn, {
    refreshes: [listReturns, returnOptions, orderDetail, listOrders, listStorage],
    onDone: () => toastSuccess(words.cancelled),
  });

  async function callOff() {
    if (await confirmBox({ title: words.cancel, text: words.cancelText, danger: true }))
      void cancel.run({ body: { returnNo: shown.returnNo } });
  }

  return (
    <div className="mt-3 flex flex-col gap-2 empty:hidden">
      {shown.tradeNo === null ? null : <AwaitedLineFor no={shown.tradeNo} />}
      {shown.tradeNo !== null && shown.toPay !== null ? (
        <PayLink wide tradeNo={shown.tradeNo} amount={shown.toPay} text={words.pay} />
      ) : null}
      {shown.cancellable ? (
        <Button wide kind="quiet" pending={cancel.pending} onClick={() => void callOff()}>
          {words.cancel}
        </Button>
      ) : null}
    </div>
  );
}

function Pictures({ title, files }: { title: string; files: readonly string[] }) {
  const words = useDict(returnDict);
  if (files.length === 0) return null;
  return (
    <div className="mt-3">
      <h3 className="mb-2 text-note text-grey">{title}</h3>
      <Gallery label={title} pictures={files.map((id, at) => ({ src: `/api/files/${id}`, alt: words.photoAlt(at + 1) }))} />
    </div>
  );
}
