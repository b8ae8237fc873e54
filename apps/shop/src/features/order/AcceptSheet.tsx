import type { Endpoint } from "@sihai/contract";
import { answerItem } from "@sihai/contract/order";
import { cnyText } from "@sihai/text";
import { orderDict } from "@sihai/text/dict/order";
import { Button, PasswordField, Sheet, TextLink, toastSuccess } from "@sihai/ui";
import { type FormEvent, useState } from "react";
import { here, href, useAction, useDict } from "#shop";

type AcceptSheetProps = {
  itemNo: string;
  short: string;
  /** Of several offers, the one that is accepted. */
  choice?: number | undefined;
  refreshes: readonly Endpoint[];
  open: boolean;
  onClose: () => void;
};

/** Accepting a dearer purchase takes its difference from the balance, and so asks for the payment password. */
export function AcceptSheet({ itemNo, short, choice, refreshes, open, onClose }: AcceptSheetProps) {
  const words = useDict(orderDict);
  const [password, setPassword] = useState("");
  const [problem, setProblem] = useState<{ code: string; text: string } | null>(null);
  const accept = useAction(answerItem, {
    quiet: true,
    refreshes,
    onDone: () => {
      toastSuccess(words.accepted);
      onClose();
    },
    onFailed: (error) => {
      setPassword("");
      setProblem({ code: error.code ?? "", text: error.message });
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (password.length !== 6) setProblem({ code: "", text: words.needSix });
    else void accept.run({ body: { itemNo, answer: "accept", ...(choice !== undefined && { choice }), payPassword: password } });
  }

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={words.passwordTitle}
      footer={
        <Button wide type="submit" form={`accept-${itemNo}`} pending={accept.pending}>
          {words.acceptPay(cnyText(short))}
        </Button>
      }
    >
      <form id={`accept-${itemNo}`} noValidate onSubmit={submit} className="flex flex-col gap-3">
        <p className="text-grey">{words.short(cnyText(short))}</p>
        <PasswordField
          label={words.passwordLabel}
          digitsOnly
          autoComplete="off"
          value={password}
          error={problem?.text}
          onChange={(value) => {
            setPassword(value);
            setProblem(null);
          }}
        />
        {problem?.code === "PAY_PASSWORD_NOT_SET" ? (
          <TextLink href={href("/user/password/pay", { mode: "set", back: here() })}>{words.setPassword}</TextLink>
        ) : null}
        {problem?.code === "BALANCE_NOT_ENOUGH" ? <TextLink href={href("/wallet/index")}>{words.recharge}</TextLink> : null}
      </form>
    </Sheet>
  );
}
