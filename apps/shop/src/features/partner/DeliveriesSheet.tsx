import type { CallData } from "@sihai/contract";
import { listDeliveries, resendDelivery } from "@sihai/contract/partner";
import { formatBoth } from "@sihai/text";
import { partnerDict } from "@sihai/text/dict/partner";
import { Button, Card, Sheet, SkeletonList, toastSuccess } from "@sihai/ui";
import { NotYet, useAction, useDict, useEndpoint, useLanguage } from "#shop";

type Delivery = CallData<typeof listDeliveries>["list"][number];

/** What an address was told of late, and telling it again. */
export function DeliveriesSheet({ hookId, onClose }: { hookId: string; onClose: () => void }) {
  const words = useDict(partnerDict);
  const deliveries = useEndpoint(listDeliveries, { query: { hookId } }, { freshMs: 0 });
  const list = deliveries.data?.list;
  return (
    <Sheet open onClose={onClose} title={words.deliveries}>
      {list === undefined ? <NotYet read={deliveries} skeleton={<SkeletonList cards={2} />} /> : null}
      {list?.length === 0 ? <p className="py-6 text-center text-grey">{words.noDeliveries}</p> : null}
      {list === undefined || list.length === 0 ? null : (
        <Card>
          <ul className="divide-y divide-line">
            {list.map((delivery) => (
              <DeliveryRow key={delivery.id} delivery={delivery} />
            ))}
          </ul>
        </Card>
      )}
    </Sheet>
  );
}

function DeliveryRow({ delivery: { id, body, state, tries, createdAt, lastStatus } }: { delivery: Delivery }) {
  const words = useDict(partnerDict);
  const language = useLanguage();
  const resend = useAction(resendDelivery, { refreshes: [listDeliveries], onDone: () => toastSuccess(words.resent) });
  const subject = body.type === "item.moved" ? body.data.itemNo : body.data.packageId;
  const answer = lastStatus === null ? words.noAnswer : words.answered(lastStatus);
  return (
    <li className="flex items-center gap-3 py-3">
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">{subject}</p>
        <p className="text-note text-grey">{formatBoth(createdAt, language).local}</p>
        <p className="text-note text-grey">{words.deliveryStates[state]}</p>
        {tries === 0 ? null : (
          <p className="text-note text-grey">
            {words.tries(tries)} · {answer}
          </p>
        )}
      </div>
      {state === "waiting" ? null : (
        <Button
          small
          kind="quiet"
          label={words.resendOf(subject)}
          pending={resend.pending}
          onClick={() => void resend.run({ body: { id } })}
        >
          {words.resend}
        </Button>
      )}
    </li>
  );
}
