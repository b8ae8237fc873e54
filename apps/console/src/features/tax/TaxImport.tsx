import { isRefused, useAction } from "@sihai/client";
import { importTaxRules, listTaxRules } from "@sihai/contract/tax";
import { consoleTaxDict } from "@sihai/text/dict/console/tax";
import { Bound, Button, Form, TextArea, toastSuccess, useSchemaForm } from "@sihai/ui";
import * as z from "zod/mini";
import { useDict } from "#console";
import { FilePick, fileText, PanelCard } from "#desk";
import { WrongCells } from "../freight/ErrorsTable.tsx";

const textMax = 150_000;

/** tax-rules.csv chosen or pasted: what is new in it becomes drafts, or every wrong cell is named and nothing is kept. */
export function TaxImport({ onClose }: { onClose: () => void }) {
  const words = useDict(consoleTaxDict);
  const form = useSchemaForm(z.object({ text: fileText(words.needed) }), { text: "" });
  const send = useAction(importTaxRules, {
    refreshes: [listTaxRules],
    onDone: ({ drafts }) => {
      toastSuccess(words.saved(drafts));
      onClose();
    },
  });
  const errors = isRefused(send.error, "TAX_RULES_INVALID") ? send.error.facts.errors : [];

  return (
    <PanelCard title={words.import} onClose={onClose}>
      <Form form={form} onSubmit={(body) => send.run({ body })}>
        <p className="text-body text-grey">{words.importHint}</p>
        <FilePick
          label={words.chooseFile}
          onPick={([file]) => void file?.text().then((text) => form.setValue("text", text, { shouldValidate: true }))}
        />
        <Bound form={form} name="text">
          {(field) => <TextArea label={words.paste} rows={8} maxLength={textMax} {...field} />}
        </Bound>
        <Button type="submit" pending={send.pending}>
          {words.importNow}
        </Button>
      </Form>
      <WrongCells errors={errors} text={words.wrongCells} />
    </PanelCard>
  );
}
