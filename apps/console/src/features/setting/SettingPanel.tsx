import { useEndpoint } from "@sihai/client";
import { readSettingHistory } from "@sihai/contract/setting";
import type { SettingName } from "@sihai/domain/setting";
import { consoleSettingDict } from "@sihai/text/dict/console/setting";
import { Button, ErrorState, SkeletonList } from "@sihai/ui";
import { PencilLine } from "lucide-react";
import { useState } from "react";
import { useDict, useMay } from "#console";
import { PanelCard } from "#desk";
import { DraftForm } from "./DraftForm.tsx";
import type { VersionRow } from "./types.ts";
import { VersionCard } from "./VersionCard.tsx";

type SettingPanelProps = { name: SettingName; isDrafting: boolean; onDraft: (isDrafting: boolean) => void; onClose: () => void };

/** One rule with all its versions, the latest first; a new value is drafted in their place. */
export function SettingPanel({ name, isDrafting, onDraft, onClose }: SettingPanelProps) {
  const words = useDict(consoleSettingDict);
  const mayEdit = useMay()("setting.edit");
  const [base, setBase] = useState<string | null>(null);
  const history = useEndpoint(readSettingHistory, { query: { name } }, { freshMs: 0 });
  const { title, hint } = words.names[name];
  const versions = history.data?.versions ?? [];
  const held = versions.find(({ state }) => state === "in-force");
  const from = versions.find(({ versionId }) => versionId === base) ?? held;
  if (isDrafting && from)
    return (
      <DraftForm
        key={from.versionId}
        name={name}
        value={from.value}
        held={held?.value}
        isToChange={versions.some(({ state }) => state === "scheduled")}
        onClose={() => onDraft(false)}
      />
    );

  function draft(versionId: string | null) {
    setBase(versionId);
    onDraft(true);
  }

  return (
    <PanelCard title={title} onClose={onClose}>
      <div className="flex flex-col gap-4">
        <p className="text-body text-grey">{hint}</p>
        {mayEdit ? (
          <div>
            <Button small icon={PencilLine} onClick={() => draft(null)}>
              {words.change}
            </Button>
          </div>
        ) : null}
        {history.isPending ? <SkeletonList cards={2} lines={3} /> : null}
        {history.error ? <ErrorState onReload={() => void history.refetch()} /> : null}
        <section aria-label={words.history} className="flex flex-col gap-3">
          {versions.map((version, index) => (
            <VersionCard
              key={version.versionId}
              version={version}
              before={valueBefore(versions, index)}
              earliestDay={history.data?.earliestDay ?? ""}
              onDraft={() => draft(version.versionId)}
            />
          ))}
        </section>
      </div>
    </PanelCard>
  );
}

/** What a version is compared with: a draft and one to come with what holds, one that held with the one before it. */
function valueBefore(versions: readonly VersionRow[], index: number): unknown {
  const isToCome = ["draft", "scheduled"].includes(versions[index]?.state ?? "");
  const held = versions.slice(index + 1).find(({ state }) => state === "in-force" || state === "over");
  return (isToCome ? (versions.find(({ state }) => state === "in-force") ?? held) : held)?.value;
}
