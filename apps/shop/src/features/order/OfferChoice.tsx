import { isPositive } from "@sihai/domain";
import { cnyText, inLanguage } from "@sihai/text";
import { type OrderWords, orderDict } from "@sihai/text/dict/order";
import { cx, Picture, Price } from "@sihai/ui";
import { ExternalLink } from "lucide-react";
import { useId } from "react";
import { useDict, useLanguage } from "#shop";
import type { OfferOnWire } from "./types.ts";

type OfferChoiceProps = { offers: readonly OfferOnWire[]; value: number | null; onChange: (choice: number) => void };

/** What staff offer instead, one to choose: what it is, what it comes to, what it adds or gives back. */
export function OfferChoice({ offers, value, onChange }: OfferChoiceProps) {
  const words = useDict(orderDict);
  const name = useId();
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-2 font-semibold">{words.offers}</legend>
      {offers.map((offer) => (
        <div
          key={offer.choice}
          className={cx(
            "rounded-control border-2 px-3 py-2.5",
            value === offer.choice ? "border-brand bg-brand-soft" : "border-line",
          )}
        >
          <label className="flex min-h-11 items-start gap-3">
            <input
              type="radio"
              name={name}
              className="mt-1 size-5 shrink-0 accent-brand-strong"
              checked={value === offer.choice}
              onChange={() => onChange(offer.choice)}
            />
            <OfferText offer={offer} />
          </label>
          {offer.link === null ? null : (
            <div className="ml-8">
              <SellersPage link={offer.link} />
            </div>
          )}
        </div>
      ))}
    </fieldset>
  );
}

/** The way to goods we have no page of: where they are sold, outside this app. */
export function SellersPage({ link }: { link: string }) {
  const words = useDict(orderDict);
  return (
    <a
      href={link}
      target="_blank"
      rel="noreferrer noopener nofollow"
      className="inline-flex min-h-11 items-center gap-1.5 text-body font-semibold text-brand-strong"
    >
      <ExternalLink aria-hidden size={16} />
      {words.offerLink}
      <span className="sr-only"> ({words.opensNewTab})</span>
    </a>
  );
}

function OfferText({ offer }: { offer: OfferOnWire }) {
  const words = useDict(orderDict);
  const language = useLanguage();
  const what = [
    offer.name && inLanguage(offer.name, language),
    ...offer.options.map((option) => inLanguage(option, language)),
    offer.waitDays === null ? null : words.offerWait(offer.waitDays),
  ].filter(Boolean);
  return (
    <>
      <span className="flex min-w-0 flex-1 flex-col gap-0.5">
        <span className="text-body font-semibold">{words.offerKind[offer.kind]}</span>
        {what.length > 0 ? <span className="text-note text-grey">{what.join(" · ")}</span> : null}
        <span className="flex flex-wrap items-baseline gap-x-2">
          <Price amount={offer.total} size="small" />
          <span className={cx("text-note", isPositive(offer.charge) ? "text-danger" : "text-ok")}>
            {differenceText(offer, words)}
          </span>
        </span>
      </span>
      {offer.pictureUrl === null ? null : (
        <Picture src={offer.pictureUrl} alt="" className="w-16 shrink-0 rounded-control" sizes="64px" />
      )}
    </>
  );
}

function differenceText({ charge, giveBack }: OfferOnWire, words: OrderWords): string {
  if (isPositive(charge)) return words.offerCosts(cnyText(charge));
  return isPositive(giveBack) ? words.offerGives(cnyText(giveBack)) : words.offerSame;
}
