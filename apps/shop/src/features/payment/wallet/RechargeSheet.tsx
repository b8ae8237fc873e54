import { openRecharge } from "@sihai/contract/payment";
import { add, cny, compare, percent, toDecimal } from "@sihai/domain";
import type { PublicSettings } from "@sihai/domain/setting";
import { cnyText, formatMoney } from "@sihai/text";
import { type WalletWords, walletDict } from "@sihai/text/dict/payment-wallet";
import { Bound, CostLines, FormSheet, MoneyField } from "@sihai/ui";
import * as z from "zod/mini";
import { go, showRefusal, useAction, useDict, useSettings } from "#shop";
import { tabDraft } from "../../../stores/tab-draft.ts";
import { useKeptForm } from "../../../stores/use-kept-form.ts";

/** How much is to be put in, over a reload and the closing of the sheet. */
const draft = tabDraft<{ amount: string }>("sh_recharge");

type Limits = PublicSettings["rechargeLimits"] | undefined;

type RechargeSheetProps = {
  open: boolean;
  onClose: () => void;
  /** The page the balance is wanted for, to which its payment leads back. */
  back?: string | undefined;
};

/** How much, what the card adds to it, and what it is charged. */
export function RechargeSheet({ open, onClose, back }: RechargeSheetProps) {
  const words = useDict(walletDict);
  const settings = useSettings();
  const limits = settings?.rechargeLimits;
  const form = useKeptForm(rechargeSchema(limits, words), draft, "card", { amount: "" });
  const typed = form.watch("amount");
  const amount = isAmount(typed, limits) ? typed : null;
  const surchargeBp = settings?.cardSurchargeBp ?? 0;
  const surcharge = toDecimal(percent(cny(amount ?? "0.00"), surchargeBp));
  // What the payment page asks for: there the card is chosen already.
  const charged = toDecimal(add(cny(amount ?? "0.00"), cny(surcharge)));
  const recharge = useAction(openRecharge, {
    onDone: ({ tradeNo }) => {
      draft.forget();
      go("/pay/index", { tradeNo, ...(back !== undefined && { back }) });
    },
    onFailed: (error) => showRefusal(form, error, { RECHARGE_AMOUNT_REFUSED: "amount" }),
  });
  return (
    <FormSheet
      open={open}
      onClose={onClose}
      title={words.rechargeTitle}
      form={form}
      submitText={amount === null ? words.rechargeNext : words.rechargeFor(cnyText(charged))}
      pending={recharge.pending}
      onSubmit={({ amount }) => recharge.run({ body: { amount } })}
    >
      <Bound form={form} name="amount">
        {(field) => (
          <MoneyField label={words.rechargeAmount} required hint={limits && words.rechargeHint(...textOf(limits))} {...field} />
        )}
      </Bound>
      {amount === null || surchargeBp === 0 ? null : (
        <CostLines
          lines={[
            { label: words.rechargeCredited, amount },
            { label: words.rechargeSurcharge(`${surchargeBp / 100}%`), amount: surcharge },
          ]}
          total={{ label: words.rechargeCharged, amount: charged }}
        />
      )}
    </FormSheet>
  );
}

function rechargeSchema(limits: Limits, words: WalletWords) {
  const error = limits ? words.rechargeBad(...textOf(limits)) : words.rechargeWaits;
  return z.object({ amount: z.string().check(z.refine((amount) => isAmount(amount, limits), { error })) });
}

function textOf({ least, most }: NonNullable<Limits>): [least: string, most: string] {
  return [formatMoney(least), formatMoney(most)];
}

function isAmount(text: string, limits: Limits): boolean {
  if (!limits || !/^\d{1,7}(\.\d{1,2})?$/.test(text)) return false;
  return compare(cny(text), limits.least) >= 0 && compare(cny(text), limits.most) <= 0;
}
