import { changeParcel, listParcels, parcelDetail, parcelOptions } from "@sihai/contract/parcel";
import { getWallet, listBills } from "@sihai/contract/payment";
import { listStorage } from "@sihai/contract/warehouse";
import { cny, sign, subtract, toDecimal } from "@sihai/domain";
import { cnyText } from "@sihai/text";
import { parcelDict } from "@sihai/text/dict/parcel";
import { storageDict } from "@sihai/text/dict/storage";
import { Button, Card, CostLines, Notice, Page, toastFailure, toastSuccess } from "@sihai/ui";
import { type ReactNode, useState } from "react";
import { go, isRefused, useAction, useDict } from "#shop";
import { clearParcelSubmit, useParcelSubmit } from "../../../stores/parcel-submit.ts";
import { ExcludedLines } from "../../freight/ExcludedLines.tsx";
import type { Parcel } from "../parcel-view.ts";
import { ParcelParts } from "../submit/ParcelParts.tsx";
import { OutstandingNotice } from "../submit/SubmitForm.tsx";
import type { Options } from "../submit/submit-total.ts";
import { useParcelForm } from "../submit/use-parcel-form.ts";
import { ChangePassword, type PayProblem } from "./ChangePassword.tsx";

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

const askedAgain = ["PAY_PASSWORD_WRONG", "PAY_PASSWORD_LOCKED", "PAY_PASSWORD_NOT_SET", "BALANCE_NOT_ENOUGH"] as const;

/** The parts of a parcel as they are, what a change of them comes to, and one button that makes it. */
export function ChangeForm({ parcel, options, addressId, goods, delivery, onStale }: ChangeFormProps) {
  const words = useDict(parcelDict);
  const submitWords = useDict(storageDict);
  const form = useParcelForm({ options, defaultEmail: parcel.email, before: parcel });
  const [comparing, setComparing] = useState(false);
  const [isPaying, setPaying] = useState(false);
  const [problem, setProblem] = useState<PayProblem | null>(null);
  const { packageId, revision } = parcel;
  const isPaid = parcel.paidAt !== null;
  const difference = form.cost ? subtract(cny(form.cost.total), cny(parcel.total)) : null;
  const more = difference && sign(difference) > 0 ? toDecimal(difference) : null;
  const back = difference && sign(difference) < 0 ? toDecimal({ ...difference, amount: -difference.amount }) : null;
  const blocked = options.outstanding.blocked && options.items.some((item) => !isIn(parcel, item.itemId));

  const change = useAction(changeParcel, {
    quiet: true,
    refreshes: [parcelDetail, parcelOptions, listParcels, listStorage, getWallet, listBills],
    onDone: () => {
      clearParcelSubmit();
      useParcelSubmit.setState({ diItemList: [] });
      toastSuccess(words.changed);
      go("/package/detail", { packageId }, { replace: true });
    },
    onFailed: (error) => {
      if (isRefused(error, ...askedAgain)) {
        const short = isRefused(error, "BALANCE_NOT_ENOUGH") ? error.facts.short : null;
        setProblem({ code: error.code, text: error.message, short });
        return;
      }
      setPaying(false);
      toastFailure(error.message);
      onStale();
    },
  });

  function send(payPassword?: string) {
    if (!form.chosen) return setComparing(true);
    const body = form.check();
    if (!body) return setPaying(false);
    if (isPaid && more !== null && payPassword === undefined) {
      setProblem(null);
      return setPaying(true);
    }
    const kept = body.identity.number.trim() === "" && form.keptNumber !== null;
    void change.run({
      body: {
        ...body,
        packageId,
        revision,
        identity: { ...body.identity, kept },
        ...(addressId === undefined ? {} : { addressId }),
        ...(payPassword === undefined ? {} : { payPassword }),
      },
    });
  }

  function labelOf(): string {
    if (back !== null) return isPaid ? words.comesBack : words.lessToPay;
    if (more !== null) return isPaid ? words.fromBalance : words.moreToPay;
    return words.noDifference;
  }

  if (options.eligible.length === 0)
    return (
      <Page title={words.change}>
        {goods}
        {delivery}
        <Notice alert tone="danger" title={submitWords.noLineFits}>
          {submitWords.noLineFitsOne}
        </Notice>
        <ExcludedLines excluded={options.excluded} splitHref={undefined} />
      </Page>
    );
  return (
    <Page
      title={words.change}
      footer={
        <Button
          wide
          pending={change.pending}
          onClick={() => send()}
          disabledReason={blocked ? submitWords.outstandingHelp : null}
        >
          {form.cost === null
            ? submitWords.chooseLine
            : isPaid && more !== null
              ? words.changeMore(cnyText(more))
              : isPaid && back !== null
                ? words.changeBack(cnyText(back))
                : words.changeTo(cnyText(form.cost.total))}
        </Button>
      }
    >
      {goods}
      {blocked ? <OutstandingNotice owed={options.outstanding.owed} /> : null}
      {delivery}
      <ParcelParts
        form={form}
        comparing={comparing}
        onCompare={setComparing}
        totalLabel={words.newTotal}
        difference={
          form.cost ? (
            <Card title={words.whatChanges}>
              <CostLines
                lines={[
                  { label: words.newTotal, amount: form.cost.total },
                  { label: isPaid ? words.paidAlready : words.oldTotal, amount: `-${parcel.total}` },
                ]}
                total={{
                  label: labelOf(),
                  amount: back ?? more ?? "0.00",
                }}
                note={isPaid ? words.changePaidNote : words.changeUnpaidNote}
              />
            </Card>
          ) : null
        }
      />
      {isPaying && more !== null ? (
        <ChangePassword
          amount={more}
          problem={problem}
          pending={change.pending}
          onPassword={(password) => {
            setProblem(null);
            send(password);
          }}
          onClose={() => setPaying(false)}
        />
      ) : null}
    </Page>
  );
}

function isIn(parcel: Parcel, itemId: string): boolean {
  return parcel.items.some((item) => item.itemId === itemId);
}
