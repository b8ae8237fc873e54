import { useAction } from "@sihai/client";
import { buyingQueue, recordPurchases } from "@sihai/contract/order";
import { cnyText } from "@sihai/text";
import { consoleBuyingDict } from "@sihai/text/dict/console/buying";
import { Button, MoneyField, Notice, TextField, toastFailure, toastSuccess } from "@sihai/ui";
import { type FormEvent, useState } from "react";
import { useLocal } from "#bench";
import { useDict } from "#console";
import { amountText } from "./amount-text.ts";
import type { DeskItem } from "./desk-item.ts";

/** Several items of one shop bought in one order of the platform: one number, and what each really cost. */
export function BulkPurchaseForm({ items, onDone }: { items: readonly DeskItem[]; onDone: () => void }) {
  const words = useDict(consoleBuyingDict);
  const local = useLocal();
  const [platformOrderNo, setPlatformOrderNo] = useState("");
  const [prices, setPrices] = useState<Readonly<Record<string, string>>>({});
  const [tried, setTried] = useState(false);
  const priceOf = ({ itemNo, budget }: DeskItem) => prices[itemNo] ?? budget;
  const isPrice = (item: DeskItem) => amountText("").safeParse(priceOf(item)).success;
  const isNumber = platformOrderNo.trim().length >= 4;
  const areOneShop = new Set(items.map(({ platform, shopName }) => `${platform}:${shopName}`)).size === 1;
  const record = useAction(recordPurchases, {
    refreshes: [buyingQueue],
    onDone: ({ items: recorded }) => {
      toastSuccess(words.recordedMany(recorded.length));
      onDone();
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!isNumber || !items.every(isPrice)) return toastFailure(isNumber ? words.priceNeeded : words.needed);
    void record.run({
      body: {
        platformOrderNo: platformOrderNo.trim(),
        items: items.map((item) => ({ itemNo: item.itemNo, realPrice: priceOf(item) })),
      },
    });
  }

  if (!areOneShop) return <Notice tone="warn">{words.oneShopOnly}</Notice>;
  return (
    <form noValidate onSubmit={submit} className="mt-3 flex flex-col gap-4">
      <TextField
        label={words.platformOrderNo}
        value={platformOrderNo}
        maxLength={64}
        autoComplete="off"
        onChange={setPlatformOrderNo}
        error={tried && !isNumber ? words.needed : undefined}
      />
      {items.map((item) => (
        <MoneyField
          key={item.itemNo}
          label={`${local(item.name)} × ${item.quantity}`}
          hint={words.realPriceHint(cnyText(item.budget))}
          value={priceOf(item)}
          onChange={(next) => setPrices((before) => ({ ...before, [item.itemNo]: next }))}
          error={tried && !isPrice(item) ? words.priceNeeded : undefined}
        />
      ))}
      <Button type="submit" pending={record.pending}>
        {words.recordMany(items.length)}
      </Button>
    </form>
  );
}
