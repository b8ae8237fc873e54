import { isPositive } from "@sihai/domain";
import type { LocalText } from "@sihai/domain/language";
import { cnyText, inLanguage } from "@sihai/text";
import { orderDict } from "@sihai/text/dict/order";
import { LongName, Picture, Price, Tag } from "@sihai/ui";
import type { ReactNode } from "react";
import { useDict, useLanguage } from "#shop";
import { optionsLine } from "../goods/options-line.ts";

type Shown = {
  name: LocalText;
  options: readonly { value: LocalText }[];
  pictureUrl: string | null;
  quantity: number;
  unitPrice: string;
  /** Of goods the buyer sent himself: what he says a piece is worth. */
  declaredUnitValue?: string | null;
};

type ItemRowProps = {
  item: Shown;
  /** Called off while the rest of its order goes on. */
  cancelled?: boolean;
  children?: ReactNode;
};

/** Picture, name, options, price and pieces of an item. */
export function ItemRow({ item, cancelled = false, children }: ItemRowProps) {
  const words = useDict(orderDict);
  const language = useLanguage();
  return (
    <div className="flex gap-3">
      <Picture src={item.pictureUrl} alt="" className="w-19 shrink-0 self-start rounded-control" sizes="76px" />
      <div className="flex min-w-0 flex-1 flex-col gap-0.5">
        <p className="text-body leading-5">
          <LongName text={inLanguage(item.name, language)} cells={48} />
        </p>
        <p className="text-note text-grey">{optionsLine(item.options, language)}</p>
        <p className="flex flex-wrap items-baseline justify-between gap-x-2">
          {item.declaredUnitValue ? (
            <span className="text-note text-grey">{words.declaredValue(cnyText(item.declaredUnitValue))}</span>
          ) : isPositive(item.unitPrice) ? (
            <Price amount={item.unitPrice} size="small" />
          ) : (
            // Of a parcel nobody registered, nobody has said what its goods are worth; nothing is sold for nothing.
            <span className="text-note text-grey">{words.noValueYet}</span>
          )}
          <span className="ml-auto text-note text-grey">{words.quantity(item.quantity)}</span>
        </p>
        {cancelled ? (
          <p>
            <Tag>{words.itemState.cancelled}</Tag>
          </p>
        ) : null}
        {children}
      </div>
    </div>
  );
}
