import { beijing, formatDate, inLanguage } from "@sihai/text";
import { promotionDict } from "@sihai/text/dict/promotion";
import { Tag, TextLink } from "@sihai/ui";
import type { ReactNode } from "react";
import { href, useDict, useLanguage } from "#shop";
import type { CouponOffer, CouponView } from "./coupon-terms.ts";
import { givesText, whyNot } from "./coupon-words.ts";
import { useCouponConditions } from "./use-coupon-conditions.ts";

type CouponTicketProps = {
  name: CouponView["name"];
  terms: CouponView["terms"];
  /** Until when it is good. */
  validity: string;
  uses: number;
  number?: string;
  reason?: CouponView["reason"];
  /** Unpaid parcels and orders a use of it is set aside for. */
  heldFor?: CouponView["heldFor"];
  faded?: boolean;
  action?: ReactNode;
};

/** A coupon as a ticket: what it gives on the stub, what it asks for beside it. */
export function CouponTicket({
  name,
  terms,
  validity,
  uses,
  number,
  reason = null,
  heldFor = [],
  faded = false,
  action,
}: CouponTicketProps) {
  const words = useDict(promotionDict);
  const language = useLanguage();
  const conditions = useCouponConditions();
  return (
    <article className="flex flex-wrap overflow-hidden rounded-card bg-white shadow-card">
      <div
        className={`flex shrink-0 basis-[8rem] flex-col items-center justify-center border-r border-dashed border-line px-2 py-4 text-center ${faded ? "bg-fill text-grey" : "bg-brand-soft text-brand-strong"}`}
      >
        <span className="text-title font-semibold text-balance">{givesText(terms.reduction, words)}</span>
      </div>
      <div className="flex min-w-0 flex-1 basis-[8rem] flex-col gap-1 p-3">
        <div className="flex items-start justify-between gap-2">
          <h3 className="min-w-0 text-body font-semibold">{inLanguage(name, language)}</h3>
          {reason ? <WhyNotUsable reason={reason} terms={terms} isSetAside={heldFor.length > 0} /> : null}
        </div>
        <p className="text-note text-grey">{conditions(terms)}</p>
        <p className="text-note text-grey">
          {validity}
          {terms.reduction.type === 2 && !faded ? ` · ${words.onceMany(uses)}` : ""}
        </p>
        {number ? <p className="text-note break-all text-grey">{`${words.number} ${number}`}</p> : null}
        {heldFor.map(({ kind, no }) => (
          <p key={no} className="text-note">
            <TextLink
              href={kind === "order" ? href("/order/detail", { orderNo: no }) : href("/package/detail", { packageId: no })}
            >
              {words.heldFor[kind](no)}
            </TextLink>
          </p>
        ))}
        {action ? <div className="mt-1">{action}</div> : null}
      </div>
    </article>
  );
}

type WhyNotProps = { reason: NonNullable<CouponView["reason"]>; terms: CouponView["terms"]; isSetAside: boolean };

function WhyNotUsable({ reason, terms, isSetAside }: WhyNotProps) {
  const words = useDict(promotionDict);
  return isSetAside && reason === "used" ? <Tag tone="brand">{words.setAside}</Tag> : <Tag>{whyNot(reason, terms, words)}</Tag>;
}

/** A coupon in the customer's hand; pale where it cannot be used, with the reason or what it is held for. */
export function OwnedTicket({ coupon }: { coupon: CouponView }) {
  const words = useDict(promotionDict);
  const language = useLanguage();
  return (
    <CouponTicket
      name={coupon.name}
      terms={coupon.terms}
      validity={words.validUntil(formatDate(coupon.validUntil, language, beijing))}
      uses={coupon.usesLeft}
      number={coupon.couponNo}
      reason={coupon.reason}
      heldFor={coupon.heldFor}
      faded={coupon.status !== "available"}
    />
  );
}

/** A coupon that can be claimed, with the button for it. It is good for its days from then on, whenever claiming ends. */
export function OfferTicket({ offer, action }: { offer: CouponOffer; action: ReactNode }) {
  const words = useDict(promotionDict);
  const language = useLanguage();
  const { name, terms, uses, validDays, claimUntil } = offer;
  const validity = words.claimBy(formatDate(claimUntil, language, beijing), validDays);
  return <CouponTicket name={name} terms={terms} validity={validity} uses={uses} action={action} />;
}
