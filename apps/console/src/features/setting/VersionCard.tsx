import { useAction } from "@sihai/client";
import { listSettings, readSettingHistory, withdrawSetting } from "@sihai/contract/setting";
import { settingOf } from "@sihai/domain/setting";
import { beijing, formatDateTime } from "@sihai/text";
import { consoleSettingDict } from "@sihai/text/dict/console/setting";
import { Button, Card, Tag, toastSuccess } from "@sihai/ui";
import { CornerDownRight, Undo2 } from "lucide-react";
import { defer, useDict, useLanguage, useMay } from "#console";
import { Facts, MakerNotice } from "#desk";
import { CheckForm } from "./CheckForm.tsx";
import { Consequences } from "./Consequences.tsx";
import { PreviewCard } from "./PreviewCard.tsx";
import { ShownValue } from "./ShownValue.tsx";
import { stateTones, type VersionRow } from "./types.ts";

type VersionCardProps = {
  version: VersionRow;
  /** The value it follows; undefined for the first. */
  before: unknown;
  earliestDay: string;
  onDraft: () => void;
};

/** One version: its value, who made and checked it, and what may be done with it. */
export function VersionCard({ version, before, earliestDay, onDraft }: VersionCardProps) {
  const words = useDict(consoleSettingDict);
  const mayEdit = useMay()("setting.edit");
  const { name, versionId, state, mayCheck } = version;
  const { checkedBy = "setting.edit", neverAlone } = settingOf(name);
  return (
    <Card>
      <div className="flex flex-col gap-3">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <ShownValue name={name} value={version.value} before={before} />
          <Tag tone={stateTones[state]}>{words.states[state]}</Tag>
        </div>
        <VersionFacts version={version} />
        {state === "draft" ? <Consequences name={name} value={version.value} held={before} /> : null}
        {state === "draft" && settingOf(name).key === undefined ? <PreviewCard name={name} value={version.value} /> : null}
        {mayEdit ? <MakerNotice mayCheck={mayCheck} right={checkedBy} neverAlone={neverAlone} /> : null}
        {mayEdit && (mayCheck === "yes" || mayCheck === "alone") ? (
          <CheckForm name={name} versionId={versionId} earliestDay={earliestDay} />
        ) : null}
        {mayEdit ? (
          <div className="flex flex-wrap gap-3">
            {state === "over" || state === "withdrawn" ? (
              <Button small kind="quiet" icon={CornerDownRight} onClick={onDraft}>
                {words.asDraft}
              </Button>
            ) : null}
            {version.mayWithdraw ? <WithdrawButton version={version} /> : null}
          </div>
        ) : null}
      </div>
    </Card>
  );
}

/** From when it holds, why, and whose hands it went through. */
function VersionFacts({ version }: { version: VersionRow }) {
  const words = useDict(consoleSettingDict);
  const language = useLanguage();
  const by = (who: string | null, at: string | null) =>
    who === null || at === null ? null : `${who} · ${formatDateTime(at, language, beijing)}`;
  return (
    <Facts
      rows={[
        [words.from, version.draftedBy !== null && version.from ? formatDateTime(version.from, language, beijing) : null],
        [words.why, version.draftedBy === null ? null : version.note],
        [words.maker, by(version.draftedBy, version.draftedAt) ?? words.ofFiles],
        [words.checker, by(version.checkedBy, version.checkedAt)],
        [words.checkedAlone, version.checkedAlone ? words.yes : null],
        [words.withdrawnBy, by(version.withdrawnBy, version.withdrawnAt)],
      ]}
    />
  );
}

/** Takes the version back; for a few seconds it can be left after all. */
function WithdrawButton({ version: { name, versionId } }: { version: VersionRow }) {
  const words = useDict(consoleSettingDict);
  const withdraw = useAction(withdrawSetting, {
    refreshes: [listSettings, readSettingHistory],
    onDone: () => toastSuccess(words.withdrawn),
  });

  function withdrawLater() {
    defer({
      text: words.withdrawLater(words.names[name].title),
      subject: versionId,
      act: () => withdraw.run({ body: { versionId } }),
    });
  }

  return (
    <Button small kind="danger" icon={Undo2} pending={withdraw.pending} onClick={withdrawLater}>
      {words.withdraw}
    </Button>
  );
}
