import { consoleNoteDict } from "@sihai/text/dict/console/people/note";
import { Chip } from "@sihai/ui";
import { useDict } from "#console";

type AssignedFilterProps = { value: "me" | undefined; onChange: (value: "me" | undefined) => void };

/** Of a list only what one looks after oneself; pressed again all of it. */
export function AssignedFilter({ value, onChange }: AssignedFilterProps) {
  const words = useDict(consoleNoteDict);
  return <Chip label={words.mine} on={value === "me"} onClick={() => onChange(value === "me" ? undefined : "me")} />;
}
