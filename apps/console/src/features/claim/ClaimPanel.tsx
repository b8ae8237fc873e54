import { beijing, cnyText, formatDateTime, formatSize, formatWeight } from "@sihai/text";
import { consoleDict } from "@sihai/text/dict/console";
import { consoleClaimsDict } from "@sihai/text/dict/console-claims";
import { Card, IconButton, Tag } from "@sihai/ui";
import { X } from "lucide-react";
import { useDict, useLanguage } from "#console";
import { DueMark, Facts, History, ItemCell, ItemLink, ParcelLink, useLocal, wordOf } from "#desk";
import { ClaimActions } from "./ClaimActions.tsx";
import { Evidence } from "./Evidence.tsx";
import { MessagesCard } from "./MessagesCard.tsx";
import { ReckoningCard } from "./ReckoningCard.tsx";
import type { DeskClaim } from "./types.ts";

type ClaimPanelProps = { shown: DeskClaim; onClose: () => void; onDone: () => void };

/** One claim: what is said, the pictures side by side, the reckoning, and what is to be done now. */
export function ClaimPanel({ shown, onClose, onDone }: ClaimPanelProps) {
  const words = useDict(consoleClaimsDict);
  const shared = useDict(consoleDict);
  const local = useLocal();
  return (
    <section aria-label={shown.claimNo} className="flex min-w-0 flex-col gap-3">
      <Card
        title={
          <span className="flex flex-wrap items-center gap-2">
            {shown.claimNo} <Tag tone="warn">{words.kinds[shown.kind]}</Tag>
            <Tag tone="neutral">{words.states[shown.state]}</Tag>
            {shown.exception === null ? null : <Tag tone="danger">{words.exceptions[shown.exception]}</Tag>}
          </span>
        }
        aside={<IconButton icon={X} label={shared.backToList} onClick={onClose} />}
      >
        <div className="grid gap-4 lg:grid-cols-2">
          <div className="flex min-w-0 flex-col gap-3">
            {shown.dueAt === null ? null : <DueMark at={shown.dueAt} />}
            <p className="text-body break-words">{shown.description}</p>
            {shown.items.map((item) => (
              <ItemCell
                key={item.itemNo}
                name={item.name}
                options={[...item.skuName.map(local), words.pieces(item.claimed, item.quantity), cnyText(item.loss)]}
                pictureUrl={item.pictureUrl}
                below={<ItemLink itemNo={item.itemNo} />}
              />
            ))}
          </div>
          <ParcelFacts shown={shown} />
        </div>
      </Card>
      <Evidence shown={shown} />
      <div className="grid items-start gap-3 lg:grid-cols-2">
        <ReckoningCard shown={shown} />
        <ClaimActions shown={shown} onDone={onDone} />
      </div>
      <MessagesCard shown={shown} />
      <Card title={words.history}>
        <History steps={shown.steps} stateWord={(state) => wordOf(words.states, state)} />
      </Card>
    </section>
  );
}

function ParcelFacts({ shown }: { shown: DeskClaim }) {
  const words = useDict(consoleClaimsDict);
  const shared = useDict(consoleDict);
  const language = useLanguage();
  const local = useLocal();
  const at = (instant: string | null) => (instant === null ? null : formatDateTime(instant, language, beijing));
  return (
    <Facts
      rows={[
        [words.parcel, <ParcelLink key="parcel" packageId={shown.packageId} />],
        [shared.customer, shown.customerMark],
        [words.line, `${local(shown.lineName)} · ${shown.country}`],
        [shared.courier, [shown.carrier, shown.waybillNo].filter(Boolean).join(" ")],
        [words.shipped, at(shown.shippedAt)],
        [words.delivered, at(shown.deliveredAt)],
        [words.estimated, formatWeight(shown.estGrams, language)],
        [
          words.actual,
          shown.actGrams === null
            ? null
            : [formatWeight(shown.actGrams, language), shown.actSidesCm && formatSize(shown.actSidesCm, language)]
                .filter(Boolean)
                .join(" · "),
        ],
      ]}
    />
  );
}
