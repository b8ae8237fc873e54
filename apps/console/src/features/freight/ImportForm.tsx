import { useAction } from "@sihai/client";
import { importRateVersion, listRateVersions, rateCardFileNames } from "@sihai/contract/freight";
import { consoleFreightDict } from "@sihai/text/dict/console/freight";
import { Button, IconButton, Notice, Select, TextArea, TextField, toastSuccess } from "@sihai/ui";
import { X } from "lucide-react";
import { type FormEvent, useState } from "react";
import { FilePick, PanelCard } from "#bench";
import { useDict } from "#console";
import { errorsIn, WrongCells } from "./ErrorsTable.tsx";

type FileName = (typeof rateCardFileNames)[number];
type Files = Partial<Record<FileName, string>>;
const textMax = 150_000;
const noteMax = 200;

/** CSV files chosen or pasted; they become a draft, or every wrong cell is named and nothing is taken. */
export function ImportForm({ onClose, onDone }: { onClose: () => void; onDone: (versionId: string) => void }) {
  const words = useDict(consoleFreightDict);
  const [files, setFiles] = useState<Files>({});
  const [which, setWhich] = useState<FileName>("tariffs");
  const [note, setNote] = useState("");
  const [strange, setStrange] = useState<string[]>([]);
  const [tried, setTried] = useState(false);
  const send = useAction(importRateVersion, {
    refreshes: [listRateVersions],
    onDone: ({ versionId }) => {
      toastSuccess(words.imported(versionId));
      onDone(versionId);
    },
  });
  const given = rateCardFileNames.filter((name) => (files[name] ?? "").trim() !== "");
  const errors = send.error?.code === "RATE_CARDS_INVALID" ? errorsIn(send.error.facts) : [];

  async function take(chosen: readonly File[]) {
    const taken: Files = {};
    const refused: string[] = [];
    for (const file of chosen) {
      const name = rateCardFileNames.find((one) => file.name.toLowerCase().includes(one));
      if (!name) refused.push(words.fileUnknown(file.name));
      else if (file.size > textMax) refused.push(words.fileTooLarge(file.name));
      else taken[name] = await file.text();
    }
    setStrange(refused);
    setFiles((before) => ({ ...before, ...taken }));
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (given.length === 0 || note.trim() === "") return;
    void send.run({ body: { files: Object.fromEntries(given.map((name) => [name, files[name]])), note: note.trim() } });
  }

  return (
    <PanelCard title={words.importTitle} onClose={onClose}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <p className="text-body text-grey">{words.importHint}</p>
        <FilePick label={words.chooseFiles} multiple onPick={(chosen) => void take(chosen)} />
        {strange.length === 0 ? null : (
          <Notice tone="danger" alert>
            {strange.map((text) => (
              <span key={text} className="block">
                {text}
              </span>
            ))}
          </Notice>
        )}
        {given.length === 0 ? null : (
          <ul className="flex flex-col divide-y divide-line rounded-[12px] border border-line px-3">
            {given.map((name) => (
              <li key={name} className="flex items-center justify-between gap-3">
                <span className="text-body">
                  {words.fileChosen(words.files[name], Math.max(0, (files[name] ?? "").trim().split("\n").length - 1))}
                </span>
                <IconButton
                  icon={X}
                  label={words.remove(words.files[name])}
                  onClick={() => setFiles(({ [name]: _, ...rest }) => rest)}
                />
              </li>
            ))}
          </ul>
        )}
        <div className="grid gap-3 sm:grid-cols-[200px_1fr]">
          <Select
            label={words.which}
            value={which}
            onChange={(next) => setWhich(rateCardFileNames.find((name) => name === next) ?? "tariffs")}
            options={rateCardFileNames.map((value) => ({ value, label: words.files[value] }))}
          />
          <TextArea
            label={words.paste}
            rows={4}
            maxLength={textMax}
            value={files[which] ?? ""}
            onChange={(text) => setFiles((before) => ({ ...before, [which]: text }))}
            error={tried && given.length === 0 ? words.noFiles : undefined}
          />
        </div>
        <TextField
          label={words.note}
          required
          maxLength={noteMax}
          value={note}
          onChange={setNote}
          error={tried && note.trim() === "" ? words.noteNeeded : undefined}
        />
        <Button type="submit" pending={send.pending}>
          {words.importNow}
        </Button>
      </form>
      <WrongCells errors={errors} text={words.wrongCells} />
    </PanelCard>
  );
}
