import { cny, compare } from "@sihai/domain";
import { beijing, cnyText, dotted, formatDate, inLanguage, type Language } from "@sihai/text";
import { type PromotionWords, promotionDict } from "@sihai/text/dict/promotion";
import { Button, Cell, CellGroup, Radios, Sheet } from "@sihai/ui";
import { TicketPercent } from "lucide-react";
import { useState } from "react";
import { useDict, useLanguage } from "#shop";
import type { CouponView } from "./coupon-terms.ts";
import { givesText, whyNot } from "./coupon-words.ts";

/** A coupon that can be chosen; `takesOff`: what it is worth here, where that is known; `isElsewhere`: chosen for another order placed with this one. */
type OfferedCoupon = CouponView & { takesOff?: string | null; isElsewhere?: boolean };

type CouponChoiceProps = {
  /** What the coupon is used on. */
  on: CouponView["terms"]["parcelType"];
  coupons: readonly OfferedCoupon[];
  value: string | null;
  onChange: (couponId: string | null) => void;
  title: string;
  /** Why the chosen one cannot be used. */
  fault: string | null;
  /** Worth suggesting: used by one press, never by itself. */
  best?: string | null;
};

/** The coupon that is used, or how many could be; a press opens the list of them. */
export function CouponChoice({ on, coupons, value, onChange, title, fault, best = null }: CouponChoiceProps) {
  const words = useDict(promotionDict);
  const language = useLanguage();
  const [choosing, setChoosing] = useState(false);
  const chosen = coupons.find(({ couponId }) => couponId === value);
  const note = chosen
    ? fault === null && `${givesText(chosen.terms.reduction, words)} · ${inLanguage(chosen.name, language)}`
    : unchosenNote({ on, coupons }, words);
  const suggested = coupons.find(({ couponId }) => couponId === best && best !== value);
  return (
    <>
      <CellGroup title={title}>
        <Cell
          icon={<TicketPercent size={20} />}
          title={words.coupon}
          note={note}
          error={fault ?? undefined}
          onClick={() => setChoosing(true)}
        />
        {suggested?.takesOff ? (
          <div className="px-4 py-3">
            <Button small kind="quiet" onClick={() => onChange(suggested.couponId)}>
              {words.takeBest(inLanguage(suggested.name, language), cnyText(suggested.takesOff))}
            </Button>
          </div>
        ) : null}
      </CellGroup>
      <CouponSheet open={choosing} onClose={() => setChoosing(false)} coupons={coupons} value={value} onChange={onChange} />
    </>
  );
}

type CouponSheetProps = Pick<CouponChoiceProps, "coupons" | "value" | "onChange"> & { open: boolean; onClose: () => void };

/** All of them, and none: what each is worth, or why it cannot be used. */
function CouponSheet({ open, onClose, coupons, value, onChange }: CouponSheetProps) {
  const words = useDict(promotionDict);
  const language = useLanguage();
  return (
    <Sheet open={open} onClose={onClose} title={words.chooseCoupon}>
      <Radios
        label={words.chooseCoupon}
        hideLabel
        value={value ?? ""}
        onChange={(next) => {
          onChange(next === "" ? null : next);
          onClose();
        }}
        options={[{ value: "", label: words.noCoupon }, ...bestFirst(coupons).map((coupon) => optionOf(coupon, words, language))]}
      />
    </Sheet>
  );
}

/** What takes most off first; those that can't be used last, with their reasons. Equals stay as they came. */
function bestFirst(coupons: readonly OfferedCoupon[]): OfferedCoupon[] {
  const worth = ({ takesOff }: OfferedCoupon) => cny(takesOff ?? "0.00");
  return coupons.toSorted(
    (one, other) => Number(isUnusable(one)) - Number(isUnusable(other)) || compare(worth(other), worth(one)),
  );
}

function isUnusable({ reason, isElsewhere = false }: OfferedCoupon): boolean {
  return reason !== null || isElsewhere;
}

/** Where none is chosen: how many could be, or why none can. */
function unchosenNote({ on, coupons }: Pick<CouponChoiceProps, "on" | "coupons">, words: PromotionWords): string {
  const usable = coupons.filter(({ reason }) => reason === null).length;
  if (usable > 0) return words.usable(usable);
  return coupons.some(({ isElsewhere }) => isElsewhere) ? words.usedElsewhere : words.noneUsable[on];
}

/** A coupon to choose: what it is worth and until when; one that cannot be used says why. */
function optionOf(
  { couponId, terms, name, takesOff, validUntil, reason, isElsewhere = false }: OfferedCoupon,
  words: PromotionWords,
  language: Language,
) {
  const until = words.validUntil(formatDate(validUntil, language, beijing));
  return {
    value: couponId,
    label: `${givesText(terms.reduction, words)} · ${inLanguage(name, language)}`,
    note: takesOff ? dotted([words.saves(cnyText(takesOff)), until]) : until,
    ...(reason === null ? {} : { disabledReason: isElsewhere ? words.chosenElsewhere : whyNot(reason, terms, words) }),
  };
}
