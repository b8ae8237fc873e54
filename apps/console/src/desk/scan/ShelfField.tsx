import { consoleDict } from "@sihai/text/dict/console/shell";
import { type BoundField, TextField } from "@sihai/ui";
import { useDict } from "#console";

type ShelfFieldProps = BoundField<string> & { label?: string; hint?: string };

/** The place on a shelf, scanned from its label or typed. */
export function ShelfField({ label, ...field }: ShelfFieldProps) {
  const words = useDict(consoleDict);
  return <TextField {...field} name="scan-shelf" label={label ?? words.shelf} maxLength={20} autoComplete="off" />;
}
