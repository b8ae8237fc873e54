import { consoleSettingDict } from "@sihai/text/dict/console/setting";
import { Button, IconButton, Tag } from "@sihai/ui";
import { ChevronDown, ChevronUp, Trash2 } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useDict, useLanguage } from "#console";
import { type Entry, fieldsOf, partOf } from "./entry.ts";
import { type RowKey, titleOf } from "./keyed-rows.ts";

type KeyedRowProps = {
  row: Entry;
  rowKey: RowKey;
  /** Where in the table it stands (`useRowFocus`). */
  place: string;
  /** Nothing points to it yet: it can be taken out again. */
  isNew: boolean;
  isWrong: boolean;
  /** Its table knows open rows and closed ones. */
  canClose: boolean;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onChange: (row: Entry) => void;
  onRemove: () => void;
  /** Its fields, under its name. */
  children: (name: string) => ReactNode;
};

/** A row by its name, with what is to be known of it; its fields when it is opened. */
export function KeyedRow(props: KeyedRowProps) {
  const { row, rowKey, place, isNew, isWrong, isOpen, onOpen, children } = props;
  const words = useDict(consoleSettingDict);
  const language = useLanguage();
  const fieldsId = useId();
  const fields = fieldsOf(row);
  const key = String(partOf(row, rowKey.key) ?? "");
  const name = titleOf(fields, rowKey, language) || words.newRow;
  const isClosed = partOf(row, "isOpen") === false;
  return (
    <li data-row={place} className="py-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={fieldsId}
          onClick={() => onOpen(!isOpen)}
          className="flex min-h-11 min-w-0 flex-1 items-center gap-2 text-left text-body"
        >
          {isOpen ? <ChevronUp aria-hidden size={18} /> : <ChevronDown aria-hidden size={18} />}
          <span className="min-w-0 font-medium break-words">{name}</span>
          {key === name ? null : <span className="text-note text-grey">{key}</span>}
        </button>
        {isWrong ? <Tag tone="danger">{words.rowWrong}</Tag> : null}
        {isNew ? <Tag tone="brand">{words.newRow}</Tag> : null}
        {isClosed ? <Tag tone="neutral">{words.rowClosed}</Tag> : null}
        <RowButton {...props} name={name} isClosed={isClosed} />
      </div>
      <div id={fieldsId} className="pt-2 pb-3 empty:hidden">
        {isOpen ? children(name) : null}
      </div>
    </li>
  );
}

/** Takes a new row out again; one that others point to is closed and opened. */
function RowButton({
  row,
  isNew,
  canClose,
  onChange,
  onRemove,
  name,
  isClosed,
}: KeyedRowProps & { name: string; isClosed: boolean }) {
  const words = useDict(consoleSettingDict);
  if (isNew) return <IconButton icon={Trash2} label={words.removeNamed(name)} onClick={onRemove} />;
  if (!canClose) return null;
  return (
    <Button small kind="quiet" onClick={() => onChange({ ...fieldsOf(row), isOpen: isClosed })}>
      {isClosed ? words.openRow : words.closeRow}
      <span className="sr-only">{words.ofRow(name)}</span>
    </Button>
  );
}
