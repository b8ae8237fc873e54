import { beijing, cnyText, formatDateTime, formatSize, formatWeight } from "@sihai/text";
import { consoleClaimDict } from "@sihai/text/dict/console/claim";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { Card, IconButton, Tag } from "@sihai/ui";
import { X } from "lucide-react";
import { useDict, useLanguage } from "#console";
import { DueMark, Facts, History, ItemCell, ItemLink, Notes, ParcelLink, useLocal, wordOf } from "#desk";
import { CalculationCard } from "./CalculationCard.tsx";
import { ClaimActions } from "./ClaimActions.tsx";
import { Evidence } from "./Evidence.tsx";
import { MessagesCard } from "./MessagesCard.tsx";
import type { DeskClaim } from "./types.ts";

type ClaimPanelProps = {
  claim: DeskClaim;
  onClose: () => void;
  /** Begun, it is decided by whoever began it, and stays open. */
  onReviewed: () => void;
  onDone: () => void;
};

/** One claim: what is said, the pictures side by side, the calculation, and what is to be done now. */
export function ClaimPanel({ claim, onClose, onReviewed, onDone }: ClaimPanelProps) {
  const words = useDict(consoleClaimDict);
  const shared = useDict(consoleDict);
  return (
    <section aria-label={claim.claimNo} className="flex min-w-0 flex-col gap-3">
      <Card
        title={
          <span className="flex flex-wrap items-center gap-2">
            {claim.claimNo} <Tag tone="warn">{words.kinds[claim.kind]}</Tag>
            <Tag tone="neutral">{words.states[claim.state]}</Tag>
            {claim.exception === null ? null : <Tag tone="danger">{words.exceptions[claim.exception]}</Tag>}
          </span>
        }
        aside={<IconButton icon={X} label={shared.backToList} onClick={onClose} />}
      >
        <div className="grid gap-4 lg:grid-cols-2">
          <div className="flex min-w-0 flex-col gap-3">
            {claim.dueAt === null ? null : <DueMark at={claim.dueAt} />}
            <p className="text-body break-words">{claim.description}</p>
            {claim.items.map((item) => (
              <ClaimedItem key={item.itemNo} item={item} />
            ))}
          </div>
          <ParcelFacts claim={claim} />
        </div>
      </Card>
      <Evidence claim={claim} />
      <div className="grid items-start gap-3 lg:grid-cols-2">
        <CalculationCard claim={claim} />
        <ClaimActions claim={claim} onReviewed={onReviewed} onDone={onDone} />
      </div>
      <MessagesCard claim={claim} />
      <Card title={words.history}>
        <History steps={claim.steps} stateWord={(state) => wordOf(words.states, state)} />
      </Card>
      <Notes subject={{ kind: "claim", no: claim.claimNo }} />
    </section>
  );
}

function ClaimedItem({ item }: { item: DeskClaim["items"][number] }) {
  const words = useDict(consoleClaimDict);
  const local = useLocal();
  return (
    <ItemCell
      name={item.name}
      options={[...item.skuName.map(local), words.pieces(item.claimed, item.quantity), cnyText(item.loss)]}
      pictureUrl={item.pictureUrl}
      below={<ItemLink itemNo={item.itemNo} />}
    />
  );
}

function ParcelFacts({ claim }: { claim: DeskClaim }) {
  const words = useDict(consoleClaimDict);
  const shared = useDict(consoleDict);
  const language = useLanguage();
  const local = useLocal();
  const at = (instant: string | null) => (instant === null ? null : formatDateTime(instant, language, beijing));
  return (
    <Facts
      rows={[
        [words.parcel, <ParcelLink key="parcel" packageId={claim.packageId} />],
        [shared.customer, claim.customerMark],
        [words.line, `${local(claim.lineName)} · ${claim.country}`],
        [shared.courier, [claim.carrier, claim.waybillNo].filter(Boolean).join(" ")],
        [words.shipped, at(claim.shippedAt)],
        [words.delivered, at(claim.deliveredAt)],
        [words.estimated, formatWeight(claim.estGrams, language)],
        [
          words.actual,
          claim.actGrams === null
            ? null
            : [formatWeight(claim.actGrams, language), claim.actSidesCm && formatSize(claim.actSidesCm, language)]
                .filter(Boolean)
                .join(" · "),
        ],
      ]}
    />
  );
}
