import { useAction, useEndpoint } from "@sihai/client";
import { type ContentKind, listContent, readContent, takeBackContent } from "@sihai/contract/content";
import { type Language, languageTable } from "@sihai/domain/language";
import { beijing, formatDateTime } from "@sihai/text";
import { consoleContentDict } from "@sihai/text/dict/console/site/content";
import { Button, Card, ErrorState, Notice, SkeletonList, Tag, toastSuccess } from "@sihai/ui";
import { CornerDownRight, PencilLine, Undo2 } from "lucide-react";
import { useState } from "react";
import { defer, useDict, useLanguage } from "#console";
import { Facts, PanelCard } from "#desk";
import { ContentForm } from "./ContentForm.tsx";
import { type ContentEntry, entryOf } from "./entry.ts";
import { type ContentVersion, stateTones } from "./types.ts";

type ContentPanelProps = { kind: ContentKind; name: string; onClose: () => void };

/** One text with all its versions, the latest first; the next one is written in their place. */
export function ContentPanel({ kind, name, onClose }: ContentPanelProps) {
  const words = useDict(consoleContentDict);
  const language = useLanguage();
  const [begun, setBegun] = useState<{ entry: ContentEntry; of: string } | null>(null);
  const read = useEndpoint(readContent, { query: { kind, name } }, { freshMs: 0 });
  const versions = read.data?.versions ?? [];
  const current = versions.find(({ state }) => state === "in-force") ?? versions[0];
  const brought = read.data?.broughtAnew ? askingAgain(entryOf(name, read.data.broughtAnew)) : null;
  const edit = ({ piece, versionId }: ContentVersion) => setBegun({ entry: entryOf(name, piece), of: versionId });
  if (begun !== null) return <ContentForm kind={kind} {...begun} onClose={() => setBegun(null)} />;
  return (
    <PanelCard title={current ? titleOf(current, language) : name} onClose={onClose}>
      <div className="flex flex-col gap-4">
        {current ? (
          <div>
            <Button small icon={PencilLine} onClick={() => edit(current)}>
              {words.edit}
            </Button>
          </div>
        ) : null}
        {brought === null ? null : (
          <BroughtNotice asksAgain={brought.asksAgain} onRead={() => setBegun({ entry: brought, of: `brought-${name}` })} />
        )}
        {read.isPending ? <SkeletonList cards={2} lines={3} /> : null}
        {read.error ? <ErrorState onReload={() => void read.refetch()} /> : null}
        <section aria-label={words.history} className="flex flex-col gap-3">
          {versions.map((version) => (
            <VersionCard key={version.versionId} version={version} onEdit={() => edit(version)} />
          ))}
        </section>
      </div>
    </PanelCard>
  );
}

/** A newer release brings other words than those shown: what that means, and the way to them. */
function BroughtNotice({ asksAgain, onRead }: { asksAgain: boolean; onRead: () => void }) {
  const words = useDict(consoleContentDict);
  return (
    <Notice
      tone="warn"
      title={words.broughtAnewTitle}
      action={
        <Button small kind="quiet" icon={PencilLine} onClick={onRead}>
          {words.editBrought}
        </Button>
      }
    >
      {asksAgain ? words.broughtAgreementHint : words.broughtAnewHint}
    </Notice>
  );
}

/** Other words of an agreement are asked about again, unless who publishes them says that they change nothing. */
function askingAgain(entry: ContentEntry): ContentEntry {
  return { ...entry, asksAgain: entry.group === "agreements" };
}

/** What a text is called in the language of the desk, or else in the other. */
function titleOf({ piece, title }: Pick<ContentVersion, "piece" | "title">, language: Language): string {
  const { kept } = languageTable[language];
  const other = kept === "zh" ? "en" : "zh";
  const shown = title?.[kept] ?? title?.[other];
  if (shown) return shown;
  if (piece.kind === "notice") return (piece.words[kept] ?? piece.words[other])?.text ?? "";
  return (piece.words[kept] ?? piece.words[other])?.title ?? "";
}

/** One version: since when until when, why, by whom, and what may be done with it. */
function VersionCard({ version, onEdit }: { version: ContentVersion; onEdit: () => void }) {
  const words = useDict(consoleContentDict);
  const language = useLanguage();
  const { state, isShown, madeBy } = version;
  const moment = (at: string) => formatDateTime(at, language, beijing);
  const shownState = state === "in-force" && !isShown ? "hidden" : state;
  return (
    <Card>
      <div className="flex flex-col gap-3">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <p className="min-w-0 font-semibold wrap-anywhere">{titleOf(version, language)}</p>
          <Tag tone={stateTones[shownState]}>{words.states[shownState]}</Tag>
        </div>
        <Facts
          rows={[
            [words.from, madeBy === null ? null : moment(version.from)],
            [words.until, version.until && moment(version.until)],
            [words.why, madeBy === null ? null : version.note],
            [words.maker, madeBy === null ? words.ofProduct : `${madeBy} · ${moment(version.madeAt)}`],
            [words.acceptances, version.acceptances === null ? null : String(version.acceptances)],
            [words.asksAgain, version.asksAgain ? words.yes : null],
            [words.states.withdrawn, version.withdrawnAt && `${version.withdrawnBy ?? ""} · ${moment(version.withdrawnAt)}`],
          ]}
        />
        <div className="flex flex-wrap gap-3">
          <Button small kind="quiet" icon={CornerDownRight} onClick={onEdit}>
            {words.editAgain}
          </Button>
          {version.mayTakeBack ? <TakeBackButton version={version} /> : null}
        </div>
      </div>
    </Card>
  );
}

/** Takes the version back; for a few seconds it can be left after all. */
function TakeBackButton({ version }: { version: ContentVersion }) {
  const words = useDict(consoleContentDict);
  const language = useLanguage();
  const takeBack = useAction(takeBackContent, {
    refreshes: [listContent, readContent],
    onDone: () => toastSuccess(words.takenBack),
  });
  const later = () =>
    defer({
      text: words.takeBackLater(titleOf(version, language)),
      subject: version.versionId,
      act: () => takeBack.run({ body: { versionId: version.versionId } }),
    });
  return (
    <Button small kind="danger" icon={Undo2} pending={takeBack.pending} onClick={later}>
      {words.takeBack}
    </Button>
  );
}
