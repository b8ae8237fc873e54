import { rateCardFileNames } from "@sihai/contract/freight";
import { consoleFreightDict } from "@sihai/text/dict/console/freight";
import { type BoundField, IconButton, Notice, Select, TextArea } from "@sihai/ui";
import { X } from "lucide-react";
import { useState } from "react";
import { useDict } from "#console";
import { FilePick } from "#desk";
import { chosenFiles, type PriceFileName, type PriceFiles, priceFileMax, readPriceFiles } from "./price-files.ts";

/** The files of a price list, chosen from the disk or pasted one by one. */
export function PriceFilesField({ value: files, onChange, ref, error }: BoundField<PriceFiles>) {
  const words = useDict(consoleFreightDict);
  const [pasted, setPasted] = useState<PriceFileName>("tariffs");
  const [refused, setRefused] = useState<string[]>([]);

  async function choose(picked: readonly File[]) {
    const { read, unknown, tooLarge } = await readPriceFiles(picked);
    setRefused([...unknown.map(words.fileUnknown), ...tooLarge.map(words.fileTooLarge)]);
    onChange({ ...files, ...read });
  }

  return (
    <>
      <FilePick label={words.chooseFiles} multiple onPick={(picked) => void choose(picked)} />
      {refused.length === 0 ? null : (
        <Notice tone="danger" alert>
          {refused.map((text) => (
            <span key={text} className="block">
              {text}
            </span>
          ))}
        </Notice>
      )}
      <ChosenFiles files={files} onRemove={(name) => onChange({ ...files, [name]: "" })} />
      <div className="grid gap-3 sm:grid-cols-[200px_1fr]">
        <Select
          label={words.which}
          value={pasted}
          onChange={setPasted}
          options={rateCardFileNames.map((value) => ({ value, label: words.files[value] }))}
        />
        <TextArea
          ref={ref}
          label={words.paste}
          rows={4}
          maxLength={priceFileMax}
          value={files[pasted] ?? ""}
          onChange={(text) => onChange({ ...files, [pasted]: text })}
          error={error}
        />
      </div>
    </>
  );
}

type ChosenFilesProps = { files: PriceFiles; onRemove: (name: PriceFileName) => void };

function ChosenFiles({ files, onRemove }: ChosenFilesProps) {
  const words = useDict(consoleFreightDict);
  const chosen = chosenFiles(files);
  if (chosen.length === 0) return null;
  return (
    <ul className="flex flex-col divide-y divide-line rounded-control border border-line px-3">
      {chosen.map(([name, text]) => (
        <li key={name} className="flex items-center justify-between gap-3">
          <span className="text-body">{words.fileChosen(words.files[name], text.trim().split("\n").length - 1)}</span>
          <IconButton icon={X} label={words.remove(words.files[name])} onClick={() => onRemove(name)} />
        </li>
      ))}
    </ul>
  );
}
