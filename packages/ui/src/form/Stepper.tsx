import { Minus, Plus } from "lucide-react";
import { useState } from "react";
import { useUi } from "../layout/UiProvider.tsx";
import { toast } from "../overlay/toast.ts";
import { keepNumber, refusalOfNumber } from "./NumberField.tsx";
import { useCleaned } from "./use-cleaned.ts";

type StepperProps = {
  value: number;
  onChange: (value: number) => void;
  label?: string;
  min?: number;
  max?: number;
  /** Said below `min`; otherwise "Cannot reduce the amount". */
  minMessage?: string;
  /** Said above `max`; otherwise "Exceed the maximum stock". */
  maxMessage?: string;
};

/** A whole number with minus and plus. Beyond its limits it says why and stays inside. */
export function Stepper({ value, onChange, label, min = 1, max = 9999, minMessage, maxMessage }: StepperProps) {
  const { words } = useUi();
  const [typed, setTyped] = useState<string | null>(null);
  const input = useCleaned(typed ?? String(value), setTyped, (text) => {
    const why = refusalOfNumber(text, typed ?? String(value), 0);
    if (why === null) return keepNumber(text, 0, 4);
    toast(words[why]);
    return text.slice(0, 10);
  });

  function set(next: number) {
    if (next < min) toast(minMessage ?? words.cannotReduce);
    if (next > max) toast(maxMessage ?? words.exceedStock);
    onChange(Math.min(Math.max(next, min), max));
  }
  function settle() {
    // What is no number stood there to be seen, and leaves the quantity as it was.
    if (typed !== null && /^\d+$/.test(typed)) set(Number(typed));
    setTyped(null);
  }

  const step = "grid size-11 place-items-center text-ink aria-disabled:text-control";
  return (
    <fieldset aria-label={label ?? words.quantity} className="inline-flex items-center rounded-control bg-fill">
      <button
        type="button"
        aria-label={words.decrease}
        aria-disabled={value <= min || undefined}
        onClick={() => set(value - 1)}
        className={step}
      >
        <Minus aria-hidden size={18} />
      </button>
      <input
        aria-label={label ?? words.quantity}
        inputMode="numeric"
        {...input}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key === "Enter") settle();
        }}
        className="my-1 h-11 w-11 rounded-control border-y-4 border-fill bg-white bg-clip-padding text-center text-[max(16px,1rem)] font-semibold"
      />
      <button
        type="button"
        aria-label={words.increase}
        aria-disabled={value >= max || undefined}
        onClick={() => set(value + 1)}
        className={step}
      >
        <Plus aria-hidden size={18} />
      </button>
    </fieldset>
  );
}
