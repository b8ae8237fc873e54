import { cny, subtract, toDecimal } from "@sihai/domain";
import { creditStep, creditsWorth, usableCredits } from "@sihai/domain/promotion";
import { beijing, cnyText, dotted, formatDate, formatNumber, inLanguage } from "@sihai/text";
import { promotionDict } from "@sihai/text/dict/promotion";
import { Button, Card, Cell, CellGroup, NumberField, Radios, Sheet, TextField } from "@sihai/ui";
import { TicketPercent } from "lucide-react";
import { useState } from "react";
import { useDict, useLanguage } from "#shop";
import { useParcelSubmit } from "../../../stores/parcel-submit.ts";
import { givesText } from "../../promotion/coupon-words.ts";
import { isCode } from "../../promotion/RedeemCode.tsx";
import type { Options, SubmitCost } from "./submit-total.ts";
import type { UsedCode } from "./use-discount-code.ts";

type DiscountCardProps = { options: Options; cost: SubmitCost; freight: string; code: UsedCode };

/** What is taken off: one coupon and credits, or a discount code alone (rule J-28). */
export function DiscountCard({ options, cost, freight, code }: DiscountCardProps) {
  const words = useDict(promotionDict);
  const language = useLanguage();
  const [choosing, setChoosing] = useState(false);
  const couponId = useParcelSubmit((state) => state.useCouponsInfo);
  const points = useParcelSubmit((state) => state.pkgUsePoint);
  const { coupons, credits } = options.promotions;
  const usable = coupons.filter(({ reason }) => reason === null);
  const chosen = coupons.find((coupon) => coupon.couponId === couponId);
  const couponFault = cost.couponReason === null ? null : words.reasons[cost.couponReason];
  const byCoupon = cost.discounts.find(({ kind }) => kind === "coupon")?.freight ?? "0.00";
  const { balance, mostAParcel } = credits;
  const most = usableCredits({ balance, mostAParcel, freight: subtract(cny(freight), cny(byCoupon)) });
  const number = (value: number) => formatNumber(value, language, 0);
  function creditsError(wanted: number): string | undefined {
    if (wanted % creditStep !== 0) return words.creditsStep;
    if (cost.refusal === "CODE_NOT_COMBINABLE") return words.codeAlone;
    return wanted > most
      ? most > 0
        ? words.creditsMost(number(most), cnyText(toDecimal(creditsWorth(most))))
        : words.creditsNone
      : undefined;
  }
  return (
    <>
      <CellGroup title={words.discount}>
        <Cell
          icon={<TicketPercent size={20} />}
          title={words.coupon}
          note={
            chosen
              ? (couponFault ?? `${givesText(chosen.terms.reduction, words)} · ${inLanguage(chosen.name, language)}`)
              : usable.length > 0
                ? words.usable(usable.length)
                : words.noneUsable
          }
          onClick={() => setChoosing(true)}
        />
      </CellGroup>
      <Card className="flex flex-col gap-4">
        {credits.balance >= creditStep || points > 0 ? (
          <>
            <NumberField
              label={words.credits}
              value={points === 0 ? "" : String(points)}
              onChange={(typed) => useParcelSubmit.setState({ pkgUsePoint: Number(typed) })}
              maxDigits={5}
              hint={`${words.creditsHave(number(credits.balance))} · ${most > 0 ? words.creditsMost(number(most), cnyText(toDecimal(creditsWorth(most)))) : words.creditsNone}${credits.balance > 0 ? ` · ${words.creditsEnd(formatDate(lastDay(credits.endsAt), language, beijing))}` : ""}`}
              error={creditsError(points)}
            />
            {most > 0 && points !== most ? (
              <Button small kind="quiet" onClick={() => useParcelSubmit.setState({ pkgUsePoint: most })}>
                {`${words.useMost} · ${number(most)}`}
              </Button>
            ) : null}
          </>
        ) : credits.balance > 0 ? (
          <p className="text-note text-grey">{dotted([words.creditsHave(number(credits.balance)), words.creditsNone])}</p>
        ) : null}
        {credits.reserved > 0 ? <p className="text-note text-grey">{words.creditsHeld(number(credits.reserved))}</p> : null}
        <CodeField code={code} />
      </Card>
      <Sheet open={choosing} onClose={() => setChoosing(false)} title={words.chooseCoupon}>
        <Radios
          label={words.chooseCoupon}
          hideLabel
          value={couponId ?? ""}
          onChange={(value) => {
            useParcelSubmit.setState({ useCouponsInfo: value === "" ? null : value });
            setChoosing(false);
          }}
          options={[
            { value: "", label: words.noCoupon },
            ...coupons.map((coupon) => ({
              value: coupon.couponId,
              label: `${givesText(coupon.terms.reduction, words)} · ${inLanguage(coupon.name, language)}`,
              note: words.validUntil(formatDate(coupon.validUntil, language, beijing)),
              ...(coupon.reason === null ? {} : { disabledReason: words.reasons[coupon.reason] }),
            })),
          ]}
        />
      </Sheet>
    </>
  );
}

function CodeField({ code }: { code: UsedCode }) {
  const words = useDict(promotionDict);
  const kept = useParcelSubmit((state) => state.discountCode);
  const [typed, setTyped] = useState(kept);
  const use = (discountCode: string) => useParcelSubmit.setState({ discountCode });
  const [tried, setTried] = useState(false);
  const wanted = typed.trim().toUpperCase();
  const applied = kept !== "" && wanted === kept;
  return (
    <div className="flex items-end gap-2">
      <div className="min-w-0 flex-1">
        <TextField
          label={words.code}
          value={typed}
          onChange={setTyped}
          maxLength={32}
          autoComplete="off"
          error={applied ? code.error : tried && !isCode(wanted) ? words.codeWrong : undefined}
          {...(applied && code.terms ? { hint: givesText(code.view?.reduction ?? { type: 1, bp: 0 }, words) } : {})}
        />
      </div>
      {applied ? (
        <Button
          kind="quiet"
          onClick={() => {
            setTyped("");
            use("");
          }}
        >
          {words.remove}
        </Button>
      ) : (
        <Button kind="quiet" onClick={() => (isCode(wanted) ? use(wanted) : setTried(true))}>
          {words.apply}
        </Button>
      )}
    </div>
  );
}

/** The day credits end: the last one they are good on. */
function lastDay(endsAt: string): string {
  return new Date(new Date(endsAt).getTime() - 1).toISOString();
}
