import { consoleSettingDict } from "@sihai/text/dict/console/setting";
import { Button } from "@sihai/ui";
import { Plus } from "lucide-react";
import { useDict } from "#console";

type AddRowProps = {
  /** Where in the value the table stands, and what it is called: a page has many of these buttons. */
  path: string;
  label: string;
  isFull: boolean;
  most: number;
  onAdd: () => void;
};

/** One more row, or why there is none. */
export function AddRow({ path, label, isFull, most, onAdd }: AddRowProps) {
  const words = useDict(consoleSettingDict);
  return (
    <div data-add-row={path}>
      {isFull ? (
        <p className="text-note text-grey">{words.rowsMost(most)}</p>
      ) : (
        <Button small kind="quiet" icon={Plus} onClick={onAdd}>
          {words.addRow}
          <span className="sr-only">{words.ofRow(label)}</span>
        </Button>
      )}
    </div>
  );
}
