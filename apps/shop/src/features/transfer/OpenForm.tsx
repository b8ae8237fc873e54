import { listTransfers, openTransfer } from "@sihai/contract/transfer";
import { type Currency, compare, currencies, fitsCurrency, parseMoney, toDecimal } from "@sihai/domain";
import { labelled, moneyText } from "@sihai/text";
import { type TransferWords, transferDict } from "@sihai/text/dict/transfer";
import { Bound, Card, FormPage, MoneyField, Select } from "@sihai/ui";
import * as z from "zod/mini";
import { go, showRefusal, useAction, useDict, useLanguage, useSettings } from "#shop";
import { tabDraft } from "../../stores/tab-draft.ts";
import { useKeptForm } from "../../stores/use-kept-form.ts";
import { arrivalDays } from "./arrival-days.ts";
import type { WayOnWire } from "./types.ts";

type Limits = WayOnWire["limits"];
type Entry = z.infer<ReturnType<typeof entrySchema>>;

/** How much is to be sent is looked up in the bank's app, which may take the page away. */
export const amountDraft = tabDraft<Entry>("sh_transfer");

/** Which currency and how much; the account comes with the number to write into the transfer. */
export function OpenForm({ way: { method, limits, fee } }: { way: WayOnWire }) {
  const words = useDict(transferDict);
  const language = useLanguage();
  const days = useSettings()?.transferDays;
  const start: Entry = { currency: limits[0]?.least.currency ?? "CNY", amount: "" };
  const form = useKeptForm(entrySchema(limits, words), amountDraft, method, start);
  const open = useAction(openTransfer, {
    refreshes: [listTransfers],
    onDone: ({ transferNo }) => {
      amountDraft.forget();
      go(`/recharge/${method}`, { transferNo }, { replace: true });
    },
    onFailed: (error) => showRefusal(form, error, { TRANSFER_AMOUNT_REFUSED: "amount", TRANSFER_WAY_CLOSED: "currency" }),
  });
  const currency = form.watch("currency");
  const limit = limitOf(limits, currency);
  return (
    <FormPage
      title={words.ways[method].name}
      form={form}
      submitText={words.open.submit}
      pending={open.pending}
      onSubmit={(entry) =>
        open.run({
          body: { method, amount: { amount: toDecimal(parseMoney(entry.amount, entry.currency)), currency: entry.currency } },
        })
      }
    >
      <Card>
        <p className="text-body">{limits.length > 1 ? words.open.intro : words.open.introAmount}</p>
        <p className="mt-1 text-note text-grey">
          {days ? labelled(words.arrives, arrivalDays(days, method, words), language) : null}
          {fee ? ` · ${labelled(words.fee, words.wireFee(moneyText(fee)), language)}` : null}
        </p>
      </Card>
      {limits.length > 1 ? (
        <Bound form={form} name="currency">
          {(field) => (
            <Select
              label={words.open.currency}
              required
              options={limits.map(({ least }) => ({ value: least.currency, label: least.currency }))}
              {...field}
            />
          )}
        </Bound>
      ) : null}
      <Bound form={form} name="amount">
        {(field) => (
          <MoneyField
            label={words.open.amount}
            required
            currency={currency}
            hint={limit && words.open.limits(...textOf(limit))}
            {...field}
          />
        )}
      </Bound>
    </FormPage>
  );
}

function limitOf(limits: Limits, currency: Currency) {
  return limits.find(({ least }) => least.currency === currency);
}

function textOf({ least, most }: Limits[number]): [least: string, most: string] {
  return [moneyText(least), moneyText(most)];
}

function entrySchema(limits: Limits, words: TransferWords) {
  return z.object({ currency: z.enum(limits.map(({ least }) => least.currency)), amount: z.string() }).check(
    z.check(({ value, issues }) => {
      const limit = limitOf(limits, value.currency);
      if (!limit || fits(value.amount, limit)) return;
      // Typed for another currency: within the limits, and not an amount of this one.
      const message = fitsCurrency(value) ? words.open.amountBad(...textOf(limit)) : words.wholeOnly(value.currency);
      issues.push({ code: "custom", path: ["amount"], input: value.amount, message });
    }),
  );
}

function fits(text: string, { least, most }: Limits[number]): boolean {
  const { digits } = currencies[least.currency];
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(text) || (text.split(".")[1]?.length ?? 0) > digits) return false;
  const typed = parseMoney(text, least.currency);
  return (
    compare(typed, parseMoney(least.amount, least.currency)) >= 0 && compare(typed, parseMoney(most.amount, most.currency)) <= 0
  );
}
