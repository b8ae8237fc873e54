import { isRefused, useAction } from "@sihai/client";
import type { CallData } from "@sihai/contract";
import { compareOutlets, importOutlets, listOutlets } from "@sihai/contract/freight";
import { consoleOutletDict } from "@sihai/text/dict/console/outlet";
import { Bound, Button, Form, Notice, TextArea, toastSuccess, useSchemaForm } from "@sihai/ui";
import { useState } from "react";
import * as z from "zod/mini";
import { useDict } from "#console";
import { FilePick, fileText, PanelCard } from "#desk";
import { WrongCells } from "../ErrorsTable.tsx";
import { OutletComparison } from "./OutletComparison.tsx";

const textMax = 150_000;
type Changes = CallData<typeof compareOutlets>;

/** outlets.csv chosen or pasted: first what it would change is shown, then it is kept; or every wrong cell is named by its row. */
export function OutletImport({ onClose }: { onClose: () => void }) {
  const words = useDict(consoleOutletDict);
  const form = useSchemaForm(z.object({ text: fileText(words.fileNeeded) }), { text: "" });
  const [compared, setCompared] = useState<{ text: string; changes: Changes } | null>(null);
  const compare = useAction(compareOutlets, { onDone: (changes, { body }) => setCompared({ text: body.text, changes }) });
  const save = useAction(importOutlets, {
    refreshes: [listOutlets],
    onDone: ({ saved }) => {
      toastSuccess(words.imported(saved));
      onClose();
    },
    onFailed: () => setCompared(null),
  });
  const failed = [compare.error, save.error].find((error) => isRefused(error, "OUTLET_INVALID"));
  // What was compared is no longer what stands in the field: it is compared again first.
  const shown = compared?.text === form.watch("text") ? compared : null;

  async function compareAgain({ text }: { text: string }) {
    setCompared(null);
    await compare.run({ body: { text } });
  }

  return (
    <PanelCard title={words.import} onClose={onClose}>
      <Form form={form} onSubmit={compareAgain}>
        <p className="text-body text-grey">{words.importHint}</p>
        <FilePick
          label={words.chooseFile}
          onPick={([file]) => void file?.text().then((text) => form.setValue("text", text, { shouldValidate: true }))}
        />
        <Bound form={form} name="text">
          {(field) => <TextArea label={words.paste} rows={6} maxLength={textMax} {...field} />}
        </Bound>
        <Button type="submit" kind={shown ? "quiet" : "primary"} pending={compare.pending}>
          {words.compare}
        </Button>
      </Form>
      {failed && !shown ? <WrongCells errors={failed.facts.errors} text={words.wrongCells} /> : null}
      {shown ? (
        <Comparison
          changes={shown.changes}
          pending={save.pending}
          onKeep={() => void save.run({ body: { text: shown.text, changes: shown.changes.changes.length } })}
        />
      ) : null}
    </PanelCard>
  );
}

type ComparisonProps = { changes: Changes; pending: boolean; onKeep: () => void };

/** What the file would change, and the button that keeps it. */
function Comparison({ changes: { changes, same }, pending, onKeep }: ComparisonProps) {
  const words = useDict(consoleOutletDict);
  return (
    <section aria-live="polite" className="mt-4 flex flex-col gap-3">
      {changes.length === 0 ? (
        <Notice>{words.nothingChanges}</Notice>
      ) : (
        <>
          <h3 className="font-semibold">{words.changesOf(changes.length, same)}</h3>
          <OutletComparison changes={changes} />
          <Button pending={pending} onClick={onKeep}>
            {words.keepChanges(changes.length)}
          </Button>
        </>
      )}
    </section>
  );
}
