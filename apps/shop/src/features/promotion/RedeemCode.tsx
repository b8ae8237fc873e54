import { listCoupons, redeemCode } from "@sihai/contract/promotion";
import { beijing, cnyText, formatDate, inLanguage } from "@sihai/text";
import { promotionDict } from "@sihai/text/dict/promotion";
import { Button, Card, TextField, toastSuccess } from "@sihai/ui";
import { useState } from "react";
import { go, useAction, useDict, useLanguage } from "#shop";
import { useParcelSubmit } from "../../stores/parcel-submit.ts";
import type { CodeView } from "./coupon-terms.ts";
import { givesText } from "./coupon-words.ts";

/** As codes are made: letters, digits and dashes. */
export function isCode(text: string): boolean {
  return /^[A-Z0-9-]{3,32}$/.test(text);
}

/** A code typed in: a coupon goes among mine, a discount code is kept for the next parcel. */
export function RedeemCode() {
  const words = useDict(promotionDict);
  const [code, setCode] = useState("");
  const [tried, setTried] = useState(false);
  const [discount, setDiscount] = useState<CodeView | null>(null);
  const redeem = useAction(redeemCode, {
    refreshes: [listCoupons],
    onDone: (found) => {
      if (found.gives === "discount-code") return setDiscount(found.discount);
      toastSuccess(words.redeemed);
      go("/user/coupon", {}, { replace: true });
    },
  });
  const typed = code.trim().toUpperCase();
  return (
    <>
      <Card className="flex flex-col gap-3">
        <TextField
          label={words.codeLabel}
          value={code}
          onChange={setCode}
          maxLength={32}
          autoComplete="off"
          hint={words.codeHelp}
          error={tried && !isCode(typed) ? words.codeWrong : undefined}
        />
        <Button
          wide
          pending={redeem.pending}
          onClick={() => {
            setTried(true);
            if (isCode(typed)) void redeem.run({ body: { code: typed } });
          }}
        >
          {words.redeem}
        </Button>
      </Card>
      {discount ? <FoundCode discount={discount} /> : null}
    </>
  );
}

function FoundCode({ discount }: { discount: CodeView }) {
  const words = useDict(promotionDict);
  const language = useLanguage();
  const { code, name, reduction, minSpend, maxDeduction, validUntil } = discount;
  const conditions = [
    minSpend === "0.00" ? words.noMinimum : words.minSpend(cnyText(minSpend)),
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
          useParcelSubmit.setState({ discountCode: code, pkgUsePoint: 0, useCouponsInfo: null });
          go("/order/in-storage/goods-list");
        }}
      >
        {words.toStorage}
      </Button>
    </Card>
  );
}
