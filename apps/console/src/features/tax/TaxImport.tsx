import { useAction } from "@sihai/client";
import { importTaxRules, listTaxRules } from "@sihai/contract/freight";
import { consoleTaxDict } from "@sihai/text/dict/console/tax";
import { Button, TextArea, toastSuccess } from "@sihai/ui";
import { type FormEvent, useState } from "react";
import { FilePick, PanelCard } from "#bench";
import { useDict } from "#console";
import { errorsIn, WrongCells } from "../freight/ErrorsTable.tsx";

const textMax = 150_000;

/** tax-rules.csv chosen or pasted: what is new in it becomes drafts, or every wrong cell is named and nothing is kept. */
export function TaxImport({ onClose }: { onClose: () => void }) {
  const words = useDict(consoleTaxDict);
  const [text, setText] = useState("");
  const [tried, setTried] = useState(false);
  const send = useAction(importTaxRules, {
    refreshes: [listTaxRules],
    onDone: ({ drafts }) => {
      toastSuccess(words.saved(drafts));
      onClose();
    },
  });
  const errors = send.error?.code === "TAX_RULES_INVALID" ? errorsIn(send.error.facts) : [];

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (text.trim() !== "") void send.run({ body: { text } });
  }

  return (
    <PanelCard title={words.import} onClose={onClose}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <p className="text-body text-grey">{words.importHint}</p>
        <FilePick label={words.chooseFile} onPick={([file]) => void file?.text().then(setText)} />
        <TextArea
          label={words.paste}
          rows={8}
          maxLength={textMax}
          value={text}
          onChange={setText}
          error={tried && text.trim() === "" ? words.needed : undefined}
        />
        <Button type="submit" pending={send.pending}>
          {words.importNow}
        </Button>
      </form>
      <WrongCells errors={errors} text={words.wrongCells} />
    </PanelCard>
  );
}
