import { useAction } from "@sihai/client";
import { buyingQueue, recordPurchases } from "@sihai/contract/order";
import { cnyText } from "@sihai/text";
import { consoleBuyingDict } from "@sihai/text/dict/console/buying";
import { Bound, Button, Form, MoneyField, Notice, TextField, toastSuccess, useSchemaForm } from "@sihai/ui";
import * as z from "zod/mini";
import { useDict } from "#console";
import { fieldText, positiveAmount, showRefusal, useLocal } from "#desk";
import type { DeskItem } from "./desk-item.ts";

type BulkPurchaseFormProps = { items: readonly DeskItem[]; onDone: () => void };

/** Several items of one shop bought in one order of the platform: one number, and what each really cost. */
export function BulkPurchaseForm({ items, onDone }: BulkPurchaseFormProps) {
  const words = useDict(consoleBuyingDict);
  const areOneShop = new Set(items.map(({ platform, shopName }) => `${platform}:${shopName}`)).size === 1;
  if (!areOneShop) return <Notice tone="warn">{words.oneShopOnly}</Notice>;
  // The prices belong to the items chosen; another choice begins anew.
  return <PurchaseFields key={items.map(({ itemNo }) => itemNo).join()} items={items} onDone={onDone} />;
}

function PurchaseFields({ items, onDone }: BulkPurchaseFormProps) {
  const words = useDict(consoleBuyingDict);
  const local = useLocal();
  const form = useSchemaForm(
    z.object({
      platformOrderNo: fieldText(recordPurchases.body.shape.platformOrderNo, words.needed),
      prices: z.array(z.object({ itemNo: z.string(), realPrice: positiveAmount(words.priceNeeded) })),
    }),
    { platformOrderNo: "", prices: items.map(({ itemNo, budget }) => ({ itemNo, realPrice: budget })) },
  );
  const record = useAction(recordPurchases, {
    refreshes: [buyingQueue],
    onDone: ({ items: recorded }) => {
      toastSuccess(words.recordedMany(recorded.length));
      onDone();
    },
    onFailed: (error) => showRefusal(form, error),
  });
  return (
    <div className="mt-3">
      <Form form={form} onSubmit={({ platformOrderNo, prices }) => record.run({ body: { platformOrderNo, items: prices } })}>
        <Bound form={form} name="platformOrderNo">
          {(field) => <TextField label={words.platformOrderNo} maxLength={64} autoComplete="off" {...field} />}
        </Bound>
        {items.map(({ itemNo, name, quantity, budget }, index) => (
          <Bound key={itemNo} form={form} name={`prices.${index}.realPrice`}>
            {(field) => (
              <MoneyField label={`${local(name)} × ${quantity}`} hint={words.realPriceHint(cnyText(budget))} {...field} />
            )}
          </Bound>
        ))}
        <Button type="submit" pending={record.pending}>
          {words.recordMany(items.length)}
        </Button>
      </Form>
    </div>
  );
}
