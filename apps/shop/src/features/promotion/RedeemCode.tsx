import { listCoupons, redeemCode } from "@sihai/contract/promotion";
import { beijing, cnyText, formatDate, inLanguage } from "@sihai/text";
import { promotionDict } from "@sihai/text/dict/promotion";
import { Bound, Button, Card, Form, TextField, toastSuccess, useSchemaForm } from "@sihai/ui";
import { useState } from "react";
import * as z from "zod/mini";
import { go, showRefusal, useAction, useDict, useLanguage } from "#shop";
import { useParcelSubmit } from "../../stores/parcel-submit.ts";
import { codeField } from "./code-field.ts";
import type { CodeView } from "./coupon-terms.ts";
import { givesText } from "./coupon-words.ts";

/** A code typed in: a coupon goes among mine, a discount code is kept for the next parcel. */
export function RedeemCode() {
  const words = useDict(promotionDict);
  const [discount, setDiscount] = useState<CodeView | null>(null);
  const form = useSchemaForm(z.object({ code: codeField(words.codeWrong) }), { code: "" });
  const redeem = useAction(redeemCode, {
    refreshes: [listCoupons],
    onDone: (found) => {
      if (found.gives === "discount-code") return setDiscount(found.discount);
      toastSuccess(words.redeemed);
      go("/user/coupon", {}, { replace: true });
    },
    onFailed: (error) => showRefusal(form, error, refusedAtCode),
  });
  return (
    <>
      <Card>
        <Form form={form} className="flex flex-col gap-3" onSubmit={({ code }) => redeem.run({ body: { code } })}>
          <Bound form={form} name="code">
            {(field) => <TextField label={words.codeLabel} maxLength={32} autoComplete="off" hint={words.codeHelp} {...field} />}
          </Bound>
          <Button wide type="submit" pending={redeem.pending}>
            {words.redeem}
          </Button>
        </Form>
      </Card>
      {discount ? <FoundCode discount={discount} /> : null}
    </>
  );
}

const refusedAtCode = {
  GET_COUPON_FAILED: "code",
  DISCOUNT_CODE_NOT_FOUND: "code",
  DISCOUNT_CODE_NOT_USABLE: "code",
} as const;

function FoundCode({ discount }: { discount: CodeView }) {
  const words = useDict(promotionDict);
  const language = useLanguage();
  const { code, name, reduction, minSpend, maxDeduction, validUntil } = discount;
  const conditions = [
    minSpend === "0.00" ? words.noMinimum : words.minSpend.international(cnyText(minSpend)),
    ...(maxDeduction === null ? [] : [words.maxDeduction(cnyText(maxDeduction))]),
    words.validUntil(formatDate(validUntil, language, beijing)),
  ];
  return (
    <Card title={words.discountCode(code)} aside={givesText(reduction, words)} className="flex flex-col gap-2">
      <p className="text-body">{inLanguage(name, language)}</p>
      <p className="text-note text-grey">{[...conditions, words.useAtParcel].join(" · ")}</p>
      <Button
        wide
        kind="quiet"
        onClick={() => {
          useParcelSubmit.setState({ discountCode: code, codeTyped: code, pkgUsePoint: 0, useCouponsInfo: null });
          go("/order/in-storage/goods-list");
        }}
      >
        {words.toStorage}
      </Button>
    </Card>
  );
}
