import { type FormEvent, useId, useState } from "react";
import { Button } from "../form/Button.tsx";
import { TextField } from "../form/TextField.tsx";
import { useUi } from "../layout/UiProvider.tsx";
import { type OpenQuestion, refusalOf, useOpenQuestion } from "./message-box.ts";
import { useDialog, useLingering } from "./use-dialog.ts";

/** The one message box of the app: opens in 200 ms (rule O-26). */
export default function MessageBoxDialog() {
  const current = useOpenQuestion();
  const [last, setLast] = useState<OpenQuestion | null>(null);
  if (current && current !== last) setLast(current);
  const dialog = useDialog(current !== null, () => current?.answer(null));
  const shown = useLingering(current !== null, 200);
  const titleId = useId();
  const box = current ?? last;
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={titleId}
      className="message-box m-auto w-[min(320px,calc(100%-32px))] rounded-card bg-white p-5 text-ink shadow-float"
    >
      {shown && box ? <MessageBox key={box.id} titleId={titleId} {...box} /> : null}
    </dialog>
  );
}

function MessageBox({ titleId, question, answer }: OpenQuestion & { titleId: string }) {
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
      <h2 id={titleId} className="text-center text-title font-semibold">
        {question.title}
      </h2>
      {question.text ? <div className="text-center text-body text-grey">{question.text}</div> : null}
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
