import { isRefused, useAction } from "@sihai/client";
import { importRateVersion, listRateVersions } from "@sihai/contract/freight";
import { type ConsoleFreightWords, consoleFreightDict } from "@sihai/text/dict/console/freight";
import { Bound, Button, Form, TextField, toastSuccess, useSchemaForm } from "@sihai/ui";
import * as z from "zod/mini";
import { useDict } from "#console";
import { fieldText, PanelCard, showRefusal } from "#desk";
import { WrongCells } from "./ErrorsTable.tsx";
import { PriceFilesField } from "./PriceFilesField.tsx";
import { chosenFiles, type PriceFiles } from "./price-files.ts";

const noteMax = 200;

function importSchema(words: ConsoleFreightWords) {
  return z.object({
    files: z.custom<PriceFiles>().check(z.refine((files) => chosenFiles(files).length > 0, { error: words.noFiles })),
    note: fieldText(importRateVersion.body.shape.note, words.noteNeeded),
  });
}
type ImportEntry = z.infer<ReturnType<typeof importSchema>>;

/** CSV files chosen or pasted; they become a draft, or every wrong cell is named and nothing is taken. */
export function ImportForm({ onClose, onDone }: { onClose: () => void; onDone: (versionId: string) => void }) {
  const words = useDict(consoleFreightDict);
  const form = useSchemaForm<ImportEntry>(importSchema(words), { files: {}, note: "" });
  const send = useAction(importRateVersion, {
    refreshes: [listRateVersions],
    onDone: ({ versionId }) => {
      toastSuccess(words.imported(versionId));
      onDone(versionId);
    },
    onFailed: (error) => showRefusal(form, error, { RATE_CARDS_UNCHANGED: "files" }),
  });
  const errors = isRefused(send.error, "RATE_CARDS_INVALID") ? send.error.facts.errors : [];

  return (
    <PanelCard title={words.importTitle} onClose={onClose}>
      <Form
        form={form}
        onSubmit={({ files, note }) => send.run({ body: { files: Object.fromEntries(chosenFiles(files)), note } })}
      >
        <p className="text-body text-grey">{words.importHint}</p>
        <Bound form={form} name="files">
          {(field) => <PriceFilesField {...field} />}
        </Bound>
        <Bound form={form} name="note">
          {(field) => <TextField label={words.note} required maxLength={noteMax} {...field} />}
        </Bound>
        <Button type="submit" pending={send.pending}>
          {words.importNow}
        </Button>
      </Form>
      <WrongCells errors={errors} text={words.wrongCells} />
    </PanelCard>
  );
}
