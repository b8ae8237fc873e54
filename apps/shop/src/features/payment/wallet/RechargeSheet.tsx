import { openRecharge } from "@sihai/contract/payment";
import { cny } from "@sihai/domain";
import { paymentPolicy } from "@sihai/domain/payment";
import { walletDict } from "@sihai/text/dict/wallet";
import { Button, MoneyField, Sheet } from "@sihai/ui";
import { type FormEvent, useState } from "react";
import { go, useAction, useDict } from "#shop";

/** How much; how to pay is chosen on the payment page. */
export function RechargeSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const words = useDict(walletDict);
  const [amount, setAmount] = useState("");
  const [problem, setProblem] = useState<string>();
  const recharge = useAction(openRecharge, { onDone: ({ tradeNo }) => go("/pay/index", { tradeNo }) });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isAmount(amount)) void recharge.run({ body: { amount } });
    else setProblem(words.rechargeBad);
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
          hint={words.rechargeHint}
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

function isAmount(text: string): boolean {
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(text)) return false;
  const { amount } = cny(text);
  return amount >= paymentPolicy.rechargeLeastFen && amount <= paymentPolicy.rechargeMostFen;
}
