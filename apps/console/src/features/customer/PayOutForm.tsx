import { useAction } from "@sihai/client";
import { listCustomerRows, readCustomerFigures } from "@sihai/contract/customer";
import { applyForCustomer } from "@sihai/contract/withdrawal";
import { consoleCustomerDict } from "@sihai/text/dict/console/customer";
import { Bound, Button, Card, Form, TextArea, TextField, toastSuccess, useSchemaForm } from "@sihai/ui";
import * as z from "zod/mini";
import { useDict } from "#console";
import { fieldText, positiveAmount, showRefusal } from "#desk";

const optional = (most: number) => z.string().check(z.trim(), z.maxLength(most));

/** Money of somebody who may not log in goes out by a colleague's application; another one approves it at the finance desk. */
export function PayOutForm({ userId }: { userId: string }) {
  const words = useDict(consoleCustomerDict);
  const form = useSchemaForm(
    z.object({
      amount: positiveAmount(words.amountNeeded),
      holder: optional(120),
      bank: optional(120),
      account: optional(64),
      swift: optional(11),
      reason: fieldText(applyForCustomer.body.shape.reason, words.reasonNeeded),
    }),
    { amount: "", holder: "", bank: "", account: "", swift: "", reason: "" },
  );
  const apply = useAction(applyForCustomer, {
    refreshes: [readCustomerFigures, listCustomerRows],
    onDone: ({ withdrawNo }) => {
      toastSuccess(words.applied(withdrawNo));
      form.reset();
    },
    onFailed: (error) => showRefusal(form, error, { WITHDRAWAL_AMOUNT_INVALID: "amount", WITHDRAWAL_ACCOUNT_MISSING: "account" }),
  });
  return (
    <Card title={words.payOut}>
      <p className="mb-3 text-note text-grey">{words.payOutNote}</p>
      <Form
        form={form}
        onSubmit={({ amount, reason, ...to }) => {
          const account = to.account === "" ? undefined : { kind: "bank" as const, ...to };
          return apply.run({ body: { userId, amount: { amount, currency: "CNY" }, reason, ...(account && { account }) } });
        }}
      >
        <Bound form={form} name="amount">
          {(field) => <TextField label={words.payOutAmount} inputMode="decimal" required {...field} />}
        </Bound>
        <Bound form={form} name="holder">
          {(field) => <TextField label={words.holder} maxLength={120} autoComplete="off" {...field} />}
        </Bound>
        <Bound form={form} name="bank">
          {(field) => <TextField label={words.bankName} maxLength={120} autoComplete="off" {...field} />}
        </Bound>
        <Bound form={form} name="account">
          {(field) => <TextField label={words.bankAccount} maxLength={64} autoComplete="off" {...field} />}
        </Bound>
        <Bound form={form} name="swift">
          {(field) => <TextField label={words.swift} maxLength={11} autoComplete="off" {...field} />}
        </Bound>
        <Bound form={form} name="reason">
          {(field) => <TextArea label={words.stopReason} required rows={2} maxLength={500} {...field} />}
        </Bound>
        <div>
          <Button type="submit" pending={apply.pending}>
            {words.apply}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
