import { type ReactNode, useSyncExternalStore } from "react";

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
  /** Shown when `pattern` fails, where `validate` has nothing nearer to say; otherwise the words of `inputNoValidate`. */
  patternMessage?: string;
};

/** `id` tells one asking from the next, also of the same question. */
export type OpenQuestion = { id: number; question: Question | PromptQuestion; answer: (input: string | null) => void };
let open: OpenQuestion | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function ask(question: Question | PromptQuestion): Promise<string | null> {
  open?.answer(null);
  lastId += 1;
  const id = lastId;
  return new Promise((resolve) => {
    const mine: OpenQuestion = {
      id,
      question,
      answer: (input) => {
        if (open === mine) change(null);
        resolve(input);
      },
    };
    change(mine);
  });
}

function change(next: OpenQuestion | null) {
  open = next;
  for (const notify of listeners) notify();
}

/** Asks yes or no; true when the person agreed. Needs a `MessageBoxHost` on the page (the shell has one). */
export async function confirmBox(question: Question): Promise<boolean> {
  return (await ask(question)) !== null;
}

/** Asks for a line of text; null when the person turned away. Stays open while the input will not do (rules O-32 to O-34). */
export function promptBox(question: PromptQuestion): Promise<string | null> {
  return ask(question);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The question on the screen, if any; for the host. */
export function useOpenQuestion(): OpenQuestion | null {
  return useSyncExternalStore(
    subscribe,
    () => open,
    () => null,
  );
}

/** Why a prompt's input will not do; null when it will. The default message has the key `inputNoValidate` (rule O-33). */
export function refusalOf(
  prompt: Pick<PromptQuestion, "pattern" | "patternMessage" | "validate">,
  input: string,
  inputNoValidate: string,
): string | null {
  const refusal = prompt.validate?.(input) ?? null;
  if (refusal !== null) return refusal;
  return prompt.pattern && !prompt.pattern.test(input) ? (prompt.patternMessage ?? inputNoValidate) : null;
}
