import { useAction } from "@sihai/client";
import { listAdjustments, proposeAdjustment } from "@sihai/contract/books";
import { type Currency, currencies, currencyCodes, isPositive } from "@sihai/domain";
import { consoleBooksDict } from "@sihai/text/dict/console/books";
import { Bound, Button, Card, Form, MoneyField, Select, TextArea, TextField, toastSuccess, useSchemaForm } from "@sihai/ui";
import * as z from "zod/mini";
import { useDict } from "#console";
import { fieldText, showRefusal } from "#desk";

/** Proposes a correction of a customer's balance to a colleague. */
export function AdjustForm() {
  const words = useDict(consoleBooksDict);
  const form = useSchemaForm(
    z
      .object({
        customerMark: fieldText(proposeAdjustment.body.shape.customerMark, words.markHint),
        way: z.enum(["add", "take"]),
        currency: z.enum(currencyCodes),
        amount: z.string(),
        reason: fieldText(proposeAdjustment.body.shape.reason, words.needed),
      })
      .check(
        z.refine(
          ({ amount, currency }) => isPositive(amount) && (amount.split(".")[1]?.length ?? 0) <= currencies[currency].digits,
          {
            path: ["amount"],
            error: words.amountBad,
          },
        ),
      ),
    { customerMark: "", way: "add" as "add" | "take", currency: "CNY" as Currency, amount: "", reason: "" },
  );
  const propose = useAction(proposeAdjustment, {
    refreshes: [listAdjustments],
    onDone({ adjustmentNo }) {
      toastSuccess(words.proposed(adjustmentNo));
      form.reset();
    },
    onFailed: (error) =>
      showRefusal(form, error, {
        ADJUSTMENT_OWNER_UNKNOWN: "customerMark",
        ADJUSTMENT_TOO_LARGE: "amount",
        ADJUSTMENT_NOT_COVERED: "amount",
      }),
  });
  const currency = form.watch("currency");
  return (
    <Card title={words.proposeTitle}>
      <p className="mb-3 text-note text-grey">{words.proposeHint}</p>
      <Form
        form={form}
        onSubmit={({ customerMark, way, amount, reason, ...said }) =>
          propose.run({
            body: { customerMark, reason, amount: { amount: way === "take" ? `-${amount}` : amount, currency: said.currency } },
          })
        }
        className="flex flex-col gap-3"
      >
        <div className="grid gap-3 sm:grid-cols-4">
          <Bound form={form} name="customerMark">
            {(field) => (
              <TextField label={words.mark} hint={words.markHint} required maxLength={24} autoComplete="off" {...field} />
            )}
          </Bound>
          <Bound form={form} name="way">
            {({ onChange, ...field }) => (
              <Select
                label={words.way}
                options={[
                  { value: "add", label: words.ways.add },
                  { value: "take", label: words.ways.take },
                ]}
                onChange={(value) => onChange(value === "take" ? "take" : "add")}
                {...field}
              />
            )}
          </Bound>
          <Bound form={form} name="currency">
            {({ onChange, ...field }) => (
              <Select
                label={words.currency}
                options={currencyCodes.map((code) => ({ value: code, label: code }))}
                onChange={(value) => onChange(value as Currency)}
                {...field}
              />
            )}
          </Bound>
          <Bound form={form} name="amount">
            {(field) => <MoneyField label={words.amount} required currency={currency} {...field} />}
          </Bound>
        </div>
        <Bound form={form} name="reason">
          {(field) => <TextArea label={words.reason} required rows={2} maxLength={300} {...field} />}
        </Bound>
        <div>
          <Button type="submit" small pending={propose.pending}>
            {words.propose}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
