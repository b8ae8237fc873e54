import { useAction } from "@sihai/client";
import type { CallData } from "@sihai/contract";
import { compareOutlets, importOutlets, listOutlets } from "@sihai/contract/freight";
import { consoleOutletDict } from "@sihai/text/dict/console/outlet";
import { Button, Notice, Tag, TextArea, toastSuccess } from "@sihai/ui";
import { type FormEvent, useState } from "react";
import { FilePick, PanelCard } from "#bench";
import { useDict } from "#console";
import { errorsIn, WrongCells } from "../ErrorsTable.tsx";

const textMax = 150_000;
type Changes = CallData<typeof compareOutlets>;

/** outlets.csv chosen or pasted: first what it would change is shown, then it is kept; or every wrong cell is named by its row. */
export function OutletImport({ onClose }: { onClose: () => void }) {
  const words = useDict(consoleOutletDict);
  const [text, setText] = useState("");
  const [tried, setTried] = useState(false);
  const [shown, setShown] = useState<Changes | null>(null);
  const compare = useAction(compareOutlets, { onDone: setShown });
  const keep = useAction(importOutlets, {
    refreshes: [listOutlets],
    onDone: ({ saved }) => {
      toastSuccess(words.imported(saved));
      onClose();
    },
    onFailed: () => setShown(null),
  });
  const failed = [compare.error, keep.error].find((error) => error?.code === "OUTLET_INVALID");

  function change(next: string) {
    setText(next);
    setShown(null);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    setShown(null);
    if (text.trim() !== "") void compare.run({ body: { text } });
  }

  return (
    <PanelCard title={words.import} onClose={onClose}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <p className="text-body text-grey">{words.importHint}</p>
        <FilePick label={words.chooseFile} onPick={([file]) => void file?.text().then(change)} />
        <TextArea
          label={words.paste}
          rows={6}
          maxLength={textMax}
          value={text}
          onChange={change}
          error={tried && text.trim() === "" ? words.fileNeeded : undefined}
        />
        <Button type="submit" kind={shown ? "quiet" : "primary"} pending={compare.pending}>
          {words.compare}
        </Button>
      </form>
      {failed && !shown ? <WrongCells errors={errorsIn(failed.facts)} text={words.wrongCells} /> : null}
      {shown ? (
        <section aria-live="polite" className="mt-4 flex flex-col gap-3">
          {shown.changes.length === 0 ? (
            <Notice>{words.nothingChanges}</Notice>
          ) : (
            <>
              <h3 className="font-semibold">{words.changesOf(shown.changes.length, shown.same)}</h3>
              <Comparison changes={shown.changes} />
              <Button pending={keep.pending} onClick={() => void keep.run({ body: { text, changes: shown.changes.length } })}>
                {words.keepChanges(shown.changes.length)}
              </Button>
            </>
          )}
        </section>
      ) : null}
    </PanelCard>
  );
}

/** Every outlet that is new or other, cell by cell: as it is, and as it will be. */
function Comparison({ changes }: Pick<Changes, "changes">) {
  const words = useDict(consoleOutletDict);
  const names: Record<string, string> = {
    ...words.fields,
    ...{ line_id: words.line, country: words.country, phone: words.phone, hours: words.hours },
  };
  return (
    <ul className="flex flex-col divide-y divide-line rounded-[12px] border border-line px-3">
      {changes.map(({ code, isNew, cells }) => (
        <li key={code} className="py-2">
          <p className="flex items-center gap-2 font-semibold">
            {code}
            {isNew ? <Tag tone="brand">{words.isNew}</Tag> : null}
          </p>
          <dl className="grid grid-cols-[minmax(90px,30%)_1fr] gap-x-3 text-note">
            {cells.map(({ column, before, after }) => (
              <div key={column} className="contents">
                <dt className="text-grey">{names[column] ?? column}</dt>
                <dd className="break-words">
                  {isNew ? null : <del className="mr-2 text-grey">{before}</del>}
                  <ins className="no-underline">{after}</ins>
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
