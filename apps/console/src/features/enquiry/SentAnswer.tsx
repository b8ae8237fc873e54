import { goodsPictureUrl } from "@sihai/contract/goods";
import { cnyText } from "@sihai/text";
import { consoleEnquiryDict } from "@sihai/text/dict/console/enquiry";
import { Card, Tag } from "@sihai/ui";
import { useDict } from "#console";
import { Facts, ItemCell, useLocal } from "#desk";
import type { StaffEnquiry } from "./answer-draft.ts";

/** What was asked and what was sent, as the customer sees it. */
export function SentAnswer({ enquiry }: { enquiry: StaffEnquiry }) {
  const words = useDict(consoleEnquiryDict);
  const local = useLocal();
  const { products, answerNote, freight, costs } = enquiry;
  return (
    <Card title={words.answered}>
      <div className="flex flex-col gap-4">
        {products.map(({ seq, name, specification, quantity, note, offers }) => (
          <div key={seq} className="flex flex-col gap-2 border-b border-line pb-3">
            <p className="font-semibold">
              {name} · {specification} · × {quantity}
            </p>
            {note === "" ? null : <p className="text-body text-grey">{note}</p>}
            {offers.map((offer, index) => (
              <div key={`${offer.goodsId}-${offer.skuId}`} className="flex items-center justify-between gap-3">
                <ItemCell
                  name={offer.title}
                  options={offer.options.map(({ value }) => local(value))}
                  pictureUrl={offer.picture && goodsPictureUrl(offer.goodsId, offer.picture, 200)}
                  below={<Tag tone={index === 0 ? "ok" : "neutral"}>{index === 0 ? words.recommended : words.alternative}</Tag>}
                />
                <span className="text-right whitespace-nowrap">
                  {cnyText(offer.unitPrice)} × {offer.quantity}
                </span>
              </div>
            ))}
          </div>
        ))}
        <Facts
          rows={[
            [words.freight, freight === null ? null : `${local(freight.name)} · ${cnyText(freight.total)}`],
            [words.total, costs === null ? null : <strong key="total">{cnyText(costs.total)}</strong>],
            [words.answerNote, answerNote],
          ]}
        />
      </div>
    </Card>
  );
}
