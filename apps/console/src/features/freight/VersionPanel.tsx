import { call, useAction, useEndpoint } from "@sihai/client";
import {
  exportRateVersion,
  importRateVersion,
  listRateVersions,
  readRateVersion,
  withdrawRateVersion,
} from "@sihai/contract/freight";
import { beijing, formatDateTime } from "@sihai/text";
import { consoleFreightDict } from "@sihai/text/dict/console/freight";
import { Button, ErrorState, Notice, SkeletonList, Tag, toastSuccess } from "@sihai/ui";
import { Download, RotateCcw, Undo2 } from "lucide-react";
import { useState } from "react";
import { Facts, PanelCard, saveCsv } from "#bench";
import { later, useDict, useLanguage } from "#console";
import { ChangesCard } from "./ChangesCard.tsx";
import { ScheduleForm } from "./ScheduleForm.tsx";
import { TrialCard } from "./TrialCard.tsx";
import { useLast } from "./use-last.ts";
import { stateOf, stateTones } from "./version-state.ts";

type VersionPanelProps = { versionId: string; onClose: () => void; onOpen: (versionId: string) => void };

/** One price list: who made and checked it, what it changes, what it means for parcels, and what may be done with it. */
export function VersionPanel({ versionId, onClose, onOpen }: VersionPanelProps) {
  const words = useDict(consoleFreightDict);
  const language = useLanguage();
  const [isExporting, setIsExporting] = useState(false);
  const [from, setFrom] = useState<string>();
  const read = useEndpoint(readRateVersion, { query: { versionId, ...(from && { from }) } }, { freshMs: 0 });
  const last = useLast(read.data);
  const refreshes = [listRateVersions, readRateVersion];
  const withdraw = useAction(withdrawRateVersion, { refreshes, onDone: () => toastSuccess(words.withdrawn(versionId)) });
  const restore = useAction(importRateVersion, { refreshes, onDone: ({ versionId: made }) => onOpen(made) });
  if (read.error) return <ErrorState onReload={() => void read.refetch()} />;
  if (last === null) return <SkeletonList cards={3} lines={3} />;
  const { version, against, lines, changes, maySchedule, mayWithdraw, earliestDay, day } = last;
  const state = stateOf(version);

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
    <div className="flex min-w-0 flex-col gap-4">
      <PanelCard
        onClose={onClose}
        title={
          <>
            {words.version(versionId)} <Tag tone={stateTones[state]}>{words.states[state]}</Tag>
          </>
        }
      >
        <Facts
          rows={[
            [words.note, versionId === "0" ? words.filesVersion : version.note],
            [words.from, version.takesEffectOn],
            [
              words.maker,
              version.importedBy && version.importedAt
                ? `${version.importedBy} · ${formatDateTime(version.importedAt, language, beijing)}`
                : null,
            ],
            [
              words.checker,
              version.scheduledBy && version.scheduledAt ? (
                <>
                  {version.scheduledBy} · {formatDateTime(version.scheduledAt, language, beijing)}
                  {version.checkedAlone ? <span className="block text-warn">{words.checkedAlone}</span> : null}
                </>
              ) : null,
            ],
            [words.states.withdrawn, version.withdrawnBy],
            [words.line, words.lineCount(lines)],
          ]}
        />
        <div className="mt-4 flex flex-wrap gap-3">
          <Button small kind="quiet" icon={Download} pending={isExporting} onClick={() => void saveFiles()}>
            {words.export}
          </Button>
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
            <Button
              small
              kind="danger"
              icon={Undo2}
              pending={withdraw.pending}
              onClick={() =>
                later({
                  text: words.withdrawLater(versionId),
                  subject: versionId,
                  act: () => withdraw.run({ body: { versionId } }),
                })
              }
            >
              {words.withdraw}
            </Button>
          ) : null}
        </div>
      </PanelCard>
      {maySchedule === "state" ? null : (
        <ScheduleForm versionId={versionId} maySchedule={maySchedule} earliestDay={earliestDay} day={day} onDay={setFrom} />
      )}
      {state === "draft" && version.basedOn !== against ? (
        <Notice tone="warn">{words.otherBase(version.basedOn, against)}</Notice>
      ) : null}
      {versionId === "0" ? null : (
        <>
          <ChangesCard changes={changes} against={against} />
          <TrialCard versionId={versionId} from={from} />
        </>
      )}
    </div>
  );
}
