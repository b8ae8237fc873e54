import { goodsPictureUrl } from "@sihai/contract/goods";
import { isPositive } from "@sihai/domain";
import { cnyText, inLanguage } from "@sihai/text";
import { cartDict } from "@sihai/text/dict/cart";
import { LongName, Picture, Price, Tag, useUi } from "@sihai/ui";
import { memo } from "react";
import { href, useDict, useLanguage } from "#shop";
import { optionsLine } from "../goods/options-line.ts";
import { LineButtons } from "./LineButtons.tsx";
import { LineChoice } from "./LineChoice.tsx";
import { LineNote } from "./LineNote.tsx";
import type { CartLineOnWire, LineActs } from "./use-cart.ts";
import type { NotTo } from "./use-cart-ahead.ts";

type CartLineProps = {
  line: CartLineOnWire;
  acts: LineActs;
  /** Where nobody ships it; null where it can go. */
  notTo: NotTo | null;
};

/** One line: what it is, what holds now, how many. A line that cannot be ordered says why. Redrawn only when its own data changes. */
export const CartLine = memo(function CartLine({ line, acts, notTo }: CartLineProps) {
  const words = useDict(cartDict);
  const language = useLanguage();
  const { LinkPart } = useUi();
  const { goodsId } = line;
  const name = inLanguage(line.title, language);
  return (
    <div className="py-3 pr-4 pl-2">
      {/* Where the reader's text is so large that an amount would be broken beside the picture, the words go under it. */}
      <div className="flex flex-wrap gap-2.5">
        <LineChoice line={line} label={words.selectLine(name)} />
        <LinkPart href={href("/goods/detail", { goodsId })} className="h-fit shrink-0">
          <Picture
            src={line.picture && goodsPictureUrl(goodsId, line.picture, 200)}
            alt={name}
            className="w-21 rounded-control"
            sizes="84px"
          />
        </LinkPart>
        <div className="flex min-w-0 shrink grow basis-[8.5rem] flex-col gap-1">
          <p className="text-body leading-5">
            <LongName text={name} cells={44} />
          </p>
          <p className="text-note text-grey">{optionsLine(line.options, language)}</p>
          {line.remark === "" ? null : <p className="text-note text-grey">“{line.remark}”</p>}
          <LineNote line={line} />
          {notTo === null ? null : (
            <span>
              <Tag tone="danger">{notTo === "anywhere" ? words.cannotShipAnywhere : words.cannotShipTo(notTo.place)}</Tag>
            </span>
          )}
          <p className="flex flex-wrap items-baseline gap-x-2">
            <Price amount={line.unitPrice} />
            <span className="text-note text-grey">
              {isPositive(line.domesticFreight) ? words.domestic(cnyText(line.domesticFreight)) : words.freeDomestic}
            </span>
          </p>
        </div>
      </div>
      <LineButtons line={line} name={name} acts={acts} />
    </div>
  );
});
