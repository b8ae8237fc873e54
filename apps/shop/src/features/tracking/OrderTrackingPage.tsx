import type { CallData } from "@sihai/contract";
import { orderLogistics } from "@sihai/contract/tracking";
import { trackingDict } from "@sihai/text/dict/tracking";
import { Card, EmptyState, Page, ProgressBar, TextLink } from "@sihai/ui";
import { href, NothingHere, NotYet, useDict, useEndpoint, usePageSearch } from "#shop";
import { DeliveredItem } from "./DeliveredItem.tsx";
import { DeliveriesToCome } from "./DeliveriesToCome.tsx";
import { DeliveryCard } from "./DeliveryCard.tsx";

/** Where an order's deliveries to the warehouse are: one card a delivery, and what is still to be sent. */
export default function OrderTrackingPage() {
  const words = useDict(trackingDict);
  const { orderNo } = usePageSearch("/operation/order-logistics-tracking");
  if (orderNo === undefined)
    return (
      <Page title={words.title}>
        <NothingHere />
      </Page>
    );
  return <OrderTracking orderNo={orderNo} />;
}

function OrderTracking({ orderNo }: { orderNo: string }) {
  const words = useDict(trackingDict);
  const logistics = useEndpoint(orderLogistics, { query: { orderNo } }, { freshMs: 0, everyMs: 60_000 });
  if (!logistics.data)
    return (
      <Page title={words.title}>
        <NotYet read={logistics} missing="ORDER_NOT_FOUND" skeleton={<DeliveriesToCome />} />
      </Page>
    );
  const { deliveries, waiting, shippedCount, totalCount } = logistics.data;
  return (
    <Page title={words.title}>
      {deliveries.length === 0 ? (
        <EmptyState
          picture="box"
          text={words.empty}
          action={{ label: words.toOrder, href: href("/order/detail", { orderNo }) }}
        />
      ) : (
        <Card>
          <ProgressBar
            label={words.order(orderNo)}
            value={shippedCount}
            max={totalCount}
            text={words.shipped(shippedCount, totalCount)}
            tone={shippedCount === totalCount ? "ok" : "brand"}
          />
          <p className="mt-1">
            <TextLink href={href("/order/detail", { orderNo })}>{words.toOrder}</TextLink>
          </p>
        </Card>
      )}
      {deliveries.map((delivery) => (
        <DeliveryCard key={delivery.trackingNo} delivery={delivery} />
      ))}
      {waiting.length > 0 && deliveries.length > 0 ? <WaitingItems waiting={waiting} /> : null}
    </Page>
  );
}

/** What the seller has still to send. */
function WaitingItems({ waiting }: Pick<CallData<typeof orderLogistics>, "waiting">) {
  const words = useDict(trackingDict);
  return (
    <Card title={words.waiting}>
      <p className="mb-2 text-note text-grey">{words.waitingNote}</p>
      <ul className="flex flex-col gap-3">
        {waiting.map(({ itemNo, name, pictureUrl, pieces }) => (
          <DeliveredItem key={itemNo} name={name} pictureUrl={pictureUrl} aside={`× ${pieces}`} />
        ))}
      </ul>
    </Card>
  );
}
