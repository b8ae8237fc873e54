import { getTrade, getWallet, listBills, payByBalance } from "@sihai/contract/payment";
import { cnyText } from "@sihai/text";
import { payDict } from "@sihai/text/dict/pay";
import { Button, Notice, PasswordField, Sheet, TextLink } from "@sihai/ui";
import { type FormEvent, useState } from "react";
import { go, hasPage, here, href, useAction, useDict } from "#shop";
import type { TradeOnWire } from "./PayTrade.tsx";

type PayPasswordSheetProps = { trade: TradeOnWire; open: boolean; onClose: () => void };

/** Asks for the payment password and pays from the balance. Without one it leads to setting it, and back here. */
export function PayPasswordSheet({ trade, open, onClose }: PayPasswordSheetProps) {
  const words = useDict(payDict);
  const [password, setPassword] = useState("");
  const [problem, setProblem] = useState<string>();
  const pay = useAction(payByBalance, {
    quiet: true,
    refreshes: [getTrade, getWallet, listBills],
    onDone: onClose,
    onFailed(error) {
      setPassword("");
      setProblem(error.message);
    },
  });
  const amount = cnyText(trade.amount);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (password.length !== 6) setProblem(words.needSix);
    else void pay.run({ body: { tradeNo: trade.tradeNo, payPassword: password } });
  }

  if (!trade.hasPayPassword) {
    return (
      <Sheet
        open={open}
        onClose={onClose}
        title={words.passwordTitle}
        footer={
          <Button wide onClick={() => go("/user/password/pay", { mode: "set", back: here() })}>
            {words.setPassword}
          </Button>
        }
      >
        <Notice tone="brand">{words.noPassword}</Notice>
      </Sheet>
    );
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={words.passwordTitle}
      footer={
        <Button wide type="submit" form="pay-password" pending={pay.pending}>
          {words.confirm}
        </Button>
      }
    >
      <form id="pay-password" noValidate onSubmit={submit} className="flex flex-col gap-3">
        <p className="text-grey">{words.passwordFor(amount)}</p>
        <PasswordField
          label={words.passwordLabel}
          digitsOnly
          autoComplete="off"
          value={password}
          error={problem}
          onChange={(value) => {
            setPassword(value);
            setProblem(undefined);
          }}
        />
        {hasPage("/user/password/pay") ? (
          <div>
            <TextLink href={href("/user/password/pay", { mode: "reset", back: here() })}>{words.forgot}</TextLink>
          </div>
        ) : null}
      </form>
    </Sheet>
  );
}
