import { isPositive } from "@sihai/domain";
import type { ItemState } from "@sihai/domain/item";
import { mostUrgent } from "@sihai/domain/order";
import { cnyText } from "@sihai/text";
import { type OrderWords, orderDict } from "@sihai/text/dict/order";
import { Card, Steps, Tag } from "@sihai/ui";
import { useDict, useLanguage } from "#shop";
import { ServicesToPay } from "../service/ServicesToPay.tsx";
import { useAwaitedTransfer } from "../transfer/pay/use-awaited-transfer.ts";
import { NextStep } from "./NextStep.tsx";
import { orderTitle } from "./order-title.ts";
import { orderStanding } from "./order-tone.ts";
import { SurchargeKept } from "./SurchargeKept.tsx";
import type { OrderDetailOnWire } from "./types.ts";

const way = ["unpaid", "paid", "purchased", "signed", "stocked-in"] as const satisfies readonly ItemState[];
/** What was announced is not bought: it is awaited. */
const forwardedWay = ["awaiting-logistics", "in-transit", "signed", "stocked-in"] as const satisfies readonly ItemState[];
const forwarded: Partial<Record<ItemState, number>> = {
  "awaiting-logistics": 0,
  "in-transit": 1,
  signed: 2,
  "awaiting-confirmation": 2,
  "stocked-in": 3,
  "in-parcel": 4,
  shipped: 4,
  received: 4,
};
const bought: Partial<Record<ItemState, number>> = {
  unpaid: 0,
  paid: 1,
  buying: 1,
  "awaiting-confirmation": 1,
  purchased: 2,
  "seller-shipped": 2,
  signed: 3,
  "stocked-in": 4,
  "in-parcel": 5,
  shipped: 5,
  received: 5,
};

/** The state as word, colour, steps and sentence; the item furthest behind speaks for the order, unless money is asked for another. */
export function OrderHead({ order: shown }: { order: OrderDetailOnWire }) {
  const words = useDict(orderDict);
  const language = useLanguage();
  // What it waits for then says until when; two deadlines would speak against each other.
  const isAwaited = useAwaitedTransfer(shown.state === "unpaid" ? shown.orderNo : undefined) !== null;
  const isForwarded = shown.type === "zy";
  const order = isForwarded ? forwarded : bought;
  const steps: readonly ItemState[] = isForwarded ? forwardedWay : way;
  const live = shown.items.filter(({ state }) => state !== "cancelled");
  const behind = live.toSorted((a, b) => (order[a.state] ?? 9) - (order[b.state] ?? 9))[0];
  const owing = mostUrgent(live.filter(({ supplement }) => supplement !== null));
  const at = behind ? order[behind.state] : undefined;
  const standing = orderStanding(shown, words);
  return (
    <Card>
      <div className="flex items-start justify-between gap-3">
        <h2 className="min-w-0 text-title font-semibold">{orderTitle(shown, words, language)}</h2>
        <Tag tone={standing.tone}>{standing.label}</Tag>
      </div>
      {at === undefined ? null : (
        <div className="my-4">
          <Steps current={at} steps={steps.map((key) => ({ key, label: stepLabel(key, at > 0, words) }))} />
        </div>
      )}
      {behind ? isAwaited ? null : <NextStep item={owing ?? behind} orderNo={shown.orderNo} /> : <CalledOff order={shown} />}
      <ServicesToPay order={shown} />
    </Card>
  );
}

/** What was placed is no longer unpaid. */
function stepLabel(step: ItemState, isOrdered: boolean, words: OrderWords): string {
  return step === "unpaid" && isOrdered ? words.placed : words.itemState[step];
}

/** What came back of an order that was called off as a whole, where to, and what didn't. */
function CalledOff({ order }: { order: OrderDetailOnWire }) {
  const words = useDict(orderDict);
  const { refunded } = order;
  return (
    <div className="mt-2 flex flex-col gap-1 text-note text-grey">
      <p>{isPositive(refunded) ? words.cancelledBack(cnyText(refunded)) : words.cancelledFree}</p>
      <SurchargeKept order={order} />
    </div>
  );
}
