import { toastFailure } from "@sihai/ui";
import { useEffect, useRef } from "react";

type CheckedForm = { formState: { submitCount: number; errors: object } };

/** Also shows the first fault of a form as a message each time it is sent: whoever sends it by a scan does not look at its fields. */
export function useAnnouncedErrors({ formState: { submitCount, errors } }: CheckedForm): void {
  const message = useRef<string | null>(null);
  message.current = firstMessage(errors);
  useEffect(() => {
    if (submitCount > 0 && message.current !== null) toastFailure(message.current);
  }, [submitCount]);
}

function firstMessage(errors: object): string | null {
  for (const error of Object.values(errors)) {
    const message: unknown = error?.message;
    if (typeof message === "string" && message !== "") return message;
  }
  return null;
}
