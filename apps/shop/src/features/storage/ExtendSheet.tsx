import { extendStorage, listStorage, readStoredItem } from "@sihai/contract/storage";
import type { PublicSettings } from "@sihai/domain/setting";
import { extensionLimits } from "@sihai/domain/storage";
import { cnyText, formatDate, formatMoney, inLanguage, skuLine } from "@sihai/text";
import { storageDict } from "@sihai/text/dict/storage";
import { Button, ChipGroup, LongName, Picture, Sheet } from "@sihai/ui";
import { useState } from "react";
import { go, serverNow, useAction, useAmountDue, useDict, useLanguage, useSettings } from "#shop";
import { newEndOf, priceExtension } from "./extension-price.ts";
import { photoUrl, type StoredItem } from "./stored-item.ts";

type ExtendSheetProps = { items: readonly StoredItem[]; onClose: () => void };

/** Longer storage of the chosen goods: how long, what it costs, until when each lies then; paid at once. */
export function ExtendSheet(props: ExtendSheetProps) {
  const rules = useSettings()?.storageExtension;
  return rules ? <PricedSheet {...props} rules={rules} /> : null;
}

function PricedSheet({ items, onClose, rules }: ExtendSheetProps & { rules: PublicSettings["storageExtension"] }) {
  const words = useDict(storageDict);
  const language = useLanguage();
  const longest = Math.max(0, ...items.map(({ extension }) => extension.monthsMax));
  const choices = Array.from({ length: rules.monthsMost }, (_, index) => String(index + 1));
  const [choice, setChoice] = useState("1");
  const months = Number(choice);
  const { able, total, overdue } = priceExtension(items.slice(0, extensionLimits.items), months, rules);
  const extend = useAction(extendStorage, {
    refreshes: [listStorage, readStoredItem],
    onDone: ({ tradeNo }) => go("/pay/index", { tradeNo }),
  });
  const due = useAmountDue(total);
  const now = new Date(serverNow());

  return (
    <Sheet
      open
      onClose={onClose}
      title={words.extendTitle}
      footer={
        <Button
          wide
          pending={extend.pending}
          disabledReason={able.length === 0 ? words.cannotExtend : null}
          onClick={() => void extend.run({ body: { items: able.map(({ itemId }) => ({ itemId, months })), seenTotal: total } })}
        >
          {words.payFor(cnyText(due.sum))}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <div className="flex flex-col gap-2 rounded-card bg-white p-4">
          <ChipGroup
            label={words.months}
            showLabel
            value={choice}
            onChange={setChoice}
            options={choices.map((value) => ({
              value,
              label: words.monthsOf(Number(value) * rules.daysPerMonth),
              ...(Number(value) > longest ? { disabledReason: words.notExtended["too-long"] } : {}),
            }))}
          />
          <p className="text-note text-grey">{words.pricePerMonth(formatMoney(rules.feePerMonth), rules)}</p>
          {overdue === null ? null : <p className="text-note text-warn">{words.overdueSettled(cnyText(overdue))}</p>}
        </div>
        <ul className="flex flex-col divide-y divide-line rounded-card bg-white px-4">
          {items.map((item) => (
            <li key={item.itemId} className="flex items-center gap-3 py-3">
              <div className="w-11 shrink-0 overflow-hidden rounded-control">
                <Picture
                  src={item.photos[0] ? photoUrl(item.photos[0].fileId) : item.pictureUrl}
                  alt=""
                  ratio="1/1"
                  sizes="44px"
                />
              </div>
              <span className="min-w-0 flex-1">
                <LongName text={inLanguage(item.name, language)} cells={32} />
                <span className="block text-note text-grey">{skuLine(item.skuName, language)}</span>
              </span>
              <span className="shrink-0 text-right text-note text-grey">
                {able.includes(item)
                  ? words.newEnd(formatDate(newEndOf(item, months, now, rules).toISOString(), language))
                  : words.notExtended[item.extension.obstacle ?? "at-the-limit"]}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Sheet>
  );
}
