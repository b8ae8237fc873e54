import { type ReactNode, useState } from "react";

type KeepProps<Value> = {
  initial: Value;
  children: (value: Value, keep: (next: Value) => void) => ReactNode;
  /** Hears every value the field gives. */
  onChange?: (value: Value) => void;
};

/** Holds a field's value as a page would. */
export function Keep<Value>({ initial, children, onChange }: KeepProps<Value>) {
  const [value, setValue] = useState<Value>(() => initial);
  return children(value, (next) => {
    setValue(() => next);
    onChange?.(next);
  });
}
