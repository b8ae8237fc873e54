import { goodsPictureUrl } from "@sihai/contract/goods";
import { isPositive } from "@sihai/domain";
import { cnyText, inLanguage } from "@sihai/text";
import { enquiryDict } from "@sihai/text/dict/care/enquiry";
import { cx, Picture, Price, Tag, useUi } from "@sihai/ui";
import { href, useDict, useLanguage } from "#shop";
import { optionsLine } from "../goods/options-line.ts";
import type { Offer } from "./types.ts";

/** Offered goods: picture, option, pieces and price; they open their own page. */
export function OfferRow({ offer, isFirst }: { offer: Offer; isFirst: boolean }) {
  const words = useDict(enquiryDict);
  const language = useLanguage();
  const { LinkPart } = useUi();
  const { goodsId, picture, title, options, quantity, unitPrice, domesticFreight, remark } = offer;
  return (
    <LinkPart
      href={href("/goods/detail", { goodsId })}
      className={cx("flex gap-3 rounded-control border p-3", isFirst ? "border-ok/40 bg-ok-soft/40" : "border-line")}
    >
      <Picture
        src={picture && goodsPictureUrl(goodsId, picture, 200)}
        alt=""
        sizes="84px"
        className="size-21 shrink-0 rounded-control"
      />
      <span className="flex min-w-0 flex-1 flex-col gap-1">
        {isFirst ? (
          <span>
            <Tag tone="ok">{words.offered}</Tag>
          </span>
        ) : null}
        <span className="line-clamp-2 text-body leading-5">{inLanguage(title, language)}</span>
        <span className="text-note text-grey">
          {[optionsLine(options, language), words.pieces(quantity)].filter((part) => part !== "").join(" · ")}
        </span>
        <span className="flex flex-wrap items-baseline gap-x-2">
          <Price amount={unitPrice} />
          <span className="text-note text-grey">
            {isPositive(domesticFreight) ? words.domestic(cnyText(domesticFreight)) : words.domesticFree}
          </span>
        </span>
        {remark === "" ? null : <span className="text-note text-grey">“{remark}”</span>}
      </span>
    </LinkPart>
  );
}
