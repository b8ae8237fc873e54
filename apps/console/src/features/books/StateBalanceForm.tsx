import { serverNow, useAction } from "@sihai/client";
import { readBalances, stateBalance } from "@sihai/contract/books";
import { type Currency, currencies, currencyCodes, parseMoney, toDecimal } from "@sihai/domain";
import { beijingDate, beijingDateStart, isCalendarDay } from "@sihai/domain/clocks";
import { consoleBooksDict } from "@sihai/text/dict/console/books";
import { Bound, Button, Card, currencyOptions, Form, MoneyField, Select, toastSuccess, useSchemaForm } from "@sihai/ui";
import * as z from "zod/mini";
import { useDict } from "#console";
import { amount, DayField, showRefusal } from "#desk";

const hourMs = 3_600_000;
const hours = Array.from({ length: 25 }, (_, hour) => ({ value: String(hour), label: `${String(hour).padStart(2, "0")}:00` }));

/** What a bank statement says stands on a receiving account at an hour; 24:00 is the day's end. */
export function StateBalanceForm() {
  const words = useDict(consoleBooksDict);
  const form = useSchemaForm(
    z.object({
      currency: z.enum(currencyCodes),
      amount: amount(words.amountBad),
      day: z.string().check(z.refine(isCalendarDay, { error: words.dayBad })),
      hour: z.string(),
    }),
    { currency: "CNY" as Currency, amount: "", day: beijingDate(new Date(serverNow())), hour: "0" },
  );
  const state = useAction(stateBalance, {
    refreshes: [readBalances],
    onDone() {
      toastSuccess(words.stated);
      form.setValue("amount", "");
    },
    onFailed: (error) => showRefusal(form, error, { HOUR_WRONG: "hour" }),
  });
  const currency = form.watch("currency");
  return (
    <Card title={words.stateTitle}>
      <p className="mb-3 text-note text-grey">{words.stateHint}</p>
      <Form
        form={form}
        onSubmit={(said) => {
          const at = new Date(beijingDateStart(said.day).getTime() + Number(said.hour) * hourMs).toISOString();
          const whole = currencies[said.currency].digits === 0 ? (said.amount.split(".")[0] ?? "") : said.amount;
          return state.run({
            body: { amount: { amount: toDecimal(parseMoney(whole, said.currency)), currency: said.currency }, at },
          });
        }}
        className="flex flex-wrap items-end gap-3"
      >
        <Bound form={form} name="currency">
          {(field) => <Select label={words.currency} options={currencyOptions} {...field} />}
        </Bound>
        <Bound form={form} name="amount">
          {(field) => <MoneyField label={words.amount} required currency={currency} {...field} />}
        </Bound>
        <Bound form={form} name="day">
          {(field) => <DayField label={words.day} required {...field} />}
        </Bound>
        <Bound form={form} name="hour">
          {(field) => <Select label={words.hour} options={hours} {...field} />}
        </Bound>
        <Button type="submit" small pending={state.pending}>
          {words.state}
        </Button>
      </Form>
    </Card>
  );
}
