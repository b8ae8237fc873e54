import { call, useAction } from "@sihai/client";
import {
  exportRateVersion,
  importRateVersion,
  listRateVersions,
  readRateVersion,
  withdrawRateVersion,
} from "@sihai/contract/freight";
import { consoleFreightDict } from "@sihai/text/dict/console/freight";
import { Button, toastSuccess } from "@sihai/ui";
import { Download, RotateCcw, Undo2 } from "lucide-react";
import { useState } from "react";
import { defer, useDict } from "#console";
import { saveCsv } from "#desk";
import type { stateOf } from "./version-state.ts";

const refreshes = [listRateVersions, readRateVersion];
type VersionActionsProps = {
  versionId: string;
  state: ReturnType<typeof stateOf>;
  mayWithdraw: boolean;
  onOpen: (versionId: string) => void;
};

/** Save its files, bring an old list back as a draft, or withdraw one. */
export function VersionActions({ versionId, state, mayWithdraw, onOpen }: VersionActionsProps) {
  const words = useDict(consoleFreightDict);
  const restore = useAction(importRateVersion, { refreshes, onDone: ({ versionId: made }) => onOpen(made) });
  const withdraw = useAction(withdrawRateVersion, { refreshes, onDone: () => toastSuccess(words.withdrawn(versionId)) });

  function withdrawLater() {
    const act = () => withdraw.run({ body: { versionId } });
    defer({ text: words.withdrawLater(versionId), subject: versionId, act });
  }

  return (
    <div className="mt-4 flex flex-wrap gap-3">
      <ExportButton versionId={versionId} />
      {state === "over" || state === "withdrawn" ? (
        <Button
          small
          kind="quiet"
          icon={RotateCcw}
          pending={restore.pending}
          onClick={() => void restore.run({ body: { basedOn: versionId, files: {}, note: words.restoreNote(versionId) } })}
        >
          {words.restore}
        </Button>
      ) : null}
      {mayWithdraw ? (
        <Button small kind="danger" icon={Undo2} pending={withdraw.pending} onClick={withdrawLater}>
          {words.withdraw}
        </Button>
      ) : null}
    </div>
  );
}

function ExportButton({ versionId }: { versionId: string }) {
  const words = useDict(consoleFreightDict);
  const [isExporting, setIsExporting] = useState(false);

  async function saveFiles() {
    setIsExporting(true);
    try {
      const { files } = await call(exportRateVersion, { query: { versionId } });
      for (const { name, text } of files) saveCsv(`${name}.csv`, text);
    } finally {
      setIsExporting(false);
    }
  }

  return (
    <Button small kind="quiet" icon={Download} pending={isExporting} onClick={() => void saveFiles()}>
      {words.export}
    </Button>
  );
}
