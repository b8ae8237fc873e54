import { submitForwarding } from "@sihai/contract/forwarding";
import { glanceAtOrders, listOrders } from "@sihai/contract/order";
import { sum, toDecimal } from "@sihai/domain";
import { forwardingPolicy, forwardingServiceTotal } from "@sihai/domain/forwarding";
import { cnyText } from "@sihai/text";
import { forwardingDict } from "@sihai/text/dict/forwarding";
import { Button, Card, Checkbox, focusFirstFault, Page, Switch, TextArea, TextLink, toast } from "@sihai/ui";
import { useEffect, useState } from "react";
import { go, href, useAction, useDict, usePageSearch } from "#shop";
import { addEmptyParcel, resetForwardingDraft, useForwardingDraft } from "./forwarding-draft.ts";
import { ParcelCard } from "./ParcelCard.tsx";
import { PasteNumbers } from "./PasteNumbers.tsx";
import { hasProblems, logisticsOf, problemsOf } from "./problems.ts";
import { WarehouseChoice } from "./WarehouseChoice.tsx";

/** Announces parcels the customer sends himself: where to, which numbers, what is in them, what to do with them. */
export default function SubmitZyPage() {
  const words = useDict(forwardingDict);
  const search = usePageSearch("/order/submit/zy");
  const { warehouse, shipTogether, parcels, remark, agreed } = useForwardingDraft();
  const [tried, setTried] = useState(false);
  const [pasting, setPasting] = useState(false);
  const problems = problemsOf(parcels, remark, agreed, words);
  const shown = tried ? problems : { parcels: [] };
  const total = sum(
    parcels.map(({ services, items }) => forwardingServiceTotal(services, items.length)),
    "CNY",
  );
  const submit = useAction(submitForwarding, {
    refreshes: [listOrders, glanceAtOrders],
    onDone: ({ orderNo }) => {
      resetForwardingDraft();
      go("/order/submit/zy/result", { orderNo }, { replace: true });
    },
  });

  // A link may name the warehouse; the draft keeps it.
  useEffect(() => {
    if (search.warehouse) useForwardingDraft.setState({ warehouse: search.warehouse === "2" ? 2 : 1 });
  }, [search.warehouse]);

  function place() {
    setTried(true);
    if (hasProblems(problems)) {
      toast(firstOf(problems) ?? words.needItem);
      focusFirstFault(document);
      return;
    }
    void submit.run({
      body: {
        warehouseId: warehouse,
        parcels: parcels.map((parcel) => ({
          ...logisticsOf(parcel),
          services: parcel.services,
          items: parcel.items.map(({ pictures, ...item }) => ({ ...item, pictures: pictures.map(({ id }) => id) })),
        })),
        remark,
        shipTogether,
        agreed,
      },
    });
  }

  return (
    <Page
      title={words.submit}
      footer={
        <>
          <span className="flex shrink-0 flex-col leading-5">
            <span className="text-note text-grey">{words.servicesTotal}</span>
            <span className="text-title font-semibold">{total.amount === 0n ? words.free : cnyText(toDecimal(total))}</span>
          </span>
          <Button wide pending={submit.pending} onClick={place}>
            {words.submitNow}
          </Button>
        </>
      }
    >
      <p className="px-1 text-body text-grey">
        {words.intro} <TextLink href={href("/guide/transfer")}>{words.guide}</TextLink>
      </p>
      <WarehouseChoice value={warehouse} onChange={(next) => useForwardingDraft.setState({ warehouse: next })} />
      {parcels.map((parcel, at) => (
        <ParcelCard key={parcel.key} parcel={parcel} at={at} alone={parcels.length === 1} problems={shown.parcels[at] ?? {}} />
      ))}
      <div className="grid grid-cols-2 gap-3">
        <Button
          kind="quiet"
          disabledReason={parcels.length >= forwardingPolicy.parcelsMax ? words.atMostParcels(forwardingPolicy.parcelsMax) : null}
          onClick={addEmptyParcel}
        >
          {words.addParcel}
        </Button>
        <Button kind="quiet" onClick={() => setPasting(true)}>
          {words.pasteMany}
        </Button>
      </div>
      <Card className="flex flex-col gap-3">
        <Switch
          label={words.together}
          note={words.togetherNote}
          checked={shipTogether}
          onChange={(on) => useForwardingDraft.setState({ shipTogether: on })}
        />
        <TextArea
          label={words.remark}
          hint={words.remarkHint}
          required
          rows={3}
          maxLength={forwardingPolicy.remarkMaxLength}
          value={remark}
          error={"remark" in shown ? shown.remark : undefined}
          onChange={(text) => useForwardingDraft.setState({ remark: text })}
        />
        <Checkbox
          label={
            <>
              {words.agree} <TextLink href={href("/help-center/detail", { helpId: "forwarding-terms" })}>{words.terms}</TextLink>
            </>
          }
          checked={agreed}
          error={"agreed" in shown ? shown.agreed : undefined}
          onChange={(on) => useForwardingDraft.setState({ agreed: on })}
        />
      </Card>
      <PasteNumbers open={pasting} onClose={() => setPasting(false)} />
    </Page>
  );
}

/** The first thing that is missing, in the order of the page. */
function firstOf({ parcels, remark, agreed }: ReturnType<typeof problemsOf>): string | undefined {
  const [first] = parcels.flatMap(({ trackingNo, courier, items }) =>
    [trackingNo, courier, items].filter((each) => each !== undefined),
  );
  return first ?? remark ?? agreed;
}
