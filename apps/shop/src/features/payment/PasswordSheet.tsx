import { paymentDict } from "@sihai/text/dict/payment";
import { Button, PasswordField, Sheet, TextLink } from "@sihai/ui";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { here, href, useDict } from "#shop";

/** Why the last try failed: the refusal's code and its sentence. */
export type PasswordProblem = { code: string; text: string };

type PasswordSheetProps = {
  open: boolean;
  onClose: () => void;
  /** What the password allows. */
  children: ReactNode;
  submitText?: string;
  pending?: boolean;
  problem?: PasswordProblem | null;
  onPassword: (password: string) => void;
  /** A way out of the problem, beside setting or resetting the password. */
  help?: ReactNode;
};

/** Asks for the payment password, with the way to setting or resetting it and back here. A refused one is typed anew. */
export function PasswordSheet(props: PasswordSheetProps) {
  const { open, onClose, children, submitText, pending = false, problem = null, onPassword, help } = props;
  const words = useDict(paymentDict);
  const id = useId();
  const [password, setPassword] = useState("");
  const [isShort, setShort] = useState(false);
  const [told, setTold] = useState(problem);
  if (told !== problem) {
    setTold(problem);
    if (problem !== null) setPassword("");
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setShort(password.length !== 6);
    if (password.length === 6) onPassword(password);
  }

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={words.passwordTitle}
      footer={
        <Button wide type="submit" form={id} pending={pending}>
          {submitText ?? words.confirm}
        </Button>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="flex flex-col gap-3">
        <p className="text-grey">{children}</p>
        <PasswordField
          label={words.passwordLabel}
          digitsOnly
          autoComplete="off"
          value={password}
          error={isShort ? words.needSix : password === "" ? problem?.text : undefined}
          onChange={(value) => {
            setPassword(value);
            setShort(false);
          }}
        />
        <div>
          {problem?.code === "PAY_PASSWORD_NOT_SET" ? (
            <TextLink href={href("/user/password/pay", { mode: "set", back: here() })}>{words.setPassword}</TextLink>
          ) : (
            <TextLink href={href("/user/password/pay", { mode: "reset", back: here() })}>{words.forgot}</TextLink>
          )}
        </div>
        {help}
      </form>
    </Sheet>
  );
}
