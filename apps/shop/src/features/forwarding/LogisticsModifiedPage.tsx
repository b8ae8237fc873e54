import { useCouriers } from "@sihai/client";
import type { CallData } from "@sihai/contract";
import { enterLogistics } from "@sihai/contract/forwarding";
import { listOrders, orderDetail } from "@sihai/contract/order";
import { detectCourier } from "@sihai/domain/courier";
import { mayEnterLogistics } from "@sihai/domain/forwarding";
import { inLanguage } from "@sihai/text";
import { type ForwardingWords, forwardingDict } from "@sihai/text/dict/forwarding";
import { Bound, Card, Checkbox, EmptyState, FormPage, Page, toastSuccess, type useSchemaForm } from "@sihai/ui";
import { useState } from "react";
import * as z from "zod/mini";
import {
  goBack,
  href,
  NothingHere,
  NotYet,
  showRefusal,
  useAction,
  useCourierNames,
  useDict,
  useEndpoint,
  useLanguage,
  usePageSearch,
} from "#shop";
import { tabDraft } from "../../stores/tab-draft.ts";
import { useKeptForm } from "../../stores/use-kept-form.ts";
import { CourierFields } from "./CourierFields.tsx";
import { firstChoice } from "./first-choice.ts";
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

type LogisticsEntry = { itemNos: string[]; trackingNo: string; courier: string | null };
type Form = ReturnType<typeof useSchemaForm<LogisticsEntry>>;

/** A number is looked up in the seller's app, which may take the page away. */
export const logisticsDraft = tabDraft<LogisticsEntry>("sh_logistics");

function LogisticsForm({ order, itemNo }: { order: Order; itemNo: string | undefined }) {
  const words = useDict(forwardingDict);
  const open = order.items.filter(({ state }) => mayEnterLogistics(state));
  // Begun anew once the items that may have a number are others.
  const of = [order.orderNo, itemNo, ...open.map((item) => item.itemNo)].join(" ");
  const form = useKeptForm(logisticsSchema(words), logisticsDraft, of, startOf(open, itemNo));
  const save = useAction(enterLogistics, {
    refreshes: [orderDetail, listOrders],
    onDone: () => {
      logisticsDraft.forget();
      toastSuccess(words.logisticsSaved);
      goBack();
    },
    onFailed: (error) =>
      showRefusal(form, error, {
        TRACKING_NUMBER_NEEDED: "trackingNo",
        TRACKING_NUMBER_WRONG: "trackingNo",
        TRACKING_IN_REVIEW: "trackingNo",
        COURIER_NEEDED: "courier",
        COURIER_CLOSED: "courier",
        COURIER_NOT_FOUND: "courier",
      }),
  });
  return (
    <FormPage
      title={words.logistics}
      form={form}
      submitText={words.saveLogistics}
      pending={save.pending}
      onSubmit={({ itemNos, ...typed }) =>
        save.run({ body: { orderNo: order.orderNo, itemNos, ...logisticsOf({ later: false, ...typed }) } })
      }
    >
      <p className="px-1 text-body text-grey">{words.logisticsIntro}</p>
      <WhichItems form={form} items={open} />
      <Card className="flex flex-col gap-3">
        <NumberAndCourier form={form} />
      </Card>
    </FormPage>
  );
}

/** The announced items that travel under the number. */
function WhichItems({ form, items }: { form: Form; items: Order["items"] }) {
  const words = useDict(forwardingDict);
  const language = useLanguage();
  const { nameOf } = useCourierNames();
  return (
    <Card title={words.whichItems}>
      <Bound form={form} name="itemNos">
        {({ value: chosen, onChange, error }) => (
          <fieldset data-invalid={error === undefined ? undefined : true}>
            <legend className="sr-only">{words.whichItems}</legend>
            {items.map((item) => (
              <Checkbox
                key={item.itemNo}
                label={`${inLanguage(item.name, language)} × ${item.quantity}`}
                note={item.trackingNo ? words.now(nameOf(item.courier), item.trackingNo) : words.none}
                checked={chosen.includes(item.itemNo)}
                onChange={(on) => onChange(on ? [...chosen, item.itemNo] : chosen.filter((each) => each !== item.itemNo))}
              />
            ))}
            <p role="alert" className="text-note text-danger empty:hidden">
              {error}
            </p>
          </fieldset>
        )}
      </Bound>
    </Card>
  );
}

/** A typed number names its courier as long as the customer has not. */
function NumberAndCourier({ form }: { form: Form }) {
  const [isChosen, setIsChosen] = useState(false);
  const couriers = useCouriers();
  return (
    <Bound form={form} name="trackingNo">
      {(number) => (
        <Bound form={form} name="courier">
          {(courier) => (
            <CourierFields
              trackingNo={number.value}
              courier={courier.value}
              isDetected={!isChosen}
              problems={{ trackingNo: number.error, courier: courier.error }}
              onNumber={(typed) => {
                if (!isChosen) courier.onChange(detectCourier(typed, couriers)[0] ?? null);
                number.onChange(typed);
              }}
              onCourier={(next) => {
                courier.onChange(next);
                setIsChosen(next !== null);
              }}
            />
          )}
        </Bound>
      )}
    </Bound>
  );
}

function logisticsSchema(words: ForwardingWords) {
  return z
    .object({
      itemNos: z.array(z.string()).check(z.minLength(1, { error: words.needItems })),
      trackingNo: z.string(),
      courier: z.nullable(z.string()),
    })
    .check(
      z.check<LogisticsEntry>(({ value, issues }) => {
        const problems = logisticsProblems({ later: false, ...value }, [], words);
        for (const [field, message] of Object.entries(problems))
          issues.push({ code: "custom", path: [field], input: value, message });
      }),
    );
}

/** The form as it opens: the deliveries meant, with the number they have. */
function startOf(open: Order["items"], itemNo: string | undefined): LogisticsEntry {
  const itemNos = firstChoice(open, itemNo);
  const named = open.find((item) => item.itemNo === itemNos[0]);
  return {
    itemNos,
    trackingNo: named?.trackingNo ?? "",
    courier: named?.courier ?? null,
  };
}
