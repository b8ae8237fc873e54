import { checkHasPayPassword } from "@sihai/contract/identity";
import { formatAmount, moneyText } from "@sihai/text";
import { withdrawalDict } from "@sihai/text/dict/withdrawal";
import { Bound, Button, Card, FormPage, MoneyField, Notice } from "@sihai/ui";
import { isRefused, useDict, useEndpoint } from "#shop";
import { NoPasswordSheet } from "../payment/NoPasswordSheet.tsx";
import { PasswordSheet } from "../payment/PasswordSheet.tsx";
import { AccountFields } from "./AccountFields.tsx";
import { limitsText, wholeOf } from "./amounts.ts";
import { SplitCard } from "./SplitCard.tsx";
import type { MoneyOnWire, OptionsOnWire } from "./types.ts";
import { type ApplyDraft, useApplyForm } from "./use-apply-form.ts";

/** How much, where each part of it goes, the account where one is needed, and the payment password. */
export function ApplyForm({ all }: { all: OptionsOnWire }) {
  const words = useDict(withdrawalDict);
  const draft = useApplyForm(all);
  const { form, split, wanted, needsAccount } = draft;
  return (
    <>
      <FormPage
        title={words.applyTitle}
        form={form}
        submitText={wanted === null ? words.next : words.passwordFor(formatAmount(wanted, all.available.currency))}
        pending={draft.pending || (wanted !== null && split.current === null && split.error === null)}
        className="flex flex-col gap-3"
        onSubmit={draft.ask}
      >
        <Refused draft={draft} />
        <Card>
          <Amount all={all} form={form} />
        </Card>
        <SplitCard split={split} />
        {needsAccount && split.shown ? <AccountFields form={form} toAccount={split.shown.toAccount} /> : null}
      </FormPage>
      <Password draft={draft} all={all} />
    </>
  );
}

function Amount({ all, form }: { all: OptionsOnWire; form: ApplyDraft["form"] }) {
  const words = useDict(withdrawalDict);
  const { available } = all;
  const whole = wholeOf(all);
  return (
    <>
      <Bound form={form} name="amount">
        {(field) => (
          <MoneyField
            label={words.amount(available.currency)}
            currency={available.currency}
            required
            hint={limitsText(all, words)}
            {...field}
          />
        )}
      </Bound>
      <div className="mt-2">
        <Button
          small
          kind="quiet"
          onClick={() => form.setValue("amount", whole.amount, { shouldDirty: true, shouldValidate: true })}
        >
          {words.amountAll(moneyText(whole))}
        </Button>
      </div>
    </>
  );
}

/** What was refused and belongs to no field, and the split that changed meanwhile; brought into view by the focus. */
function Refused({ draft: { refused, isAsking, notice } }: { draft: ApplyDraft }) {
  const words = useDict(withdrawalDict);
  if (refused === null || isAsking) return null;
  const hasChanged = isRefused(refused, "WITHDRAWAL_SPLIT_CHANGED");
  return (
    <div ref={notice} tabIndex={-1} className="scroll-mt-20 rounded-card">
      <Notice alert tone={hasChanged ? "warn" : "danger"}>
        {hasChanged ? words.splitChanged : refused.message}
      </Notice>
    </div>
  );
}

/** The payment password, or the way to one. */
function Password({ draft, all }: { draft: ApplyDraft; all: OptionsOnWire }) {
  const words = useDict(withdrawalDict);
  const has = useEndpoint(checkHasPayPassword, {}, { freshMs: 0 });
  const amount: MoneyOnWire["amount"] = draft.wanted ?? "0";
  if (has.data?.hasPassword === false)
    return (
      <NoPasswordSheet open={draft.isAsking} onClose={draft.stopAsking}>
        {words.noPassword}
      </NoPasswordSheet>
    );
  return (
    <PasswordSheet
      open={draft.isAsking}
      onClose={draft.stopAsking}
      submitText={words.next}
      pending={draft.pending}
      problem={draft.problem}
      onPassword={draft.sendWith}
    >
      {words.passwordFor(formatAmount(amount, all.available.currency))}
    </PasswordSheet>
  );
}
