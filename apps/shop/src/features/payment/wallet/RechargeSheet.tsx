import { openRecharge } from "@sihai/contract/payment";
import { cny, compare, toDecimal } from "@sihai/domain";
import type { PublicSettings } from "@sihai/domain/setting";
import { cnyText } from "@sihai/text";
import { walletDict } from "@sihai/text/dict/payment-wallet";
import { Button, MoneyField, Sheet } from "@sihai/ui";
import { type FormEvent, useState } from "react";
import { go, useAction, useDict, useSettings } from "#shop";

/** How much; how to pay is chosen on the payment page. */
export function RechargeSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const words = useDict(walletDict);
  const limits = useSettings()?.rechargeLimits;
  const [amount, setAmount] = useState("");
  const [problem, setProblem] = useState<string>();
  const recharge = useAction(openRecharge, { onDone: ({ tradeNo }) => go("/pay/index", { tradeNo }) });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isAmount(amount, limits)) void recharge.run({ body: { amount } });
    else
      setProblem(
        limits ? words.rechargeBad(cnyText(toDecimal(limits.least)), cnyText(toDecimal(limits.most))) : words.rechargeWaits,
      );
  }

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={words.rechargeTitle}
      footer={
        <Button wide type="submit" form="recharge" pending={recharge.pending}>
          {words.rechargeNext}
        </Button>
      }
    >
      <form id="recharge" noValidate onSubmit={submit}>
        <MoneyField
          label={words.rechargeAmount}
          required
          hint={limits && words.rechargeHint(cnyText(toDecimal(limits.least)), cnyText(toDecimal(limits.most)))}
          value={amount}
          error={problem}
          onChange={(value) => {
            setAmount(value);
            setProblem(undefined);
          }}
        />
      </form>
    </Sheet>
  );
}

function isAmount(text: string, limits: PublicSettings["rechargeLimits"] | undefined): boolean {
  if (!limits || !/^\d{1,7}(\.\d{1,2})?$/.test(text)) return false;
  return compare(cny(text), limits.least) >= 0 && compare(cny(text), limits.most) <= 0;
}
