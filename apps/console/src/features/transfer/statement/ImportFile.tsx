import { ApiError, call, useRefresh } from "@sihai/client";
import { bankLines, importStatement } from "@sihai/contract/transfer";
import { consoleBankLineDict } from "@sihai/text/dict/console/bank-line";
import { Card, Notice, toastSuccess } from "@sihai/ui";
import { useState } from "react";
import { useDict } from "#console";
import { FilePick } from "#desk";

/** A file of the bank: what it added is said, and what is wrong with it, with the line. */
export function ImportFile() {
  const words = useDict(consoleBankLineDict);
  const refresh = useRefresh();
  const [failed, setFailed] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  async function send(file: File) {
    setPending(true);
    setFailed(null);
    try {
      const { lines, added, skipped } = await call(importStatement, { body: {} }, { files: [file], quiet: true });
      toastSuccess(words.imported(added, lines - added, skipped));
      await refresh(bankLines);
    } catch (error) {
      setFailed(error instanceof ApiError ? error.message : words.importFailed);
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
      {failed === null ? null : (
        <Notice tone="danger" alert title={words.importFailed}>
          {failed}
        </Notice>
      )}
    </Card>
  );
}
