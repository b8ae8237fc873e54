import { type FormEvent, type ReactNode, useId, useState, useSyncExternalStore } from "react";
import { Button } from "./Button.tsx";
import { TextField } from "./TextField.tsx";
import { useUi } from "./UiProvider.tsx";
import { useDialog, useLingering } from "./use-dialog.ts";

export type Question = {
  title: string;
  text?: ReactNode;
  confirmText?: string;
  cancelText?: string;
  danger?: boolean;
};
export type PromptQuestion = Question & {
  label: string;
  initial?: string;
  placeholder?: string;
  maxLength?: number;
  pattern?: RegExp;
  /** A sentence when the input will not do; null when it will. */
  validate?: (input: string) => string | null;
  /** Shown when `pattern` fails; otherwise the words of `inputNoValidate`. */
  patternMessage?: string;
};

type Asked = { question: Question | PromptQuestion; answer: (input: string | null) => void };
let asked: Asked | null = null;
const listeners = new Set<() => void>();

function ask(question: Question | PromptQuestion): Promise<string | null> {
  asked?.answer(null);
  return new Promise((resolve) => {
    const mine: Asked = {
      question,
      answer: (input) => {
        if (asked === mine) change(null);
        resolve(input);
      },
    };
    change(mine);
  });
}

function change(next: Asked | null) {
  asked = next;
  for (const tell of listeners) tell();
}

/** Asks yes or no; true when the person agreed. Needs a `MessageBoxHost` on the page (the shell has one). */
export async function confirmBox(question: Question): Promise<boolean> {
  return (await ask(question)) !== null;
}

/** Asks for a line of text; null when the person turned away. Stays open while the input will not do (O-32 to O-34). */
export function promptBox(question: PromptQuestion): Promise<string | null> {
  return ask(question);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The one message box of the app: opens in 200 ms (spec section 9). */
export function MessageBoxHost() {
  const current = useSyncExternalStore(
    subscribe,
    () => asked,
    () => null,
  );
  const [last, setLast] = useState<Asked | null>(null);
  if (current && current !== last) setLast(current);
  const dialog = useDialog(current !== null, () => current?.answer(null));
  const shown = useLingering(current !== null, 200);
  const id = useId();
  const box = current ?? last;
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={id}
      className="message-box m-auto w-[min(320px,calc(100%-32px))] rounded-card bg-white p-5 text-ink shadow-float"
    >
      {shown && box ? <MessageBox key={box.question.title} id={id} {...box} /> : null}
    </dialog>
  );
}

function MessageBox({ id, question, answer }: Asked & { id: string }) {
  const { words } = useUi();
  const prompt = "label" in question ? question : null;
  const [input, setInput] = useState(prompt?.initial ?? "");
  const [error, setError] = useState<string | null>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    const refusal = prompt ? refusalOf(prompt, input, words.inputNoValidate) : null;
    if (refusal) setError(refusal);
    else answer(input);
  }

  return (
    <form onSubmit={submit} className="flex flex-col gap-3" noValidate>
      <h2 id={id} className="text-center text-[18px] font-semibold">
        {question.title}
      </h2>
      {question.text ? <div className="text-center text-[15px] text-grey">{question.text}</div> : null}
      {prompt ? (
        <TextField
          label={prompt.label}
          value={input}
          onChange={(next) => {
            setInput(next);
            setError(null);
          }}
          error={error ?? undefined}
          {...(prompt.placeholder === undefined ? {} : { placeholder: prompt.placeholder })}
          {...(prompt.maxLength === undefined ? {} : { maxLength: prompt.maxLength })}
        />
      ) : null}
      <div className="mt-1 flex gap-3">
        <Button kind="quiet" wide onClick={() => answer(null)}>
          {question.cancelText ?? words.cancel}
        </Button>
        <Button kind={question.danger ? "danger" : "primary"} wide type="submit">
          {question.confirmText ?? words.confirm}
        </Button>
      </div>
    </form>
  );
}

/** Why a prompt's input will not do; null when it will. The default message has the key `inputNoValidate` (spec section 5). */
export function refusalOf(
  prompt: Pick<PromptQuestion, "pattern" | "patternMessage" | "validate">,
  input: string,
  inputNoValidate: string,
): string | null {
  if (prompt.pattern && !prompt.pattern.test(input)) return prompt.patternMessage ?? inputNoValidate;
  return prompt.validate?.(input) ?? null;
}
