import type { CallData } from "@sihai/contract";
import type { orderLogistics } from "@sihai/contract/tracking";
import { deliverySteps } from "@sihai/domain/courier";
import { inLanguage } from "@sihai/text";
import { trackingDict } from "@sihai/text/dict/tracking";
import { Card, Notice, Steps, Timeline } from "@sihai/ui";
import { Copy } from "lucide-react";
import { copyText, useCourierNames, useDict, useLanguage } from "#shop";
import { DeliveredItem } from "./DeliveredItem.tsx";

type Delivery = CallData<typeof orderLogistics>["deliveries"][number];
const exceptional = ["lost", "returning", "returned", "delayed"];

/** One delivery: whose, its number, what is in it of how much, how far it has come, and every scan. */
export function DeliveryCard({ delivery }: { delivery: Delivery }) {
  const words = useDict(trackingDict);
  const language = useLanguage();
  const { courier, trackingNo, step, stage, shippedCount, totalCount, items, events } = delivery;
  const { nameOf } = useCourierNames();
  const at = deliverySteps.indexOf(step);
  const hasAlert = stage !== null && exceptional.includes(stage) && step !== "taken-in";
  return (
    <Card title={nameOf(courier)} aside={words.parts(shippedCount, totalCount)}>
      <div className="flex flex-col gap-4">
        <button
          type="button"
          onClick={() => void copyText(trackingNo)}
          className="-mt-2 flex min-h-11 items-center gap-2 self-start text-title font-semibold"
        >
          <span className="break-all">{trackingNo}</span>
          <Copy aria-hidden size={18} className="shrink-0 text-brand-strong" />
          <span className="sr-only">{words.copy}</span>
        </button>
        <Steps
          steps={deliverySteps.map((key) => ({ key, label: words.steps[key] }))}
          current={step === "taken-in" ? deliverySteps.length : at}
        />
        {hasAlert ? <Notice tone="warn">{words.alert}</Notice> : null}
        {step === "at-the-door" ? <p className="text-body font-medium text-brand-strong">{words.atTheDoor}</p> : null}
        {step === "taken-in" ? <p className="text-body font-medium text-ok">{words.takenIn}</p> : null}
        <ul aria-label={words.inThis(shippedCount, totalCount)} className="flex flex-col gap-3 border-y border-line py-3">
          {items.map(({ itemNo, name, pictureUrl, pieces, quantity }) => (
            <DeliveredItem key={itemNo} name={name} pictureUrl={pictureUrl} aside={words.parts(pieces, quantity)} />
          ))}
        </ul>
        {events.length === 0 ? (
          <p className="text-body text-grey">{words.noScans}</p>
        ) : (
          <Timeline
            entries={events.map(({ at: when, status, place, text }) => ({
              key: `${when}-${status}-${place.en}`,
              title: inLanguage(text, language),
              note: inLanguage(place, language),
              at: when,
              beijing: true,
            }))}
          />
        )}
      </div>
    </Card>
  );
}
