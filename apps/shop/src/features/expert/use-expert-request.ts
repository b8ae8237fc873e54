import { addressList } from "@sihai/contract/address";
import { expertTerms, listExpert, submitExpert } from "@sihai/contract/expert";
import { getWallet } from "@sihai/contract/payment";
import { listStorage } from "@sihai/contract/storage";
import { add, cny, isPositive, sign, subtract, toDecimal, zero } from "@sihai/domain";
import { cnyText } from "@sihai/text";
import { expertDict } from "@sihai/text/dict/expert";
import { toastFailure, toastSuccess, useFaults } from "@sihai/ui";
import { useState } from "react";
import { go, useAction, useDict, useEndpoint, useSession, useSettings } from "#shop";
import { clearExpertDraft, useExpertDraft } from "../../stores/expert-draft.ts";

const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;

export type ExpertRequest = ReturnType<typeof useExpertRequest>;

/** The request as it is drafted, with its terms, what it lacks, and the two steps of sending it: the press, and the password for direct deduction. */
export function useExpertRequest(addressId: string | undefined) {
  const words = useDict(expertDict);
  const draft = useExpertDraft();
  const settings = useSettings();
  const fee = settings ? toDecimal(settings.expertFee) : null;
  const known = useSession(({ user }) => user?.email ?? "");
  const [asksPassword, setAsksPassword] = useState(false);
  const { addresses, address, stored, items } = useWhatAndWhereTo(draft.itemIds, addressId);
  const { objective, packaging, maySplit, deduction } = draft;
  const itemIds = items.map((item) => item.itemId);
  const wishes = { itemIds, addressId: address?.addressId ?? "0", objective, maySplit, packaging };
  const isRequested = items.length > 0 && address !== undefined;
  const terms = useEndpoint(expertTerms, { body: wishes }, { freshMs: 0, enabled: isRequested });
  const submit = useAction(submitExpert, {
    refreshes: [listExpert, listStorage, getWallet],
    onDone: ({ tradeNo }) => {
      clearExpertDraft();
      toastSuccess(words.submitted);
      go("/pay/index", { tradeNo }, { replace: true });
    },
    onFailed: () => void terms.refetch(),
  });

  const email = draft.email === "" ? known : draft.email;
  const declared = draft.declared === "" ? (terms.data?.declared.amount ?? "") : draft.declared;
  const { missing, short } = missingOf(deduction === "direct" ? terms.data : undefined);
  const faults = useFaults({
    goods: items.length === 0 ? words.needGoods : null,
    address: address ? null : words.needAddress,
    declared: isPositive(declared) ? null : words.needDeclared,
    email: emailShape.test(email.trim()) ? null : words.needEmail,
    hold: sign(missing) > 0 && terms.data ? words.holdShort(cnyText(terms.data.wallet), cnyText(terms.data.fee)) : null,
    agreed: draft.agreed ? null : words.needTerms,
    terms: terms.error?.message ?? null,
  });

  function press() {
    const fault = faults.press();
    if (fault !== null) toastFailure(fault);
    else if (deduction === "direct") setAsksPassword(true);
    else send();
  }

  function send(payPassword?: string) {
    setAsksPassword(false);
    const hold = terms.data?.hold ?? "0.00";
    const written = { email: email.trim(), description: draft.description.trim() };
    void submit.run({
      body: {
        ...wishes,
        ...written,
        deduction,
        declared: { amount: declared, currency: "USD" },
        ...(payPassword !== undefined && { payPassword, hold }),
      },
    });
  }

  return {
    ...{ addresses, address, stored, items, isRequested, terms, email, declared, short, faults },
    ...{ fee, feeText: fee === null ? "…" : cnyText(fee) },
    ...{ press, send, pending: submit.pending, asksPassword, stopAsking: () => setAsksPassword(false) },
  };
}

/** The goods chosen that are still free, and the address that is meant: the one asked for, else the first. */
function useWhatAndWhereTo(itemIds: readonly string[], addressId: string | undefined) {
  const addresses = useEndpoint(addressList, { query: { pageSize: 50 } }, { freshMs: 0 });
  const stored = useEndpoint(
    listStorage,
    { query: { itemIds: itemIds.join(","), pageSize: 100 } },
    { freshMs: 0, enabled: itemIds.length > 0 },
  );
  const items = itemIds.length === 0 ? [] : (stored.data?.list ?? []).filter(({ reserved }) => !reserved);
  const list = addresses.data?.list ?? [];
  const address = list.find((one) => one.addressId === addressId) ?? list[0];
  return { addresses, address, stored: itemIds.length > 0 ? stored : null, items };
}

type Terms = { hold: string; wallet: string; fee: string };

/** What the balance lacks for a direct deduction, and what to top up: the fee comes from the same balance a moment later. */
function missingOf(terms: Terms | undefined) {
  if (terms === undefined) return { missing: zero("CNY"), short: null };
  const missing = subtract(cny(terms.hold), cny(terms.wallet));
  const withFee = add(missing, cny(terms.fee));
  return { missing, short: sign(withFee) > 0 ? toDecimal(withFee) : null };
}
