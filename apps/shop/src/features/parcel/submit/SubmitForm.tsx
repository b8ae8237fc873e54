import { listParcels, submitParcel } from "@sihai/contract/parcel";
import { listStorage } from "@sihai/contract/storage";
import { cnyText } from "@sihai/text";
import { storageDict } from "@sihai/text/dict/storage";
import { Button, Cell, CellGroup, LinkButton, Notice, Page } from "@sihai/ui";
import { Route } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { go, href, isRefused, useAction, useAmountDue, useDict } from "#shop";
import { keptTicks, keptWithout } from "../../../stores/kept-ticks.ts";
import { clearParcelSubmit, useParcelSubmit } from "../../../stores/parcel-submit.ts";
import { OwingNotice } from "../../payment/OwingNotice.tsx";
import { GoodsStrip } from "../../storage/GoodsStrip.tsx";
import { NoLineFits } from "./NoLineFits.tsx";
import { OpenWork, owedOn } from "./OpenWork.tsx";
import { ParcelParts } from "./ParcelParts.tsx";
import { SubmitSums } from "./SubmitSums.tsx";
import type { Options } from "./submit-total.ts";
import { useParcelForm } from "./use-parcel-form.ts";

type SubmitFormProps = {
  options: Options;
  addressId: string;
  defaultEmail: string;
  delivery: ReactNode;
  /** Something is no longer as it was read: a price, or goods that another tab has sent. */
  onChanged: () => void;
};

/** A new parcel: its parts, and one button that submits it. */
export function SubmitForm({ options, addressId, defaultEmail, delivery, onChanged }: SubmitFormProps) {
  const words = useDict(storageDict);
  const form = useParcelForm({ options, defaultEmail });
  const id = useId();
  const [comparing, setComparing] = useState(false);
  // What the payment page will open with, as in the figures above the button.
  const due = useAmountDue(form.cost?.total ?? "0.00");
  const owed = owedOn(options);
  const submit = useAction(submitParcel, {
    refreshes: [listStorage, listParcels],
    onDone: ({ packageId, tradeNo }) => {
      clearParcelSubmit();
      keptTicks.forget();
      keptWithout.forget();
      useParcelSubmit.setState({ diItemList: [] });
      go("/package/submit/result", { packageId, tradeNo }, { replace: true });
    },
    onFailed: (error) => {
      if (isRefused(error, "PARCEL_PRICE_CHANGED", "ITEM_ALREADY_IN_PARCEL")) onChanged();
      form.askAgain(error);
    },
  });

  async function send() {
    const body = form.body();
    if (body) await submit.run({ body: { ...body, addressId } });
  }

  if (options.outstanding.blocked)
    return (
      <Page title={words.submit}>
        <OutstandingNotice owed={options.outstanding.owed} />
      </Page>
    );
  if (options.eligible.length === 0)
    return (
      <Page title={words.submit}>
        <GoodsStrip items={options.items} value={options.goodsValue} />
        {delivery}
        <NoLineFits options={options} addressId={addressId} />
      </Page>
    );
  return (
    <Page
      title={words.submit}
      footer={
        form.cost ? (
          <Button
            key="submit"
            wide
            type="submit"
            form={id}
            pending={submit.pending}
            disabledReason={owed === null ? null : words.answerFirst(cnyText(owed))}
          >
            {words.submitFor(cnyText(due.sum))}
          </Button>
        ) : (
          <Button key="choose" wide onClick={() => setComparing(true)}>
            {words.chooseLine}
          </Button>
        )
      }
    >
      <OwingNotice />
      <GoodsStrip items={options.items} value={options.goodsValue} />
      <OpenWork options={options} addressId={addressId} />
      {delivery}
      <ParcelParts
        form={form}
        id={id}
        onSubmit={send}
        comparing={comparing}
        onCompare={setComparing}
        sums={form.cost ? <SubmitSums form={form} total={form.cost.total} surcharge={due.surcharge} /> : null}
      >
        {options.items.length > 1 ? <PlanForMe options={options} addressId={addressId} /> : null}
      </ParcelParts>
    </Page>
  );
}

/** Several goods may cost less as several parcels. */
function PlanForMe({ options, addressId }: Pick<SubmitFormProps, "options" | "addressId">) {
  const words = useDict(storageDict);
  const itemIds = options.items.map(({ itemId }) => itemId);
  return (
    <CellGroup>
      <Cell
        icon={<Route size={20} />}
        title={words.planForMe}
        note={words.planNote}
        href={href("/package/plan/detail", { itemIds, addressId })}
      />
    </CellGroup>
  );
}

/** New goods go nowhere while a balance over the limit is owed. */
export function OutstandingNotice({ owed }: { owed: string }) {
  const words = useDict(storageDict);
  return (
    <Notice
      alert
      tone="danger"
      title={words.outstanding(cnyText(owed))}
      action={
        <LinkButton small href={href("/package/list", { tab: "back-payment" })}>
          {words.toBackPayment}
        </LinkButton>
      }
    >
      {words.outstandingHelp}
    </Notice>
  );
}
