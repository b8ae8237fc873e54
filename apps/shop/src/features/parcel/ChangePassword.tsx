import { openRecharge } from "@sihai/contract/payment";
import { rechargeFor } from "@sihai/domain/payment";
import { cnyText } from "@sihai/text";
import { parcelDict } from "@sihai/text/dict/parcel";
import { payDict } from "@sihai/text/dict/pay";
import { Button, Notice, PasswordField, Sheet, TextLink } from "@sihai/ui";
import { type FormEvent, useState } from "react";
import { go, here, href, useAction, useDict } from "#shop";

/** Why the money could not be taken; `short`: what the balance lacks. */
export type PayProblem = { code: string; text: string; short: string | null };

type ChangePasswordProps = {
  amount: string;
  problem: PayProblem | null;
  pending: boolean;
  onPassword: (password: string) => void;
  onClose: () => void;
};

/** A paid parcel that gets dearer takes the difference from the balance, and so asks for the payment password. */
export function ChangePassword({ amount, problem, pending, onPassword, onClose }: ChangePasswordProps) {
  const words = useDict(payDict);
  const parcelWords = useDict(parcelDict);
  const [password, setPassword] = useState("");
  const [isShort, setShort] = useState(false);
  const recharge = useAction(openRecharge, { onDone: ({ tradeNo }) => go("/pay/index", { tradeNo, back: here() }) });
  const missing = problem?.short ?? null;

  function submit(event: FormEvent) {
    event.preventDefault();
    setShort(password.length !== 6);
    if (password.length === 6) onPassword(password);
  }

  return (
    <Sheet
      open
      onClose={onClose}
      title={words.passwordTitle}
      footer={
        missing === null ? (
          <Button wide type="submit" form="change-password" pending={pending}>
            {words.confirm}
          </Button>
        ) : (
          <Button wide pending={recharge.pending} onClick={() => void recharge.run({ body: { amount: rechargeFor(missing) } })}>
            {words.rechargeDifference(cnyText(rechargeFor(missing)))}
          </Button>
        )
      }
    >
      <form id="change-password" noValidate onSubmit={submit} className="flex flex-col gap-3">
        <p className="text-grey">{words.passwordFor(cnyText(amount))}</p>
        {missing === null ? (
          <PasswordField
            label={words.passwordLabel}
            digitsOnly
            autoComplete="off"
            value={password}
            error={isShort ? words.needSix : problem?.text}
            onChange={(value) => {
              setPassword(value);
              setShort(false);
            }}
          />
        ) : (
          <Notice alert tone="danger">
            {parcelWords.balanceShort(cnyText(missing))}
          </Notice>
        )}
        {problem?.code === "PAY_PASSWORD_NOT_SET" ? (
          <TextLink href={href("/user/password/pay", { mode: "set", back: here() })}>{words.setPassword}</TextLink>
        ) : (
          <TextLink href={href("/user/password/pay", { mode: "reset", back: here() })}>{words.forgot}</TextLink>
        )}
      </form>
    </Sheet>
  );
}
