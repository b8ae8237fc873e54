import { toastFailure } from "@sihai/ui";
import { useEffect, useRef } from "react";

type Faulty = { formState: { submitCount: number; errors: object } };

/** Also shows the first fault of a form as a message each time it is sent: whoever sends it by a scan does not look at its fields. */
export function useSpokenFaults({ formState: { submitCount, errors } }: Faulty): void {
  const fault = useRef<string | null>(null);
  fault.current = firstMessage(errors);
  useEffect(() => {
    if (submitCount > 0 && fault.current !== null) toastFailure(fault.current);
  }, [submitCount]);
}

function firstMessage(errors: object): string | null {
  for (const error of Object.values(errors)) {
    const message: unknown = error?.message;
    if (typeof message === "string" && message !== "") return message;
  }
  return null;
}
