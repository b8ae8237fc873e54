import { openRecharge } from "@sihai/contract/payment";
import { cny, compare, toDecimal } from "@sihai/domain";
import type { PublicSettings } from "@sihai/domain/setting";
import { cnyText } from "@sihai/text";
import { type WalletWords, walletDict } from "@sihai/text/dict/payment-wallet";
import { Bound, FormSheet, MoneyField, useSchemaForm } from "@sihai/ui";
import * as z from "zod/mini";
import { go, showRefusal, useAction, useDict, useSettings } from "#shop";

type Limits = PublicSettings["rechargeLimits"] | undefined;

/** How much; how to pay is chosen on the payment page. */
export function RechargeSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const words = useDict(walletDict);
  const limits = useSettings()?.rechargeLimits;
  const form = useSchemaForm(rechargeSchema(limits, words), { amount: "" });
  const recharge = useAction(openRecharge, {
    onDone: ({ tradeNo }) => go("/pay/index", { tradeNo }),
    onFailed: (error) => showRefusal(form, error, { RECHARGE_AMOUNT_REFUSED: "amount" }),
  });
  return (
    <FormSheet
      open={open}
      onClose={onClose}
      title={words.rechargeTitle}
      form={form}
      submitText={words.rechargeNext}
      pending={recharge.pending}
      onSubmit={({ amount }) => recharge.run({ body: { amount } })}
    >
      <Bound form={form} name="amount">
        {(field) => (
          <MoneyField label={words.rechargeAmount} required hint={limits && words.rechargeHint(...textOf(limits))} {...field} />
        )}
      </Bound>
    </FormSheet>
  );
}

function rechargeSchema(limits: Limits, words: WalletWords) {
  const error = limits ? words.rechargeBad(...textOf(limits)) : words.rechargeWaits;
  return z.object({ amount: z.string().check(z.refine((amount) => isAmount(amount, limits), { error })) });
}

function textOf({ least, most }: NonNullable<Limits>): [least: string, most: string] {
  return [cnyText(toDecimal(least)), cnyText(toDecimal(most))];
}

function isAmount(text: string, limits: Limits): boolean {
  if (!limits || !/^\d{1,7}(\.\d{1,2})?$/.test(text)) return false;
  return compare(cny(text), limits.least) >= 0 && compare(cny(text), limits.most) <= 0;
}
