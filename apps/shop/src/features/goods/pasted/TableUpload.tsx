import { goodsDict } from "@sihai/text/dict/goods";
import { Button, toast } from "@sihai/ui";
import { FileSpreadsheet } from "lucide-react";
import { type ChangeEvent, useRef } from "react";
import { useDict } from "#shop";
import { tableBytesMax, type Wanted } from "./wanted.ts";

/** A table of links from the shopper's own files, read on the device; the parser's code comes with the first table. */
export function TableUpload({ onRead }: { onRead: (rows: readonly Wanted[]) => void }) {
  const words = useDict(goodsDict);
  const field = useRef<HTMLInputElement>(null);

  async function read(event: ChangeEvent<HTMLInputElement>) {
    const input = event.currentTarget;
    const [file] = input.files ?? [];
    if (!file) return;
    if (file.size > tableBytesMax) return toast(words.csvTooLarge);
    const [text, { readLinkTable }] = await Promise.all([file.text(), import("@sihai/domain/links")]);
    input.value = "";
    const rows = readLinkTable(text);
    if (rows.length === 0) toast(words.csvEmpty);
    else onRead(rows);
  }

  return (
    <div className="flex flex-col gap-1">
      <input
        ref={field}
        type="file"
        accept=".csv,.tsv,.txt,text/csv"
        aria-label={words.csvUpload}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => void read(event)}
      />
      <Button wide kind="quiet" icon={FileSpreadsheet} onClick={() => field.current?.click()}>
        {words.csvUpload}
      </Button>
      <p className="text-note text-grey">{words.csvHint}</p>
    </div>
  );
}
