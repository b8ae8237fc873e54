import { type Ref, useEffect, useState } from "react";
import { useUi } from "../layout/UiProvider.tsx";
import { FieldFrame, type FieldProps } from "./Field.tsx";
import { keepDigits } from "./NumberField.tsx";
import { frameOf } from "./TextField.tsx";
import { useCleaned } from "./use-cleaned.ts";

/** A code may be asked for again after 60 seconds (rule B-11). */
const resendSeconds = 60;
const codeDigits = 6;

type CodeFieldProps = FieldProps<string> & {
  /** Asks for a code; true when one is on its way, and the countdown starts. */
  onSend: () => Promise<boolean>;
  /** Why no code can be asked for yet, e.g. no valid address. */
  sendDisabledReason?: string | null;
  ref?: Ref<HTMLInputElement>;
};

/** Six digits from an e-mail, offered by the keyboard where it can, with a button that sends and counts down. */
export function CodeField(props: CodeFieldProps) {
  const { value, onChange, onBlur, name, onSend, sendDisabledReason } = props;
  const [sending, setSending] = useState(false);
  const [sentAt, setSentAt] = useState<number | null>(null);
  // A dead button is pressed all the same: then its reason stands at the field, and goes with it.
  const [askedWhy, setAskedWhy] = useState(false);
  const why = askedWhy ? (sendDisabledReason ?? undefined) : undefined;
  const typed = useCleaned(value, onChange, (text) => keepDigits(text, codeDigits));
  const left = useSecondsLeft(sentAt, resendSeconds);

  async function send() {
    setSending(true);
    try {
      if (await onSend()) setSentAt(Date.now());
    } finally {
      setSending(false);
    }
  }

  return (
    <FieldFrame {...frameOf({ ...props, error: why ?? props.error })}>
      {(described) => (
        <div className="field-box">
          <input
            {...described}
            ref={props.ref}
            name={name}
            {...typed}
            inputMode="numeric"
            autoComplete="one-time-code"
            onBlur={onBlur}
            className="tracking-[0.2em]"
          />
          <SendButton
            left={left}
            reason={sendDisabledReason}
            onSend={sending || left > 0 || sendDisabledReason ? undefined : send}
            onDead={() => setAskedWhy(true)}
          />
        </div>
      )}
    </FieldFrame>
  );
}

/** `left`: seconds until a code may be asked for again. Without `onSend` the button is dead. */
type SendButtonProps = { left: number; reason: string | null | undefined; onSend: (() => void) | undefined; onDead: () => void };

function SendButton({ left, reason, onSend, onDead }: SendButtonProps) {
  const { words } = useUi();
  return (
    <button
      type="button"
      aria-disabled={onSend === undefined || undefined}
      title={reason ?? undefined}
      onClick={onSend ?? onDead}
      className="-mr-2 min-h-11 px-2 text-body font-semibold whitespace-nowrap text-brand-strong aria-disabled:font-normal aria-disabled:text-grey"
    >
      {left > 0 ? words.resendIn(left) : words.sendCode}
    </button>
  );
}

function useSecondsLeft(since: number | null, seconds: number): number {
  const [now, setNow] = useState(() => Date.now());
  const left = since === null ? 0 : Math.max(0, Math.ceil((since + seconds * 1000 - now) / 1000));
  useEffect(() => {
    if (since === null) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 500);
    const end = setTimeout(() => clearInterval(timer), seconds * 1000 + 1000);
    return () => {
      clearInterval(timer);
      clearTimeout(end);
    };
  }, [since, seconds]);
  return left;
}
