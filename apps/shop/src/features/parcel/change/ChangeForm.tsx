import { cny, negate, sign, subtract, toDecimal } from "@sihai/domain";
import { cnyText } from "@sihai/text";
import { parcelDict } from "@sihai/text/dict/parcel";
import { storageDict } from "@sihai/text/dict/storage";
import { Button, Card, CostLines, Notice, Page } from "@sihai/ui";
import { type ReactNode, useId, useState } from "react";
import { useDict } from "#shop";
import { ExcludedLines } from "../../freight/ExcludedLines.tsx";
import type { Parcel } from "../parcel-view.ts";
import { OpenWork, owedOn } from "../submit/OpenWork.tsx";
import { ParcelParts } from "../submit/ParcelParts.tsx";
import { OutstandingNotice } from "../submit/SubmitForm.tsx";
import type { Options } from "../submit/submit-total.ts";
import { type ParcelForm, useParcelForm } from "../submit/use-parcel-form.ts";
import { buttonText, type Difference } from "./button-text.ts";
import { ChangePassword } from "./ChangePassword.tsx";
import { useChangeParcel } from "./use-change-parcel.ts";

type ChangeFormProps = {
  parcel: Parcel;
  options: Options;
  /** Undefined: the address on the parcel. */
  addressId: string | undefined;
  goods: ReactNode;
  delivery: ReactNode;
  /** The parcel, or its price, is not what this page shows. */
  onStale: () => void;
};

/** The parts of a parcel as they are, what a change of them comes to, and one button that makes it. */
export function ChangeForm({ parcel, options, addressId, goods, delivery, onStale }: ChangeFormProps) {
  const words = useDict(parcelDict);
  const submitWords = useDict(storageDict);
  const form = useParcelForm({ options, defaultEmail: parcel.email, before: parcel });
  const id = useId();
  const [comparing, setComparing] = useState(false);
  const difference = differenceOf(parcel, form);
  const toPay = parcel.paidAt === null ? null : difference.more;
  const change = useChangeParcel({ parcel, form, addressId, toPay, onStale });
  const blocked = options.outstanding.blocked && options.items.some((item) => !isIn(parcel, item.itemId));

  if (options.eligible.length === 0)
    return (
      <Page title={words.change}>
        {goods}
        {delivery}
        <Notice alert tone="danger" title={submitWords.noLineFits}>
          {submitWords.noLineFitsOne(options.items.length)}
        </Notice>
        <ExcludedLines excluded={options.excluded} items={options.items} splitHref={undefined} />
      </Page>
    );
  const owed = owedOn(options);
  const dead = blocked ? submitWords.outstandingHelp : owed && submitWords.answerFirst(cnyText(owed));
  const button = form.cost ? (
    <Button key="change" wide type="submit" form={id} pending={change.pending} disabledReason={dead}>
      {buttonText({ ...difference, total: form.cost.total }, parcel, words)}
    </Button>
  ) : (
    <Button key="choose" wide onClick={() => setComparing(true)} disabledReason={dead}>
      {submitWords.chooseLine}
    </Button>
  );
  return (
    <Page title={words.change} footer={button}>
      {goods}
      {blocked ? <OutstandingNotice owed={options.outstanding.owed} /> : null}
      <OpenWork options={options} />
      {delivery}
      <ParcelParts
        form={form}
        id={id}
        onSubmit={() => change.send()}
        comparing={comparing}
        onCompare={setComparing}
        totalLabel={words.newTotal}
        difference={form.cost ? <WhatChanges parcel={parcel} total={form.cost.total} {...difference} /> : null}
      />
      {change.isPaying && toPay !== null ? (
        <ChangePassword
          amount={toPay}
          problem={change.problem}
          pending={change.pending}
          onPassword={change.send}
          onClose={change.stopPaying}
        />
      ) : null}
    </Page>
  );
}

function differenceOf(parcel: Parcel, { cost }: ParcelForm): Difference {
  if (cost === null) return { more: null, back: null };
  const difference = subtract(cny(cost.total), cny(parcel.total));
  return {
    more: sign(difference) > 0 ? toDecimal(difference) : null,
    back: sign(difference) < 0 ? toDecimal(negate(difference)) : null,
  };
}

/** The new sum beside the old one, and which way the difference goes. */
function WhatChanges({ parcel, total, more, back }: Difference & { parcel: Parcel; total: string }) {
  const words = useDict(parcelDict);
  const isPaid = parcel.paidAt !== null;

  function label(): string {
    if (back !== null) return isPaid ? words.comesBack : words.lessToPay;
    if (more !== null) return isPaid ? words.fromBalance : words.moreToPay;
    return words.noDifference;
  }

  return (
    <Card title={words.whatChanges}>
      <CostLines
        lines={[
          { label: words.newTotal, amount: total },
          { label: isPaid ? words.paidAlready : words.oldTotal, amount: `-${parcel.total}` },
        ]}
        total={{ label: label(), amount: back ?? more ?? "0.00" }}
        note={isPaid ? words.changePaidNote : words.changeUnpaidNote}
      />
    </Card>
  );
}

function isIn(parcel: Parcel, itemId: string): boolean {
  return parcel.items.some((item) => item.itemId === itemId);
}
