import { cnyText, inLanguage } from "@sihai/text";
import { orderDict } from "@sihai/text/dict/order";
import { Button, Card, Notice, Sheet } from "@sihai/ui";
import { useDict, useLanguage } from "#shop";
import type { Preview, PreviewedItem } from "./types.ts";

type Change = { before: Preview; after: Preview };
type ChangedPricesProps = { change: Change | null; onClose: () => void; onAccept: (after: Preview) => void; pending: boolean };

/** The source asks another price by now: old and new beside each other; nothing was ordered (rule F32). */
export function ChangedPrices({ change, onClose, onAccept, pending }: ChangedPricesProps) {
  const words = useDict(orderDict);
  const language = useLanguage();
  const before = change ? itemsOf(change.before) : [];
  const differing = change
    ? itemsOf(change.after).flatMap((now) => {
        const was = before.find(({ goodsCode }) => goodsCode === now.goodsCode);
        return was && (was.unitPrice !== now.unitPrice || was.domesticFreight !== now.domesticFreight) ? [{ was, now }] : [];
      })
    : [];
  return (
    <Sheet
      open={change !== null}
      onClose={onClose}
      title={words.changedTitle}
      footer={
        <Button wide pending={pending} onClick={() => change && onAccept(change.after)}>
          {words.acceptChanged(change ? cnyText(change.after.total) : "")}
        </Button>
      }
    >
      <Notice tone="warn">{words.changedText}</Notice>
      {differing.map(({ was, now }) => (
        <Card key={now.goodsCode} title={inLanguage(now.title, language)}>
          {was.unitPrice === now.unitPrice ? null : <p>{words.changedLine(cnyText(was.unitPrice), cnyText(now.unitPrice))}</p>}
          {was.domesticFreight === now.domesticFreight ? null : (
            <p>{words.changedFreight(cnyText(was.domesticFreight), cnyText(now.domesticFreight))}</p>
          )}
        </Card>
      ))}
    </Sheet>
  );
}

function itemsOf({ orders }: Preview): PreviewedItem[] {
  return orders.flatMap(({ items }) => items);
}
