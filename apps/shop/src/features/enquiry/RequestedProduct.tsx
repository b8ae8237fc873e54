import { enquiryDict } from "@sihai/text/dict/care/enquiry";
import { Card, Notice } from "@sihai/ui";
import { useDict, useLanguage } from "#shop";
import { platformLabel } from "../goods/local-text.ts";
import { OfferRow } from "./OfferRow.tsx";
import type { EnquiryProduct } from "./types.ts";

/** What was asked, and what is offered for it: one to order, others to choose instead. */
export function RequestedProduct({ product, isAnswered }: { product: EnquiryProduct; isAnswered: boolean }) {
  const words = useDict(enquiryDict);
  const language = useLanguage();
  const { seq, name, specification, quantity, platform, link, note, offers } = product;
  const [first, ...others] = offers;
  return (
    <Card title={words.product(seq)}>
      <div className="flex flex-col gap-3">
        <div>
          <p className="text-body leading-5 font-semibold">{name}</p>
          <p className="text-note text-grey">
            {platform ? `${platformLabel(platform, language)} · ` : ""}
            {specification} · {words.pieces(quantity)}
          </p>
          {/^https?:/.test(link) ? (
            <a
              href={link}
              target="_blank"
              rel="noopener noreferrer"
              className="inline-flex min-h-11 items-center text-note font-semibold text-brand-strong"
            >
              {words.openSource}
            </a>
          ) : (
            <p className="text-note break-all text-grey">{link}</p>
          )}
        </div>
        {note === "" ? null : (
          <p className="rounded-control bg-page p-3 text-body">
            <span className="block text-note text-grey">{words.buyerSays}</span>
            {note}
          </p>
        )}
        {first ? <OfferRow offer={first} isFirst /> : isAnswered ? <Notice tone="warn">{words.notOffered}</Notice> : null}
        {others.length > 0 ? (
          <details>
            <summary className="flex min-h-11 cursor-pointer items-center text-body font-semibold text-brand-strong">
              {words.alternatives(others.length)}
            </summary>
            <div className="flex flex-col gap-3">
              {others.map((offer) => (
                <OfferRow key={`${offer.goodsId}-${offer.skuId}`} offer={offer} isFirst={false} />
              ))}
            </div>
          </details>
        ) : null}
      </div>
    </Card>
  );
}
