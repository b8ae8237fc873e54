import { type ReactNode, useId } from "react";
import { useUi } from "../layout/UiProvider.tsx";

/** What every field of a form takes. `onChange` gives the value, not the event. */
export type FieldProps<Value> = {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  onBlur?: (() => void) | undefined;
  name?: string | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  /** The label is read aloud but not shown. */
  hideLabel?: boolean | undefined;
  /** Marks the field where the sentence that says what is wrong stands for several of them. */
  wrong?: boolean | undefined;
};

export type Described = {
  id: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
  "aria-required": true | undefined;
};

type FrameProps = {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean | undefined;
  hideLabel?: boolean | undefined;
  wrong?: boolean | undefined;
  aside?: ReactNode;
  /** Stands beside the control: at its height, whatever the label, the hint and the error take. */
  beside?: ReactNode;
  children: (described: Described) => ReactNode;
};

/** Label, control, hint and error tied together, so that the error is announced and the label is read. */
export function FieldFrame({
  label,
  hint,
  error,
  required = false,
  hideLabel = false,
  wrong = false,
  aside,
  beside,
  children,
}: FrameProps) {
  const { words } = useUi();
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint ? hintId : "", error ? errorId : ""].filter(Boolean).join(" ");
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <div className={hideLabel ? "sr-only" : "flex items-baseline justify-between gap-2"}>
        <label htmlFor={id} className="min-w-0 text-note font-medium">
          {label}
          {required ? (
            <>
              <span aria-hidden className="text-danger">
                {" *"}
              </span>
              <span className="sr-only"> ({words.required})</span>
            </>
          ) : null}
        </label>
        {aside}
      </div>
      <Beside what={beside}>
        {children({
          id,
          "aria-invalid": error || wrong ? true : undefined,
          "aria-describedby": describedBy || undefined,
          "aria-required": required || undefined,
        })}
      </Beside>
      {hint ? (
        <p id={hintId} className="text-note text-grey">
          {hint}
        </p>
      ) : null}
      <p id={errorId} role="alert" className="text-note text-danger empty:hidden">
        {error}
      </p>
    </div>
  );
}

function Beside({ what, children }: { what: ReactNode; children: ReactNode }) {
  if (what === undefined) return children;
  return (
    <div className="flex items-center gap-2">
      <div className="min-w-0 flex-1">{children}</div>
      {what}
    </div>
  );
}
