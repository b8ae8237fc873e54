import type { CallData } from "@sihai/contract";
import { enterLogistics } from "@sihai/contract/forwarding";
import { glanceAtOrders, listOrders, orderDetail } from "@sihai/contract/order";
import { type CourierCode, courierCodes, couriers, detectCourier } from "@sihai/domain/courier";
import { mayEnterLogistics } from "@sihai/domain/forwarding";
import { inLanguage, type Language } from "@sihai/text";
import { forwardingDict } from "@sihai/text/dict/forwarding";
import { Button, Card, Checkbox, EmptyState, Page, toast, toastSuccess } from "@sihai/ui";
import { useState } from "react";
import { goBack, href, NothingHere, NotYet, useAction, useDict, useEndpoint, useLanguage, usePageSearch } from "#shop";
import { CourierFields } from "./CourierFields.tsx";
import { logisticsOf, logisticsProblems } from "./problems.ts";

type Order = CallData<typeof orderDetail>;

/** Courier and number of announced items: completed, or corrected until the warehouse has signed. */
export default function LogisticsModifiedPage() {
  const words = useDict(forwardingDict);
  const { orderNo, itemNo } = usePageSearch("/operation/logistics-modified");
  if (orderNo === undefined) {
    return (
      <Page title={words.logistics}>
        <NothingHere />
      </Page>
    );
  }
  return <Read orderNo={orderNo} itemNo={itemNo} />;
}

function Read({ orderNo, itemNo }: { orderNo: string; itemNo: string | undefined }) {
  const words = useDict(forwardingDict);
  const order = useEndpoint(orderDetail, { query: { orderNo } }, { freshMs: 0 });
  if (order.data?.items.some(({ state }) => mayEnterLogistics(state)))
    return <LogisticsForm order={order.data} itemNo={itemNo} />;
  return (
    <Page title={words.logistics}>
      {order.data ? (
        <EmptyState
          picture="box"
          text={words.logisticsClosed}
          action={{ label: words.seeOrder, href: href("/order/detail", { orderNo }) }}
        />
      ) : (
        <NotYet read={order} missing="ORDER_NOT_FOUND" />
      )}
    </Page>
  );
}

function LogisticsForm({ order, itemNo }: { order: Order; itemNo: string | undefined }) {
  const words = useDict(forwardingDict);
  const language = useLanguage();
  const open = order.items.filter(({ state }) => mayEnterLogistics(state));
  const [chosen, setChosen] = useState<string[]>(() => firstChoice(open, itemNo));
  const named = open.find((item) => item.itemNo === chosen[0]);
  const [trackingNo, setTrackingNo] = useState(named?.trackingNo ?? "");
  const [courier, setCourier] = useState<CourierCode | null>(courierCodes.find((code) => code === named?.courier) ?? null);
  const [isChosen, setIsChosen] = useState(false);
  const [tried, setTried] = useState(false);
  const problems = logisticsProblems({ later: false, courier, trackingNo }, [], words);
  const save = useAction(enterLogistics, {
    refreshes: [orderDetail, listOrders, glanceAtOrders],
    onDone: () => {
      toastSuccess(words.logisticsSaved);
      goBack();
    },
  });

  function type(number: string) {
    setTrackingNo(number);
    if (!isChosen) setCourier(detectCourier(number)[0] ?? null);
  }
  function send() {
    setTried(true);
    const missing = chosen.length === 0 ? words.needItems : (problems.trackingNo ?? problems.courier);
    if (missing !== undefined) toast(missing);
    else
      void save.run({ body: { orderNo: order.orderNo, itemNos: chosen, ...logisticsOf({ later: false, courier, trackingNo }) } });
  }

  return (
    <Page
      title={words.logistics}
      footer={
        <Button wide pending={save.pending} onClick={send}>
          {words.saveLogistics}
        </Button>
      }
    >
      <p className="px-1 text-body text-grey">{words.logisticsIntro}</p>
      <Card title={words.whichItems}>
        {open.map((item) => (
          <Checkbox
            key={item.itemNo}
            label={`${inLanguage(item.name, language)} × ${item.quantity}`}
            note={item.trackingNo ? words.now(courierName(item.courier, language), item.trackingNo) : words.none}
            checked={chosen.includes(item.itemNo)}
            onChange={(on) => setChosen((all) => (on ? [...all, item.itemNo] : all.filter((each) => each !== item.itemNo)))}
          />
        ))}
      </Card>
      <Card className="flex flex-col gap-3">
        <CourierFields
          trackingNo={trackingNo}
          courier={courier}
          isDetected={!isChosen}
          problems={tried ? problems : {}}
          onNumber={type}
          onCourier={(next) => {
            setCourier(next);
            setIsChosen(next !== null);
          }}
        />
      </Card>
    </Page>
  );
}

/** The asked item with all that travels with it; else what has no number yet; else the first delivery. */
function firstChoice(open: Order["items"], itemNo: string | undefined): string[] {
  const asked = open.find((item) => item.itemNo === itemNo) ?? open.find(({ trackingNo }) => trackingNo === null) ?? open[0];
  return open.filter(({ trackingNo }) => trackingNo === (asked?.trackingNo ?? null)).map((item) => item.itemNo);
}

function courierName(courier: string | null, language: Language): string {
  const code = courierCodes.find((known) => known === courier);
  return code ? inLanguage(couriers[code].name, language) : (courier ?? "");
}
