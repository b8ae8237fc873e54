import { isRefused } from "@sihai/client";
import type { CallData } from "@sihai/contract";
import { getWallet, listBills } from "@sihai/contract/payment";
import { exchangeBalance, exchangeOffers } from "@sihai/contract/transfer";
import { compare, fitsCurrency, isPositive, parseMoney, toDecimal } from "@sihai/domain";
import { exchangeToCny } from "@sihai/domain/exchange";
import { cnyText, formatRate, moneyText } from "@sihai/text";
import { transferDict } from "@sihai/text/dict/transfer";
import { Bound, FormSheet, MoneyField, toastSuccess } from "@sihai/ui";
import * as z from "zod/mini";
import { showRefusal, useAction, useDict, useRefresh } from "#shop";
import { tabDraft } from "../../stores/tab-draft.ts";
import { useKeptForm } from "../../stores/use-kept-form.ts";

/** How much of a balance is to be changed, over a reload and the closing of the sheet; begun anew once the balance is another. */
const draft = tabDraft<{ amount: string }>("sh_exchange");

type Offer = CallData<typeof exchangeOffers>["offers"][number];

/** How much of a balance becomes CNY, and what it comes to at the rate shown. */
export function ExchangeSheet({ offer, onClose }: { offer: Offer; onClose: () => void }) {
  const words = useDict(transferDict).exchange;
  const refresh = useRefresh();
  const { held, rateId, rate } = offer;
  const all = moneyText(held);
  const form = useKeptForm(
    z.object({ amount: z.string().check(z.refine((text) => comesTo(text, offer) !== null, { error: words.bad(all) })) }),
    draft,
    `${held.currency} ${held.amount}`,
    { amount: held.amount },
  );
  const change = useAction(exchangeBalance, {
    refreshes: [exchangeOffers, getWallet, listBills],
    onDone: ({ got }) => {
      draft.forget();
      toastSuccess(words.done(cnyText(got)));
      onClose();
    },
    onFailed: (error) => {
      // Another rate holds now: it is shown, and what was typed stands.
      if (isRefused(error, "RATE_CHANGED")) void refresh(exchangeOffers);
      return showRefusal(form, error, { EXCHANGE_AMOUNT_REFUSED: "amount" });
    },
  });
  const gets = comesTo(form.watch("amount"), offer);
  return (
    <FormSheet
      open
      onClose={onClose}
      title={words.sheet(held.currency)}
      form={form}
      submitText={gets === null ? words.change : words.submit(cnyText(gets))}
      pending={change.pending}
      onSubmit={({ amount }) =>
        change.run({
          body: { rateId, amount: { amount: toDecimal(parseMoney(amount, held.currency)), currency: held.currency } },
        })
      }
    >
      <Bound form={form} name="amount">
        {(field) => <MoneyField label={words.amount} required currency={held.currency} hint={words.upTo(all)} {...field} />}
      </Bound>
      <p className="text-body">{words.rate(formatRate(rate), held.currency)}</p>
      <p className="text-note text-grey">{words.note}</p>
    </FormSheet>
  );
}

/** What an amount comes to in CNY; null for one that cannot be changed. */
function comesTo(text: string, { held, rate }: Offer): string | null {
  if (!isPositive(text) || !fitsCurrency({ amount: text, currency: held.currency })) return null;
  const amount = parseMoney(text, held.currency);
  if (compare(amount, parseMoney(held.amount, held.currency)) > 0) return null;
  const got = exchangeToCny(amount, rate);
  return got.amount > 0n ? toDecimal(got) : null;
}
