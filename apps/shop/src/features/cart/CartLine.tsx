import { acceptCartPrices, changeCartItem, listCart } from "@sihai/contract/cart";
import { goodsPictureUrl } from "@sihai/contract/goods";
import { cny, compare } from "@sihai/domain";
import { isOrderable } from "@sihai/domain/cart";
import { cnyText } from "@sihai/text";
import { type CartWords, cartDict } from "@sihai/text/dict/cart";
import { Button, Checkbox, IconButton, Picture, Price, Stepper, Tag, useUi } from "@sihai/ui";
import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { href, useAction, useDict, useLanguage } from "#shop";
import { inLanguage, optionsLine } from "../goods/local-text.ts";
import { EditLineSheet } from "./EditLineSheet.tsx";
import { type CartLineOnWire, choose } from "./use-cart.ts";

type CartLineProps = { line: CartLineOnWire; chosen: boolean; onRemove: (cartItemId: string) => void };

/** One line: what it is, what holds now, how many. A line that cannot be ordered says why. */
export function CartLine({ line, chosen, onRemove }: CartLineProps) {
  const words = useDict(cartDict);
  const language = useLanguage();
  const { LinkPart } = useUi();
  const [editing, setEditing] = useState(false);
  const change = useAction(changeCartItem, { refreshes: [listCart] });
  const { cartItemId, goodsId, quantity, stock, minimumQuantity } = line;
  const name = inLanguage(line.title, language);
  const can = isOrderable(line.state);
  return (
    <div className="py-3 pr-4 pl-2">
      <div className="flex gap-2.5">
        <Checkbox
          hideLabel
          label={words.selectLine(name)}
          checked={can && chosen}
          disabled={!can}
          onChange={(on) => choose([line], on)}
        />
        <LinkPart href={href("/goods/detail", { goodsId })} className="h-fit shrink-0">
          <Picture
            src={line.picture && goodsPictureUrl(goodsId, line.picture, 200)}
            alt={name}
            className="w-21 rounded-[12px]"
            sizes="84px"
          />
        </LinkPart>
        <div className="flex min-w-0 flex-1 flex-col gap-1">
          <p className="line-clamp-2 text-[15px] leading-5">{name}</p>
          <p className="text-sm text-grey">{optionsLine(line.options, language)}</p>
          {line.remark === "" ? null : <p className="text-sm text-grey">“{line.remark}”</p>}
          <LineNote line={line} />
          <p className="flex flex-wrap items-baseline gap-x-2">
            <Price amount={line.unitPrice} />
            <span className="text-[13px] text-grey">
              {Number(line.domesticFreight) === 0 ? words.freeDomestic : words.domestic(cnyText(line.domesticFreight))}
            </span>
          </p>
        </div>
      </div>
      <div className="flex items-center justify-between gap-2 pl-10">
        <span className="flex">
          <IconButton icon={Pencil} label={words.editOf(name)} onClick={() => setEditing(true)} />
          <IconButton icon={Trash2} label={`${words.remove}: ${name}`} onClick={() => onRemove(cartItemId)} />
        </span>
        {stock > 0 ? (
          <Stepper
            label={words.quantityOf(name)}
            value={quantity}
            min={minimumQuantity > 1 && line.state !== "below-minimum" ? Math.min(quantity, minimumQuantity) : 1}
            max={Math.max(quantity, stock)}
            onChange={(next) => void change.run({ body: { cartItemId, quantity: next } })}
          />
        ) : null}
      </div>
      <EditLineSheet line={line} open={editing} onClose={() => setEditing(false)} />
    </div>
  );
}

function LineNote({ line }: { line: CartLineOnWire }) {
  const words = useDict(cartDict);
  const accept = useAction(acceptCartPrices, { refreshes: [listCart] });
  const state = stateText(line, words);
  const changed = changeText(line, words);
  return (
    <>
      {state ? (
        <span>
          <Tag tone={isOrderable(line.state) ? "warn" : "danger"}>{state}</Tag>
        </span>
      ) : null}
      {changed ? (
        <p className="flex flex-wrap items-center gap-x-2 text-sm text-warn">
          {changed}
          <Button
            small
            kind="plain"
            pending={accept.pending}
            onClick={() => void accept.run({ body: { cartItemIds: [line.cartItemId] } })}
          >
            {words.accept}
          </Button>
        </p>
      ) : null}
      {line.isBuyersOwnPrice ? <p className="text-sm text-grey">{words.buyersOwn}</p> : null}
    </>
  );
}

function stateText({ state, stock, minimumQuantity }: CartLineOnWire, words: CartWords): string | null {
  switch (state) {
    case "available":
      return null;
    case "low-stock":
      return words.lowStock(stock);
    case "stock-short":
      return words.stockShort(stock);
    case "below-minimum":
      return words.belowMinimum(minimumQuantity);
    case "sold-out":
      return words.soldOut;
    case "off-shelf":
      return words.offShelf;
    case "info-changed":
      return words.infoChanged;
    case "unable":
      return words.unable;
  }
}

function changeText({ was, unitPrice }: CartLineOnWire, words: CartWords): string | null {
  if (was === null) return null;
  const direction = compare(cny(unitPrice), cny(was.unitPrice));
  if (direction === 0) return words.freightChanged(cnyText(was.domesticFreight));
  return direction > 0 ? words.priceUp(cnyText(was.unitPrice)) : words.priceDown(cnyText(was.unitPrice));
}
