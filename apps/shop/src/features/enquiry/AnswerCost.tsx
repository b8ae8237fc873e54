import { formatWeight, inLanguage } from "@sihai/text";
import { enquiryDict } from "@sihai/text/dict/care/enquiry";
import { Card, CostBar, CostLines, costColours, Price } from "@sihai/ui";
import { Send } from "lucide-react";
import { href, useDict, useLanguage } from "#shop";
import { usePromise } from "../freight/use-leaving.ts";
import type { Enquiry } from "./types.ts";

/** What the recommended goods come to at the door, line by line, and the line that would carry them. */
export function AnswerCost({ enquiry: { costs, freight, address } }: { enquiry: Enquiry }) {
  const words = useDict(enquiryDict);
  const language = useLanguage();
  const promise = usePromise();
  if (costs === null) return null;
  const lines = [
    { label: words.goods, amount: costs.goods, colour: costColours[0] },
    { label: words.domesticFreight, amount: costs.domesticFreight, colour: costColours[1] },
    ...(costs.freight === null ? [] : [{ label: words.freight, amount: costs.freight, colour: costColours[4] }]),
  ];
  return (
    <Card title={words.landed} aside={<Price amount={costs.total} size="large" />}>
      <div className="flex flex-col gap-3">
        <CostBar lines={lines} />
        <CostLines lines={lines} note={costs.freight === null ? words.noFreight : words.landedNote} />
        {freight === null ? null : (
          <a
            href={href("/calculator/detail", {
              lineId: freight.lineId,
              country: address.country,
              postcode: address.zipCode,
              weight: freight.grams / 1000,
            })}
            className="flex items-center gap-3 rounded-control bg-page p-3"
          >
            <Send aria-hidden size={20} className="shrink-0 text-brand-strong" />
            <span className="min-w-0 flex-1">
              <span className="block text-body font-semibold">{inLanguage(freight.name, language)}</span>
              <span className="block text-note text-grey">
                {words.lineDays(promise.range(freight))} · {words.lineWeight(formatWeight(freight.chargeableGrams, language))}
                {freight.weighed ? "" : ` · ${words.assumedWeight}`}
                {words.taxes[freight.taxMode] ? ` · ${words.taxes[freight.taxMode]}` : ""}
              </span>
            </span>
          </a>
        )}
      </div>
    </Card>
  );
}
