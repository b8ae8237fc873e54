import { cnyText } from "@sihai/text";
import { expertDict } from "@sihai/text/dict/expert";
import { Button, PasswordField, Sheet } from "@sihai/ui";
import { type FormEvent, useState } from "react";
import { useDict } from "#shop";

type HoldPasswordProps = { hold: string; onClose: () => void; onPassword: (password: string) => void };

/** Direct deduction takes money later without asking again, so it is allowed with the payment password now. */
export function HoldPassword({ hold, onClose, onPassword }: HoldPasswordProps) {
  const words = useDict(expertDict);
  const [password, setPassword] = useState("");
  const [problem, setProblem] = useState<string>();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (password.length !== 6) setProblem(words.needSix);
    else onPassword(password);
  }

  return (
    <Sheet
      open
      onClose={onClose}
      title={words.passwordTitle}
      footer={
        <Button wide type="submit" form="hold-password">
          {words.confirm}
        </Button>
      }
    >
      <form id="hold-password" noValidate onSubmit={submit} className="flex flex-col gap-3">
        <p className="text-grey">{words.passwordFor(cnyText(hold))}</p>
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
      </form>
    </Sheet>
  );
}
