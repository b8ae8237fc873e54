import { ApiError, call, useRefresh } from "@sihai/client";
import { bankLines, importStatement } from "@sihai/contract/transfer";
import { consoleBankLineDict } from "@sihai/text/dict/console/bank-line";
import { Card, Notice } from "@sihai/ui";
import { useState } from "react";
import { useDict } from "#console";
import { FilePick } from "#desk";

/** A file of the bank: what it added stays to be read, and what is wrong with it, with the line. */
export function ImportFile() {
  const words = useDict(consoleBankLineDict);
  const refresh = useRefresh();
  const [said, setSaid] = useState<{ text: string; isFailed: boolean; file: string } | null>(null);
  const [pending, setPending] = useState(false);
  async function send(file: File) {
    setPending(true);
    setSaid(null);
    try {
      const { lines, added, skipped } = await call(importStatement, { body: {} }, { files: [file], quiet: true });
      setSaid({ text: words.imported(added, lines - added, skipped), isFailed: false, file: file.name });
      await refresh(bankLines);
    } catch (error) {
      setSaid({ text: error instanceof ApiError ? error.message : words.importFailed, isFailed: true, file: file.name });
    } finally {
      setPending(false);
    }
  }
  return (
    <Card title={words.importTitle} className="flex flex-col gap-2">
      <p className="text-note text-grey">{words.importNote}</p>
      <FilePick
        label={pending ? words.importing : words.choose}
        accept=".xml,.csv,text/xml,application/xml,text/csv"
        onPick={([file]) => void (file && !pending && send(file))}
      />
      <div role="status" className="break-words empty:hidden">
        {said === null ? null : (
          <Notice tone={said.isFailed ? "danger" : "ok"} title={said.isFailed ? words.importFailed : said.file}>
            {said.text}
          </Notice>
        )}
      </div>
    </Card>
  );
}
