import { sign, sum, toDecimal, zero } from "@sihai/domain";
import { forwardingPolicy, forwardingServiceTotal } from "@sihai/domain/forwarding";
import { cnyText } from "@sihai/text";
import { forwardingDict } from "@sihai/text/dict/forwarding";
import { Button, Card, Checkbox, Page, Switch, TextArea, TextLink } from "@sihai/ui";
import { useEffect, useState } from "react";
import { href, useDict, usePageSearch, useSettings, useWarehouseNames } from "#shop";
import { addEmptyParcel, useForwardingDraft } from "./forwarding-draft.ts";
import { ParcelCard } from "./ParcelCard.tsx";
import { PasteNumbers } from "./PasteNumbers.tsx";
import { useSubmitForwarding } from "./use-submit-forwarding.ts";
import { WarehouseChoice } from "./WarehouseChoice.tsx";

/** Announces parcels the customer sends himself: where to, which numbers, what is in them, what to do with them. */
export default function SubmitZyPage() {
  const words = useDict(forwardingDict);
  const search = usePageSearch("/order/submit/zy");
  const { warehouse, parcels } = useForwardingDraft();
  const { usual } = useWarehouseNames();
  const { problems, at, place, pending } = useSubmitForwarding();
  const rules = useSettings();
  const total = sum(
    parcels.map(({ services, items }) =>
      rules
        ? forwardingServiceTotal(
            services,
            items.map(({ quantity }) => quantity),
            rules,
          )
        : zero("CNY"),
    ),
    "CNY",
  );

  // A link may name the warehouse; the draft keeps it.
  useEffect(() => {
    if (search.warehouse) useForwardingDraft.setState({ warehouse: Number(search.warehouse) });
  }, [search.warehouse]);

  const footer = (
    <>
      <span className="flex shrink-0 flex-col leading-5">
        <span className="text-note text-grey">{words.servicesTotal}</span>
        <span className="text-title font-semibold">{sign(total) === 0 ? words.free : cnyText(toDecimal(total))}</span>
      </span>
      <Button wide pending={pending} onClick={place}>
        {words.submitNow}
      </Button>
    </>
  );
  return (
    <Page title={words.submit} footer={footer}>
      <p className="px-1 text-body text-grey">
        {words.intro} <TextLink href={href("/guide/transfer")}>{words.guide}</TextLink>
      </p>
      <WarehouseChoice value={usual(warehouse)} onChange={(next) => useForwardingDraft.setState({ warehouse: next })} />
      {parcels.map((parcel, index) => (
        <ParcelCard key={parcel.key} parcel={parcel} at={index} alone={parcels.length === 1} problems={problems[index] ?? {}} />
      ))}
      <MoreParcels />
      <AboutAll at={at} />
    </Page>
  );
}

/** One more parcel, or many numbers at once. */
function MoreParcels() {
  const words = useDict(forwardingDict);
  const [pasting, setPasting] = useState(false);
  const isFull = useForwardingDraft(({ parcels }) => parcels.length >= forwardingPolicy.parcelsMax);
  return (
    <div className="grid grid-cols-2 gap-3">
      <Button
        kind="quiet"
        disabledReason={isFull ? words.atMostParcels(forwardingPolicy.parcelsMax) : null}
        onClick={addEmptyParcel}
      >
        {words.addParcel}
      </Button>
      <Button kind="quiet" onClick={() => setPasting(true)}>
        {words.pasteMany}
      </Button>
      <PasteNumbers open={pasting} onClose={() => setPasting(false)} />
    </div>
  );
}

/** What holds for all the parcels: sent on together or not, what we must know, and the terms. */
function AboutAll({ at }: { at: ReturnType<typeof useSubmitForwarding>["at"] }) {
  const words = useDict(forwardingDict);
  const { shipTogether, remark, agreed } = useForwardingDraft();
  const terms = <TextLink href={href("/help-center/detail", { helpId: "forwarding-terms" })}>{words.terms}</TextLink>;
  return (
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
        error={at("remark")}
        onChange={(text) => useForwardingDraft.setState({ remark: text })}
      />
      <Checkbox
        label={
          <>
            {words.agree} {terms}
          </>
        }
        checked={agreed}
        error={at("agreed")}
        onChange={(on) => useForwardingDraft.setState({ agreed: on })}
      />
    </Card>
  );
}
