import { addressList } from "@sihai/contract/address";
import { expertTerms, listExpert, submitExpert } from "@sihai/contract/expert";
import { getWallet } from "@sihai/contract/payment";
import { listStorage } from "@sihai/contract/warehouse";
import { add, cny, sign, subtract, toDecimal, zero } from "@sihai/domain";
import { cnyText, formatDate } from "@sihai/text";
import { expertDict } from "@sihai/text/dict/expert";
import { Button, Card, Checkbox, Notice, Page, SkeletonCard, toastFailure, toastSuccess } from "@sihai/ui";
import { type ReactNode, useState } from "react";
import { go, NotYet, useAction, useDict, useEndpoint, useLanguage, useSession, useSettings } from "#shop";
import { clearExpertDraft, useExpertDraft } from "../../stores/expert-draft.ts";
import { DeliveryCard } from "../parcel/submit/DeliveryCard.tsx";
import { PasswordSheet } from "../payment/PasswordSheet.tsx";
import { DeductionCard } from "./DeductionCard.tsx";
import { ExpertGoods } from "./ExpertGoods.tsx";
import { ExpertWishes } from "./ExpertWishes.tsx";
import { HowItWorks } from "./HowItWorks.tsx";

const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;
const amountShape = /^\d{1,7}(\.\d{1,2})?$/;

/** What is asked of the expert, what it costs, and one press to request and pay the fee. */
export function AskExpert({ tabs, addressId }: { tabs: ReactNode; addressId: string | undefined }) {
  const words = useDict(expertDict);
  const language = useLanguage();
  const draft = useExpertDraft();
  const known = useSession(({ user }) => user?.email ?? "");
  const [tried, setTried] = useState(false);
  const [asksPassword, setAsksPassword] = useState(false);
  const addresses = useEndpoint(addressList, { query: { pageSize: 50 } }, { freshMs: 0 });
  const { itemIds, objective, packaging, maySplit, deduction } = draft;
  const stored = useEndpoint(
    listStorage,
    { query: { itemIds: itemIds.join(","), pageSize: 100 } },
    { freshMs: 0, enabled: itemIds.length > 0 },
  );
  const items = itemIds.length === 0 ? [] : (stored.data?.list ?? []).filter(({ reserved }) => !reserved);
  const list = addresses.data?.list ?? [];
  const address = list.find((one) => one.addressId === addressId) ?? list[0];
  const wishes = {
    itemIds: items.map(({ itemId }) => itemId),
    addressId: address?.addressId ?? "0",
    objective,
    maySplit,
    packaging,
  };
  const isAsked = items.length > 0 && address !== undefined;
  const terms = useEndpoint(expertTerms, { body: wishes }, { freshMs: 0, enabled: isAsked });
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
  const isDirect = deduction === "direct" && terms.data !== undefined;
  const missing = isDirect ? subtract(cny(terms.data.hold), cny(terms.data.wallet)) : zero("CNY");
  // The fee comes from the same balance a moment later: one top-up covers both.
  const withFee = isDirect ? add(missing, cny(terms.data.fee)) : zero("CNY");
  const short = sign(withFee) > 0 ? toDecimal(withFee) : null;
  const faults = {
    goods: items.length === 0 ? words.needGoods : null,
    address: address ? null : words.needAddress,
    declared: amountShape.test(declared) && Number(declared) > 0 ? null : words.needDeclared,
    email: emailShape.test(email.trim()) ? null : words.needEmail,
    hold: sign(missing) > 0 && terms.data ? words.holdShort(cnyText(terms.data.wallet), cnyText(terms.data.fee)) : null,
    agreed: draft.agreed ? null : words.needTerms,
  };
  const fault = Object.values(faults).find((one) => one !== null) ?? terms.error?.message ?? null;
  const settings = useSettings();
  const expertFee = settings ? toDecimal(settings.expertFee) : null;
  const fee = expertFee === null ? "…" : cnyText(expertFee);

  function press() {
    setTried(true);
    if (fault !== null) {
      toastFailure(fault);
      document.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
    } else if (deduction === "direct") setAsksPassword(true);
    else send();
  }

  function send(payPassword?: string) {
    setAsksPassword(false);
    void submit.run({
      body: {
        ...wishes,
        deduction,
        declared: { amount: declared, currency: "USD" },
        email: email.trim(),
        description: draft.description.trim(),
        ...(payPassword !== undefined && { payPassword, hold: terms.data?.hold ?? "0.00" }),
      },
    });
  }

  return (
    <Page
      title={words.title}
      footer={
        <Button wide pending={submit.pending} disabledReason={isAsked && terms.isPending ? words.checking : null} onClick={press}>
          {words.submit(fee)}
        </Button>
      }
    >
      {tabs}
      <div id="expert" className="flex flex-col gap-3">
        <HowItWorks fee={expertFee} />
        <ExpertGoods read={itemIds.length > 0 ? stored : null} items={items} />
        {!addresses.data ? (
          <NotYet read={addresses} skeleton={<SkeletonCard lines={2} />} />
        ) : (
          <DeliveryCard
            addresses={list}
            chosen={address}
            onChoose={(chosen) => go("/delivery-expert/index", { addressId: chosen }, { replace: true })}
          />
        )}
        {terms.error && isAsked ? (
          <Notice tone="danger" alert>
            {terms.error.message}
          </Notice>
        ) : null}
        <ExpertWishes
          declared={declared}
          proposed={terms.data?.declared.amount}
          email={email}
          faults={tried ? faults : { declared: null, email: null }}
        />
        <DeductionCard terms={terms.data} short={short} />
        <Card>
          {terms.data ? (
            <p className="mb-1 text-note text-grey">
              {words.soonest(formatDate(terms.data.soonestAt, language), formatDate(terms.data.dueAt, language))}
            </p>
          ) : null}
          <Checkbox
            label={words.agree(fee)}
            checked={draft.agreed}
            onChange={(agreed) => useExpertDraft.setState({ agreed })}
            error={tried ? (faults.agreed ?? undefined) : undefined}
          />
        </Card>
      </div>
      {asksPassword && terms.data ? (
        <PasswordSheet open onClose={() => setAsksPassword(false)} submitText={words.confirm} onPassword={send}>
          {words.passwordFor(cnyText(terms.data.hold))}
        </PasswordSheet>
      ) : null}
    </Page>
  );
}
