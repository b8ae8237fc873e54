import { consoleDict } from "@sihai/text/dict/console/shell";
import { TextField } from "@sihai/ui";
import type { Ref } from "react";
import { useDict } from "#console";

type ShelfFieldProps = {
  value: string;
  onChange: (value: string) => void;
  /** The form was tried, and this is no place on a shelf. */
  isWrong: boolean;
  label?: string;
  hint?: string;
  wrongText?: string;
  ref?: Ref<HTMLInputElement>;
};

/** The place on a shelf, scanned from its label or typed. */
export function ShelfField({ isWrong, label, wrongText, ...field }: ShelfFieldProps) {
  const words = useDict(consoleDict);
  return (
    <TextField
      {...field}
      name="scan-shelf"
      label={label ?? words.shelf}
      maxLength={20}
      autoComplete="off"
      error={isWrong ? (wrongText ?? words.shelfNeeded) : undefined}
    />
  );
}
