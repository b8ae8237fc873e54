import { changeParcel, listParcels, parcelDetail, parcelOptions } from "@sihai/contract/parcel";
import { getWallet, listBills } from "@sihai/contract/payment";
import { listStorage } from "@sihai/contract/storage";
import { parcelDict } from "@sihai/text/dict/parcel";
import { toastFailure, toastSuccess } from "@sihai/ui";
import { useState } from "react";
import { go, isRefused, useAction, useDict } from "#shop";
import { clearParcelSubmit, useParcelSubmit } from "../../../stores/parcel-submit.ts";
import type { Parcel } from "../parcel-view.ts";
import type { ParcelForm } from "../submit/use-parcel-form.ts";
import type { PayProblem } from "./ChangePassword.tsx";

type Changing = {
  parcel: Parcel;
  form: ParcelForm;
  /** Undefined: the address on the parcel. */
  addressId: string | undefined;
  /** What a parcel that is paid already costs more, to be taken from the balance with the payment password; null: nothing. */
  toPay: string | null;
  /** The parcel, or its price, is not what the page shows. */
  onStale: () => void;
};

const retryable = ["PAY_PASSWORD_WRONG", "PAY_PASSWORD_LOCKED", "PAY_PASSWORD_NOT_SET", "BALANCE_NOT_ENOUGH"] as const;

/** Sends the change; where more is due it asks for the payment password first, and again when that was refused. */
export function useChangeParcel({ parcel, form, addressId, toPay, onStale }: Changing) {
  const words = useDict(parcelDict);
  const [isPaying, setPaying] = useState(false);
  const [problem, setProblem] = useState<PayProblem | null>(null);
  const { packageId, revision } = parcel;
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
      if (isRefused(error, ...retryable)) {
        const short = isRefused(error, "BALANCE_NOT_ENOUGH") ? error.facts.short : null;
        setProblem({ code: error.code, text: error.message, short });
        return;
      }
      setPaying(false);
      if (form.askAgain(error)) return;
      toastFailure(error.message);
      onStale();
    },
  });

  function send(payPassword?: string) {
    setProblem(null);
    const body = form.body();
    if (!body) return setPaying(false);
    if (toPay !== null && payPassword === undefined) return setPaying(true);
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

  return { send, pending: change.pending, problem, isPaying, stopPaying: () => setPaying(false) };
}
