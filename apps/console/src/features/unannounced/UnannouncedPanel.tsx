import { useEndpoint } from "@sihai/client";
import { readUnannounced } from "@sihai/contract/unannounced";
import { type UnannouncedState, unannouncedStates } from "@sihai/domain/unannounced";
import { beijing, dotted, formatDateTime, formatWeight } from "@sihai/text";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { consoleUnannouncedDict } from "@sihai/text/dict/console/unannounced";
import { Card, ErrorState, IconButton, LinkButton, SkeletonCard, Timeline } from "@sihai/ui";
import { X } from "lucide-react";
import { href, useDict, useLanguage, useMay } from "#console";
import { Facts, PhotoStrip, useCourierNames, WarehouseName } from "#desk";
import { ClaimsCard } from "./ClaimsCard.tsx";
import { CorrectForm } from "./CorrectForm.tsx";
import { GiveForm } from "./GiveForm.tsx";
import { SuggestionsCard } from "./SuggestionsCard.tsx";
import { UnannouncedStateTag } from "./shelf-columns.tsx";
import type { UnannouncedDetail } from "./unannounced-detail.ts";

/** One parcel of the shelf: what is known of it, who claims it, whose it may be, and what became of it. */
export function UnannouncedPanel({ unannouncedNo, onClose }: { unannouncedNo: string; onClose: () => void }) {
  const detail = useEndpoint(readUnannounced, { query: { unannouncedNo } }, { freshMs: 0 });
  const may = useMay();
  const words = useDict(consoleUnannouncedDict);
  if (detail.isPending) return <SkeletonCard />;
  if (detail.error) return <ErrorState text={detail.error.message || undefined} onReload={() => void detail.refetch()} />;
  const { parcel, suggestions, claims } = detail.data;
  const isOpen = parcel.state === "held" || parcel.state === "claimed";
  const mayRecord = may("unannounced.record");
  return (
    <section aria-label={unannouncedNo} className="flex flex-col gap-3 xl:sticky xl:top-4">
      <ParcelFacts detail={detail.data} onClose={onClose} />
      {parcel.state === "given" ? (
        <LinkButton kind="quiet" href={href("/receiving", { number: parcel.trackingNo })}>
          {words.toBench}
        </LinkButton>
      ) : null}
      {claims.length > 0 ? <ClaimsCard unannouncedNo={unannouncedNo} claims={claims} mayDecide={mayRecord} /> : null}
      {isOpen ? <SuggestionsCard unannouncedNo={unannouncedNo} suggestions={suggestions} mayAssign={mayRecord} /> : null}
      {isOpen && mayRecord ? <GiveForm unannouncedNo={unannouncedNo} mark={parcel.suggestedMark ?? ""} /> : null}
      {isOpen && mayRecord ? <CorrectForm key={`${parcel.shelf}-${parcel.grams}`} parcel={parcel} /> : null}
      <StepsCard steps={detail.data.steps} />
    </section>
  );
}

function ParcelFacts({ detail: { parcel }, onClose }: { detail: UnannouncedDetail; onClose: () => void }) {
  const words = useDict(consoleUnannouncedDict);
  const shared = useDict(consoleDict);
  const language = useLanguage();
  const { nameOf: courierName } = useCourierNames();
  return (
    <Card title={parcel.unannouncedNo} aside={<IconButton icon={X} label={shared.close} onClick={onClose} />}>
      <div className="flex flex-col gap-3">
        <PhotoStrip
          label={words.photos}
          photos={parcel.photos.map((fileId, index) => ({ fileId, alt: words.photo(index + 1) }))}
        />
        <Facts
          rows={[
            [shared.state, <UnannouncedStateTag key="state" state={parcel.state} />],
            [shared.trackingNo, `${parcel.trackingNo} · ${courierName(parcel.courier)}`],
            [shared.shelf, parcel.shelf],
            [shared.weight, formatWeight(parcel.grams, language)],
            [shared.warehouse, <WarehouseName key="warehouse" id={parcel.warehouse} />],
            [words.written, parcel.written],
            [words.mark, parcel.suggestedMark],
            [words.found, formatDateTime(parcel.foundAt, language, beijing)],
            [words.forfeits, formatDateTime(parcel.forfeitsAt, language, beijing)],
          ]}
        />
      </div>
    </Card>
  );
}

function StepsCard({ steps }: Pick<UnannouncedDetail, "steps">) {
  const words = useDict(consoleUnannouncedDict);
  const shared = useDict(consoleDict);
  const titleOf = (to: string) => {
    const state: UnannouncedState | undefined = unannouncedStates.find((one) => one === to);
    return state ? words.states[state] : to;
  };
  const language = useLanguage();
  const correctedOf = ({ from, to }: NonNullable<UnannouncedDetail["steps"][number]["corrected"]>) =>
    dotted([
      words.correctedStep,
      ...(from.shelf === to.shelf ? [] : [`${shared.shelf} ${from.shelf} → ${to.shelf}`]),
      ...(from.grams === to.grams
        ? []
        : [`${shared.weight} ${formatWeight(from.grams, language)} → ${formatWeight(to.grams, language)}`]),
    ]);
  return (
    <Card title={shared.history}>
      <Timeline
        inBeijing
        entries={steps.map(({ to, at, by, note, corrected }) => ({
          key: `${to}${at}`,
          title: corrected ? correctedOf(corrected) : titleOf(to),
          at,
          note: [shared.by[by], note].filter(Boolean).join(" · "),
        }))}
      />
    </Card>
  );
}
