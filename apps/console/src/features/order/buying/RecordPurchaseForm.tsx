import { isRefused, useAction } from "@sihai/client";
import { buyingQueue, recordPurchase } from "@sihai/contract/order";
import { cny, sign } from "@sihai/domain";
import { cnyText } from "@sihai/text";
import { consoleBuyingDict } from "@sihai/text/dict/console/buying";
import { Bound, Button, Form, MoneyField, Notice, TextField, toastFailure, toastSuccess, useSchemaForm } from "@sihai/ui";
import { useState } from "react";
import * as z from "zod/mini";
import { useDict } from "#console";
import { fieldText, positiveAmount, showRefusal } from "#desk";
import type { DeskItem } from "./desk-item.ts";

type RecordPurchaseFormProps = { item: DeskItem; onDone: () => void; onDearer: (price: string) => void };

/** The platform's order number and what was really paid. What is dearer than was paid for says so and keeps what was typed: it may be a slip, or a question to the buyer. */
export function RecordPurchaseForm({ item, onDone, onDearer }: RecordPurchaseFormProps) {
  const words = useDict(consoleBuyingDict);
  const [refused, setRefused] = useState<{ price: string; text: string } | null>(null);
  const form = useSchemaForm(
    z.object({
      platformOrderNo: fieldText(recordPurchase.body.shape.platformOrderNo, words.needed),
      realPrice: positiveAmount(words.priceNeeded),
    }),
    { platformOrderNo: "", realPrice: "" },
  );
  const record = useAction(recordPurchase, {
    quiet: true,
    refreshes: [buyingQueue],
    onDone: ({ itemNo, refunded }) => {
      toastSuccess(sign(cny(refunded)) > 0 ? words.recordedRefund(itemNo, cnyText(refunded)) : words.recorded(itemNo));
      onDone();
    },
    onFailed: (error, { body }) => {
      toastFailure(error.message);
      if (isRefused(error, "PURCHASE_DEARER")) setRefused({ price: body.realPrice, text: error.message });
      showRefusal(form, error, { PRICE_NOT_CORRECT: "realPrice", PURCHASE_DEARER: "realPrice" });
    },
  });
  // Another price is another matter.
  const dearer = form.watch("realPrice") === refused?.price ? refused : null;
  return (
    <Form form={form} onSubmit={(values) => record.run({ body: { itemNo: item.itemNo, ...values } })}>
      <Bound form={form} name="platformOrderNo">
        {(field) => <TextField label={words.platformOrderNo} maxLength={64} autoComplete="off" {...field} />}
      </Bound>
      <Bound form={form} name="realPrice">
        {(field) => <MoneyField label={words.realPrice} hint={words.realPriceHint(cnyText(item.budget))} {...field} />}
      </Bound>
      {dearer === null ? null : (
        <Notice tone="warn" title={dearer.text}>
          <p>{words.dearerWays(cnyText(item.budget))}</p>
          <Button small kind="quiet" onClick={() => onDearer(dearer.price)}>
            {words.askAbout(cnyText(dearer.price))}
          </Button>
        </Notice>
      )}
      <Button type="submit" pending={record.pending}>
        {words.recordPurchase}
      </Button>
    </Form>
  );
}
