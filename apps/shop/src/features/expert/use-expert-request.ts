import { addressList } from "@sihai/contract/address";
import { expertTerms, listExpert, submitExpert } from "@sihai/contract/expert";
import { getWallet } from "@sihai/contract/payment";
import { listStorage } from "@sihai/contract/storage";
import { add, cny, isPositive, sign, subtract, toDecimal, zero } from "@sihai/domain";
import { cnyText } from "@sihai/text";
import { type ExpertWords, expertDict } from "@sihai/text/dict/expert";
import { faultSchema, toastSuccess, useDraftForm } from "@sihai/ui";
import { useMemo, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { go, useAction, useDict, useEndpoint, useSession, useSettings } from "#shop";
import { clearExpertDraft, type ExpertFields, expertDraft, useExpertDraft } from "../../stores/expert-draft.ts";
import { deliveryAddress } from "../address/delivery-address.ts";
import { useAgreements } from "../content/agreement/use-agreements.ts";

const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;

export type ExpertRequest = ReturnType<typeof useExpertRequest>;
export type ExpertForm = UseFormReturn<ExpertFields, unknown, ExpertFields>;

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
    onDone: ({ tradeNo, serviceBarcode }) => {
      clearExpertDraft();
      toastSuccess(words.submitted);
      // Beneath the payment lies what was sent: a step back from it leads to no empty form.
      go("/delivery-expert/detail", { serviceBarcode }, { replace: true });
      go("/pay/index", { tradeNo });
    },
    onFailed: (error) => agreements.askAgain(error) || void terms.refetch(),
  });

  const proposed = { email: known, declared: terms.data?.declared.amount ?? "" };
  const { short } = missingOf(deduction, terms.data);
  const isChecking = isRequested && terms.isPending;
  const facts = { hasGoods: items.length > 0, hasAddress: address !== undefined, isChecking, terms, proposed };
  const form = useExpertForm(facts);
  const agreements = useAgreements(deduction === "direct" ? { "deposit-terms": "agreedDifference" } : {}, form);

  async function press() {
    if (deduction === "direct") setAsksPassword(true);
    else await send();
  }

  async function send(payPassword?: string) {
    setAsksPassword(false);
    const hold = terms.data?.hold ?? "0.00";
    const { email, declared } = writtenOf(draft, proposed);
    await submit.run({
      body: {
        ...wishes,
        ...{ email, description: draft.description.trim(), deduction },
        declared: { amount: declared, currency: "USD" },
        ...(payPassword !== undefined && {
          ...{ payPassword, hold },
          ...{ agreedDifference: draft.agreedDifference, agreementsSeen: agreements.seen() },
        }),
      },
    });
  }

  return {
    ...{ form, addresses, address, stored, items, isRequested, isChecking, terms, proposed, short },
    ...{ fee, feeText: fee === null ? "…" : cnyText(fee) },
    ...{ press, send, pending: submit.pending, asksPassword, stopAsking: () => setAsksPassword(false) },
  };
}

type Written = Pick<ExpertFields, "email" | "declared">;
type Facts = {
  hasGoods: boolean;
  hasAddress: boolean;
  /** What it comes to is being asked: what nobody knows yet is not sent. */
  isChecking: boolean;
  terms: { data: Terms | undefined; error: { message: string } | null };
  /** What stands in a field nothing was typed into. */
  proposed: { email: string; declared: string };
};

function writtenOf({ email, declared }: Written, proposed: Facts["proposed"]) {
  return { email: (email ?? proposed.email).trim(), declared: declared ?? proposed.declared };
}

/** The fields, judged with the goods, the address and the terms that stand beside them. */
function useExpertForm(facts: Facts): ExpertForm {
  const { hasGoods, hasAddress, isChecking, terms, proposed } = facts;
  const { data, error } = terms;
  const { email, declared } = proposed;
  const words = useDict(expertDict);
  const refused = isChecking ? words.checking : (error?.message ?? null);
  const schema = useMemo(
    () =>
      faultSchema<ExpertFields, "goods" | "address" | "terms">((fields) => {
        const written = writtenOf(fields, { email, declared });
        const { missing } = missingOf(fields.deduction, data);
        return [
          ["goods", hasGoods ? null : words.needGoods],
          ["address", hasAddress ? null : words.needAddress],
          ["terms", refused],
          // What the goods are worth is proposed once they are checked.
          ["declared", isPositive(written.declared) || (isChecking && fields.declared === null) ? null : words.needDeclared],
          ["email", emailShape.test(written.email) ? null : words.needEmail],
          ["deduction", data && sign(missing) > 0 ? shortText(data, words) : null],
          ["agreedDifference", fields.deduction === "direct" && !fields.agreedDifference ? words.needAgree : null],
          ["agreed", fields.agreed ? null : words.needTerms],
        ];
      }),
    [words, hasGoods, hasAddress, isChecking, data, refused, email, declared],
  );
  return useDraftForm(schema, expertDraft);
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
  const address = deliveryAddress(list, addressId);
  return { addresses, address, stored: itemIds.length > 0 ? stored : null, items };
}

/** What the balance does not cover, in words. */
export function shortText({ wallet, hold, fee }: Terms, words: ExpertWords): string {
  return words.holdShort(cnyText(wallet), cnyText(hold), cnyText(fee));
}

type Terms = { hold: string; wallet: string; fee: string };

/** What the balance lacks for a direct deduction, and what to top up: the fee comes from the same balance a moment later. */
function missingOf(deduction: ExpertFields["deduction"], terms: Terms | undefined) {
  if (deduction !== "direct" || terms === undefined) return { missing: zero("CNY"), short: null };
  const missing = subtract(cny(terms.hold), cny(terms.wallet));
  const withFee = add(missing, cny(terms.fee));
  return { missing, short: sign(withFee) > 0 ? toDecimal(withFee) : null };
}
