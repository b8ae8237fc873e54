import type { CallData } from "@sihai/contract";
import { orderDetail, payOrders } from "@sihai/contract/order";
import { cnyText } from "@sihai/text";
import { forwardingDict } from "@sihai/text/dict/forwarding";
import { Button, Card, Deadline, Illustration, LinkButton, Notice, NumberedSteps, Page, toastFailure } from "@sihai/ui";
import { go, href, NothingHere, NotYet, refusalText, useAction, useAmountDue, useDict, useEndpoint, usePageSearch } from "#shop";
import { OrdersToDoor } from "../goods/to-door/OrdersToDoor.tsx";
import { useDestination } from "../goods/use-destination.ts";

/** Announced: what is still missing, what can be paid, and what happens then. */
export default function ResultPage() {
  const words = useDict(forwardingDict);
  const { orderNo } = usePageSearch("/order/submit/zy/result");
  if (orderNo === undefined)
    return (
      <Page title={words.submit}>
        <NothingHere />
      </Page>
    );
  return <Result orderNo={orderNo} />;
}

function Result({ orderNo }: { orderNo: string }) {
  const words = useDict(forwardingDict);
  const order = useEndpoint(orderDetail, { query: { orderNo } }, { freshMs: 0 });
  const pay = useAction(payOrders, {
    quiet: true,
    onDone: ({ tradeNo }) => go("/pay/index", { tradeNo }),
    // A payment that can't begin has a text of its own (rule E-58); a refusal says why.
    onFailed: (error) => toastFailure(refusalText(error, words.payFailed)),
  });
  const due = useAmountDue(order.data?.due ?? "0.00");
  if (!order.data)
    return (
      <Page title={order.error ? words.submit : words.result}>
        <NotYet read={order} missing="ORDER_NOT_FOUND" />
      </Page>
    );
  const waiting = order.data.items.filter(({ state }) => state === "awaiting-logistics");
  return (
    <Page title={words.result}>
      <Card className="flex flex-col items-center gap-3 text-center">
        <Illustration name="check" />
        <h2 className="text-title font-semibold">{words.resultTitle}</h2>
        <p className="text-grey">{words.resultText(order.data.items.length)}</p>
        <div className="flex w-full flex-col gap-3 pt-2">
          {order.data.actions.pay ? (
            <>
              <Button wide pending={pay.pending} onClick={() => void pay.run({ body: { orderNos: [orderNo] } })}>
                {words.payServices(cnyText(due.sum))}
              </Button>
              <p className="text-note text-grey">{words.payServicesNote}</p>
            </>
          ) : null}
          <LinkButton wide kind="quiet" href={href("/order/detail", { orderNo })}>
            {words.seeOrder}
          </LinkButton>
          <LinkButton wide kind="plain" href={href("/warehouse/address", { warehouse: String(order.data.warehouseId) })}>
            {words.seeAddress}
          </LinkButton>
        </div>
      </Card>
      {waiting.length > 0 ? <Waiting orderNo={orderNo} count={waiting.length} until={waiting[0]?.dueAt} /> : null}
      <ToDoor order={order.data} surcharge={due.surcharge} />
      <Card title={words.whatNext}>
        <NumberedSteps steps={words.process} />
      </Card>
    </Page>
  );
}

type ToDoorProps = { order: CallData<typeof orderDetail>; surcharge: string | null };

/** What sending it on will cost: to where the order goes, else to the country costs were shown for before. */
function ToDoor({ order, surcharge }: ToDoorProps) {
  const { country, ready } = useDestination();
  const going = order.country ?? (ready ? country : null);
  return going === null ? null : <OrdersToDoor orders={[{ ...order, country: going }]} surcharge={surcharge} />;
}

type WaitingProps = { orderNo: string; count: number; until: string | null | undefined };

/** Numbers that are still to be entered, and until when. */
function Waiting({ orderNo, count, until }: WaitingProps) {
  const words = useDict(forwardingDict);
  const action = (
    <LinkButton small href={href("/operation/logistics-modified", { orderNo })}>
      {words.completeNow}
    </LinkButton>
  );
  return (
    <Notice tone="warn" action={action}>
      {words.waiting(count)}
      {until ? <Deadline at={until} label={words.waitingUntil} /> : null}
    </Notice>
  );
}
