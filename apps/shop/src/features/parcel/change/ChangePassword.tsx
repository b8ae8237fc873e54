import { openRecharge } from "@sihai/contract/payment";
import { rechargeFor } from "@sihai/domain/payment";
import { cnyText } from "@sihai/text";
import { parcelDict } from "@sihai/text/dict/parcel";
import { paymentDict } from "@sihai/text/dict/payment";
import { Button, Notice, Sheet } from "@sihai/ui";
import { go, here, NewBusiness, useAction, useDict, useSettings } from "#shop";
import { type PasswordProblem, PasswordSheet } from "../../payment/PasswordSheet.tsx";

/** Why the money could not be taken; `short`: what the balance lacks. */
export type PayProblem = PasswordProblem & { short: string | null };

type ChangePasswordProps = {
  amount: string;
  problem: PayProblem | null;
  pending: boolean;
  onPassword: (password: string) => void;
  onClose: () => void;
};

/** A paid parcel that gets dearer takes the difference from the balance, and so asks for the payment password. */
export function ChangePassword({ amount, problem, pending, onPassword, onClose }: ChangePasswordProps) {
  const words = useDict(paymentDict);
  const missing = problem?.short ?? null;
  if (missing !== null) return <BalanceShort missing={missing} onClose={onClose} />;
  return (
    <PasswordSheet open onClose={onClose} pending={pending} problem={problem} onPassword={onPassword}>
      {words.passwordFor(cnyText(amount))}
    </PasswordSheet>
  );
}

/** What the balance lacks, and one press to recharge just that. */
function BalanceShort({ missing, onClose }: { missing: string; onClose: () => void }) {
  const words = useDict(paymentDict);
  const parcelWords = useDict(parcelDict);
  const recharge = useAction(openRecharge, { onDone: ({ tradeNo }) => go("/pay/index", { tradeNo, back: here() }) });
  const settings = useSettings();
  const amount = settings ? rechargeFor(missing, settings.rechargeLimits) : missing;
  return (
    <Sheet
      open
      onClose={onClose}
      title={words.passwordTitle}
      footer={
        <NewBusiness>
          <Button wide pending={recharge.pending} onClick={() => void recharge.run({ body: { amount } })}>
            {words.rechargeDifference(cnyText(amount))}
          </Button>
        </NewBusiness>
      }
    >
      <Notice alert tone="danger">
        {parcelWords.balanceShort(cnyText(missing))}
      </Notice>
    </Sheet>
  );
}
