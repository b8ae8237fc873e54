import { useAction } from "@sihai/client";
import { listAdjustments, proposeAdjustment } from "@sihai/contract/books";
import { currencyCodes, fitsCurrency, isPositive } from "@sihai/domain";
import { type ConsoleBooksWords, consoleBooksDict } from "@sihai/text/dict/console/books";
import {
  Bound,
  Button,
  Card,
  currencyOptions,
  Form,
  MoneyField,
  Select,
  TextArea,
  TextField,
  toastSuccess,
  type useSchemaForm,
} from "@sihai/ui";
import * as z from "zod/mini";
import { useDict } from "#console";
import { fieldText, shapedAs, showRefusal, usePersistedForm } from "#desk";

type Entry = z.infer<ReturnType<typeof adjustSchema>>;

function adjustSchema(words: ConsoleBooksWords) {
  return z
    .object({
      customerMark: fieldText(proposeAdjustment.body.shape.customerMark, words.markHint),
      way: z.enum(["add", "take"]),
      currency: z.enum(currencyCodes),
      amount: z.string(),
      reason: fieldText(proposeAdjustment.body.shape.reason, words.needed),
    })
    .check(z.refine((typed) => isPositive(typed.amount) && fitsCurrency(typed), { path: ["amount"], error: words.amountBad }));
}

const first: Entry = { customerMark: "", way: "add", currency: "CNY", amount: "", reason: "" };

/** Proposes a correction of a customer's balance to a colleague. */
export function AdjustForm() {
  const words = useDict(consoleBooksDict);
  const { form } = usePersistedForm<Entry>("adjustment", adjustSchema(words), first, shapedAs(first));
  const propose = useAction(proposeAdjustment, {
    refreshes: [listAdjustments],
    onDone({ adjustmentNo }) {
      toastSuccess(words.proposed(adjustmentNo));
      form.reset(first);
    },
    onFailed: (error) =>
      showRefusal(form, error, {
        ADJUSTMENT_OWNER_UNKNOWN: "customerMark",
        ADJUSTMENT_TOO_LARGE: "amount",
        ADJUSTMENT_NOT_COVERED: "amount",
      }),
  });
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
        <AdjustFields form={form} />
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

function AdjustFields({ form }: { form: ReturnType<typeof useSchemaForm<Entry>> }) {
  const words = useDict(consoleBooksDict);
  const currency = form.watch("currency");
  return (
    <div className="grid gap-3 sm:grid-cols-4">
      <Bound form={form} name="customerMark">
        {(field) => <TextField label={words.mark} hint={words.markHint} required maxLength={24} autoComplete="off" {...field} />}
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
        {(field) => <Select label={words.currency} options={currencyOptions} {...field} />}
      </Bound>
      <Bound form={form} name="amount">
        {(field) => <MoneyField label={words.amount} required currency={currency} {...field} />}
      </Bound>
    </div>
  );
}
