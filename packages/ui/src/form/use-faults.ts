import { useState } from "react";
import { focusFirstFault } from "./focus-first-fault.ts";

/** What is wrong with each field of a form, in words; null where nothing is. */
export type Faults<Name extends string> = Readonly<Record<Name, string | null>>;

/**
 * The way of forms whose values are kept elsewhere (a draft, the address, a picture tray); `useSchemaForm` is for the others, and both
 * behave alike: a fault shows once its field was left or the button was pressed, and a press that finds one takes the reader there.
 * `isPressedAbove`: for a part of a larger form, whether the form's button was.
 */
export function useFaults<Name extends string>(faults: Faults<Name>, isPressedAbove = false) {
  const [isPressedHere, setPressed] = useState(false);
  const [left, setLeft] = useState<ReadonlySet<Name>>(new Set());
  const isPressed = isPressedAbove || isPressedHere;
  const at = (name: Name) => (isPressed || left.has(name) ? (faults[name] ?? undefined) : undefined);
  return {
    isPressed,
    /** The fault of a field, once it may show. */
    at,
    /** For a field that can be left: `<TextField {...faults.of("email")} />`. */
    of: (name: Name) => ({ error: at(name), onBlur: () => setLeft((before) => new Set(before).add(name)) }),
    /** The first fault, or null when the form may be sent. From now on every fault shows, and the first is brought into view. */
    press(): string | null {
      setPressed(true);
      const fault = Object.values<string | null>(faults).find((one) => one !== null) ?? null;
      if (fault !== null) focusFirstFault();
      return fault;
    },
  };
}
