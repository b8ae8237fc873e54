import { useAction } from "@sihai/client";
import { giveGoodwill } from "@sihai/contract/books";
import { consoleBooksDict } from "@sihai/text/dict/console/books";
import { Bound, Button, Card, Form, MoneyField, TextArea, TextField, toastSuccess, useSchemaForm } from "@sihai/ui";
import * as z from "zod/mini";
import { useDict, usePageSearch, WorkPage } from "#console";
import { fieldText, positiveAmount, showRefusal } from "#desk";

/** Support adds goodwill to a customer's balance, within its limits. */
export default function GoodwillPage() {
  const words = useDict(consoleBooksDict);
  const [{ customer = "" }] = usePageSearch("/goodwill");
  const form = useSchemaForm(
    z.object({
      customerMark: fieldText(giveGoodwill.body.shape.customerMark, words.markHint),
      amount: positiveAmount(words.amountBad),
      reason: fieldText(giveGoodwill.body.shape.reason, words.needed),
    }),
    { customerMark: customer, amount: "", reason: "" },
  );
  const give = useAction(giveGoodwill, {
    onDone({ adjustmentNo }) {
      toastSuccess(words.given(adjustmentNo));
      form.reset();
    },
    onFailed: (error) => showRefusal(form, error, { ADJUSTMENT_OWNER_UNKNOWN: "customerMark", GOODWILL_LIMIT: "amount" }),
  });
  return (
    <WorkPage title={words.goodwillTitle}>
      <Card className="max-w-xl">
        <p className="mb-3 text-note text-grey">{words.goodwillHint}</p>
        <Form form={form} onSubmit={(body) => give.run({ body })} className="flex flex-col gap-3">
          <Bound form={form} name="customerMark">
            {(field) => (
              <TextField label={words.mark} hint={words.markHint} required maxLength={24} autoComplete="off" {...field} />
            )}
          </Bound>
          <Bound form={form} name="amount">
            {(field) => <MoneyField label={words.amount} required {...field} />}
          </Bound>
          <Bound form={form} name="reason">
            {(field) => <TextArea label={words.reason} required rows={3} maxLength={300} {...field} />}
          </Bound>
          <div>
            <Button type="submit" pending={give.pending}>
              {words.give}
            </Button>
          </div>
        </Form>
      </Card>
    </WorkPage>
  );
}
