import { cny, subtract } from "@sihai/domain";
import { creditStep, creditsWorth, usableCredits } from "@sihai/domain/promotion";
import { beijing, dotted, formatDate, formatMoney, formatNumber } from "@sihai/text";
import { type PromotionWords, promotionDict } from "@sihai/text/dict/promotion";
import { Bound, Button, Card, Form, NumberField, TextField, useSchemaForm } from "@sihai/ui";
import * as z from "zod/mini";
import { useDict, useLanguage } from "#shop";
import { CouponChoice } from "../../promotion/CouponChoice.tsx";
import { codeField } from "../../promotion/code-field.ts";
import { givesText, whyNot } from "../../promotion/coupon-words.ts";
import type { couponWorths } from "../../promotion/coupon-worths.ts";
import type { Options, SubmitCost } from "./submit-total.ts";
import type { UsedCode } from "./use-discount-code.ts";
import type { ParcelFieldsForm } from "./use-parcel-form.ts";

type DiscountCardProps = {
  form: ParcelFieldsForm;
  options: Options;
  cost: SubmitCost;
  freight: string;
  code: UsedCode;
  coupons: ReturnType<typeof couponWorths>;
};

/** What is taken off: one coupon and credits, or a discount code alone (rule J-28). */
export function DiscountCard({ form, options, cost, freight, code, coupons: { list: coupons, best } }: DiscountCardProps) {
  const words = useDict(promotionDict);
  const couponId = form.watch("useCouponsInfo");
  const isWithCode = form.watch("discountCode") !== "";
  const chosen = coupons.find((coupon) => coupon.couponId === couponId);
  return (
    <>
      <CouponChoice
        on="international"
        title={words.discount}
        coupons={coupons}
        value={couponId}
        onChange={(next) => form.setValue("useCouponsInfo", next)}
        best={isWithCode ? null : best}
        fault={chosen && cost.couponReason ? whyNot(cost.couponReason, chosen.terms, words) : null}
      />
      <Card className="flex flex-col gap-4">
        <Credits form={form} options={options} cost={cost} freight={freight} />
        <CodeForm form={form} code={code} />
      </Card>
    </>
  );
}

/** Credits: how many there are, how many can be used here and what they are worth; a field where there are enough for one step. */
function Credits({ form, options: { promotions }, cost, freight }: Omit<DiscountCardProps, "code" | "coupons">) {
  const words = useDict(promotionDict);
  const language = useLanguage();
  const points = form.watch("pkgUsePoint");
  const { credits } = promotions;
  const byCoupon = cost.discounts.find(({ kind }) => kind === "coupon")?.freight ?? "0.00";
  const most = usableCredits({
    balance: credits.balance,
    mostAParcel: credits.mostAParcel,
    freight: subtract(cny(freight), cny(byCoupon)),
  });
  const number = (value: number) => formatNumber(value, language, 0);
  const mostText = most > 0 ? words.creditsMost(number(most), formatMoney(creditsWorth(most))) : words.creditsNone;
  const ends = credits.balance > 0 ? [words.creditsEnd(formatDate(lastDay(credits.endsAt), language, beijing))] : [];
  const held = credits.reserved > 0 ? <p className="text-note text-grey">{words.creditsHeld(number(credits.reserved))}</p> : null;
  if (most < creditStep && points === 0)
    return (
      <>
        {credits.balance > 0 ? (
          <p className="text-note text-grey">{dotted([words.creditsHave(number(credits.balance)), words.creditsNone])}</p>
        ) : null}
        {held}
      </>
    );
  return (
    <>
      <Bound form={form} name="pkgUsePoint">
        {({ value, onChange, ...field }) => (
          <NumberField
            label={words.credits}
            value={value === 0 ? "" : String(value)}
            onChange={(typed) => onChange(Number(typed))}
            maxDigits={5}
            hint={dotted([words.creditsHave(number(credits.balance)), mostText, ...ends])}
            {...field}
            error={creditsFault(value, most, cost, mostText, words) ?? field.error}
          />
        )}
      </Bound>
      {most > 0 && points !== most ? (
        <Button small kind="quiet" onClick={() => form.setValue("pkgUsePoint", most)}>
          {`${words.useMost} · ${number(most)}`}
        </Button>
      ) : null}
      {held}
    </>
  );
}

/** A code typed in and applied, which asks the server for its terms, or taken out again. */
function CodeForm({ form: parcel, code }: Pick<DiscountCardProps, "form" | "code">) {
  const words = useDict(promotionDict);
  const { form, isApplied, apply, remove, type } = useTypedCode(parcel);
  const fault = code.error ?? parcel.formState.errors.discountCode?.message;
  const hint = isApplied && code.terms ? givesText(code.view?.reduction ?? { type: 1, bp: 0 }, words) : undefined;
  // Nobody needs a code: a field that is left empty is no mistake until it is applied.
  const marked = (error: string | undefined, typed: string) => (typed === "" && !form.formState.isSubmitted ? undefined : error);
  const act = isApplied ? (
    <Button key="remove" kind="quiet" onClick={remove}>
      {words.remove}
    </Button>
  ) : (
    <Button key="apply" type="submit" kind="quiet">
      {words.apply}
    </Button>
  );
  return (
    <Form form={form} onSubmit={({ code: typed }) => apply(typed)}>
      <Bound form={form} name="code">
        {({ error, onChange, ...field }) => (
          <TextField
            label={words.code}
            maxLength={32}
            autoComplete="off"
            hint={hint}
            error={isApplied ? fault : (marked(error, field.value) ?? fault)}
            onChange={(typed) => type(typed, onChange)}
            beside={act}
            {...field}
          />
        )}
      </Bound>
    </Form>
  );
}

/** What stands in the code's field, and whether it is the code that is used. */
function useTypedCode(parcel: ParcelFieldsForm) {
  const words = useDict(promotionDict);
  const kept = parcel.watch("discountCode");
  const form = useSchemaForm(z.object({ code: codeField(words.codeWrong) }), { code: parcel.getValues("codeTyped") || kept });
  const isApplied = kept !== "" && form.watch("code").trim().toUpperCase() === kept;
  const use = (discountCode: string) => parcel.setValue("discountCode", discountCode);

  /** What the field shows, which the parcel's form is judged by: a mark already shown is looked at again. */
  function show(typed: string) {
    parcel.setValue("codeTyped", typed);
    if (parcel.formState.isSubmitted) void parcel.trigger("discountCode");
  }

  function apply(typed: string) {
    use(typed);
    show(typed);
  }

  function remove() {
    form.reset({ code: "" });
    apply("");
  }

  /** Another text than the code that is used takes that one back: what no field shows any more would keep the parcel from being sent. */
  function type(typed: string, keep: (typed: string) => void) {
    if (typed.trim() === "") return remove();
    keep(typed);
    if (kept !== "" && typed.trim().toUpperCase() !== kept) use("");
    show(typed);
  }

  return { form, isApplied, apply, remove, type };
}

/** Why so many credits cannot be used; `tooMany` says how many can. */
function creditsFault(wanted: number, most: number, cost: SubmitCost, tooMany: string, words: PromotionWords) {
  if (wanted % creditStep !== 0) return words.creditsStep;
  if (cost.refusal === "CODE_NOT_COMBINABLE") return words.codeAlone;
  return wanted > most ? tooMany : undefined;
}

/** The day credits end: the last one they are good on. */
function lastDay(endsAt: string): string {
  return new Date(new Date(endsAt).getTime() - 1).toISOString();
}
