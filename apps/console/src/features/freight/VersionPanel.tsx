import { useEndpoint } from "@sihai/client";
import { readRateVersion } from "@sihai/contract/freight";
import { beijing, formatDateTime } from "@sihai/text";
import { consoleFreightDict } from "@sihai/text/dict/console/freight";
import { ErrorState, Notice, SkeletonList, Tag } from "@sihai/ui";
import { useState } from "react";
import { useDict, useLanguage } from "#console";
import { Facts, PanelCard } from "#desk";
import { ChangesCard } from "./ChangesCard.tsx";
import { ScheduleForm } from "./ScheduleForm.tsx";
import { TrialCard } from "./TrialCard.tsx";
import { useLast } from "./use-last.ts";
import { VersionActions } from "./VersionActions.tsx";
import { stateOf, stateTones, type Version } from "./version-state.ts";

type VersionPanelProps = { versionId: string; onClose: () => void; onOpen: (versionId: string) => void };

/** One price list: who made and checked it, what it changes, what it means for parcels, and what may be done with it. */
export function VersionPanel({ versionId, onClose, onOpen }: VersionPanelProps) {
  const words = useDict(consoleFreightDict);
  const [from, setFrom] = useState<string>();
  const read = useEndpoint(readRateVersion, { query: { versionId, ...(from && { from }) } }, { freshMs: 0 });
  const last = useLast(read.data);
  if (read.error) return <ErrorState onReload={() => void read.refetch()} />;
  if (last === null) return <SkeletonList cards={3} lines={3} />;
  const { version, against, lines, changes, maySchedule, mayWithdraw, earliestDay, day } = last;
  const state = stateOf(version);

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
        <VersionFacts versionId={versionId} version={version} lines={lines} />
        <VersionActions versionId={versionId} state={state} mayWithdraw={mayWithdraw} onOpen={onOpen} />
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

type VersionFactsProps = { versionId: string; version: Version; lines: number };

function VersionFacts({ versionId, version, lines }: VersionFactsProps) {
  const words = useDict(consoleFreightDict);
  const language = useLanguage();
  const done = (by: string | null, at: string | null) => (by && at ? `${by} · ${formatDateTime(at, language, beijing)}` : null);
  const checked = done(version.scheduledBy, version.scheduledAt);
  return (
    <Facts
      rows={[
        [words.note, versionId === "0" ? words.filesVersion : version.note],
        [words.from, version.takesEffectOn],
        [words.maker, done(version.importedBy, version.importedAt)],
        [
          words.checker,
          checked === null ? null : (
            <>
              {checked}
              {version.checkedAlone ? <span className="block text-warn">{words.checkedAlone}</span> : null}
            </>
          ),
        ],
        [words.states.withdrawn, version.withdrawnBy],
        [words.line, words.lineCount(lines)],
      ]}
    />
  );
}
