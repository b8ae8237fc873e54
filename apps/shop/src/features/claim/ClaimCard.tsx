import { dotted, inLanguage, labelled } from "@sihai/text";
import { claimDict } from "@sihai/text/dict/claim";
import { Card, CostLines, Deadline, Fold, Gallery, Steps, Tag, Timeline } from "@sihai/ui";
import { useDict, useLanguage } from "#shop";
import { ClaimActions } from "./ClaimActions.tsx";
import { ClaimCalculation } from "./ClaimCalculation.tsx";
import { ClaimMessages } from "./ClaimMessages.tsx";
import { claimTones } from "./claim-tones.ts";
import type { ClaimOnWire } from "./types.ts";

const stages = ["open", "reviewing", "offered", "paid"] as const;
const stageOf: Partial<Record<ClaimOnWire["state"], number>> = { open: 0, reviewing: 1, offered: 2, accepted: 3, paid: 4 };

/** One claim: where it stands, what was asked, offered and paid, the calculation, and what the buyer can do. */
export function ClaimCard({ claim }: { claim: ClaimOnWire }) {
  const words = useDict(claimDict);
  const language = useLanguage();
  return (
    <Card>
      <Standing claim={claim} />
      {claim.items.length > 0 ? (
        <p className="mt-2 text-note text-grey">
          {dotted(claim.items.map(({ name, claimed }) => `${inLanguage(name, language)} ${words.pieces(claimed)}`))}
        </p>
      ) : null}
      <p className="mt-1 text-body break-words">{claim.description}</p>
      <Deadlines claim={claim} />
      <Amounts claim={claim} />
      {claim.reason === "" ? null : (
        <p className="mt-2 text-body break-words">
          <span className="text-grey">{labelled(words.reasonSays, "", language)}</span>
          {claim.reason}
        </p>
      )}
      <Fold title={words.calculation}>
        <ClaimCalculation calculated={claim.calculation} />
      </Fold>
      {claim.photos.length > 0 ? <ClaimPhotos photos={claim.photos} /> : null}
      <ClaimMessages claim={claim} />
      <Fold title={words.history}>
        <Timeline
          entries={claim.steps.toReversed().map(({ to, at, by }, index) => ({
            key: `${at}-${index}`,
            title: words.states[to as ClaimOnWire["state"]] ?? to,
            at,
            beijing: true,
            note: words.by[by],
          }))}
        />
      </Fold>
      <ClaimActions claim={claim} />
    </Card>
  );
}

function ClaimPhotos({ photos }: Pick<ClaimOnWire, "photos">) {
  const words = useDict(claimDict);
  return (
    <div className="mt-2">
      <h3 className="mb-2 text-note text-grey">{words.yourPhotos}</h3>
      <Gallery
        label={words.yourPhotos}
        pictures={photos.map((id, at) => ({ src: `/api/files/${id}`, alt: words.photo(at + 1) }))}
      />
    </div>
  );
}

/** What the claim is about, its number, and how far it is. */
function Standing({ claim }: { claim: ClaimOnWire }) {
  const words = useDict(claimDict);
  const stage = stageOf[claim.state];
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h2 className="text-title font-semibold">
          {words.kinds[claim.kind]} <span className="text-note font-normal whitespace-nowrap text-grey">{claim.claimNo}</span>
        </h2>
        <Tag tone={claimTones[claim.state]}>{words.states[claim.state]}</Tag>
      </div>
      {stage === undefined ? null : (
        <div className="my-4">
          <Steps steps={stages.map((key) => ({ key, label: words.stages[key] }))} current={stage} />
        </div>
      )}
    </>
  );
}

/** By when we answer or pay, and until when the buyer may. */
function Deadlines({ claim }: { claim: ClaimOnWire }) {
  const words = useDict(claimDict);
  const isAccepted = claim.state === "accepted";
  return (
    <>
      {claim.dueAt === null ? null : (
        <div className="mt-3">
          <Deadline
            at={claim.dueAt}
            label={isAccepted ? words.payBy : words.answerBy}
            urgentWithinHours={0}
            late={isAccepted ? words.payLate : words.answerLate}
          />
        </div>
      )}
      {claim.may.revive && claim.reviveBefore !== null ? (
        <div className="mt-3">
          <Deadline at={claim.reviveBefore} label={words.reviveBy} urgentWithinHours={48} />
        </div>
      ) : null}
      {claim.answerBefore === null ? null : (
        <div className="mt-3">
          <Deadline at={claim.answerBefore} label={words.offerStands} urgentWithinHours={48} />
        </div>
      )}
    </>
  );
}

/** What was asked, what is offered while nothing is paid, and what was paid. */
function Amounts({ claim: { requested, offer, paid, state } }: { claim: ClaimOnWire }) {
  const words = useDict(claimDict);
  const stands = state === "offered" || state === "accepted";
  const offered =
    offer === null || paid !== null
      ? []
      : [stands ? { label: words.offer, amount: offer, tone: "ok" as const } : { label: words.lastOffer, amount: offer }];
  return (
    <div className="mt-3">
      <CostLines
        lines={[{ label: words.requested, amount: requested }, ...offered]}
        {...(paid !== null && { total: { label: words.paidOut, amount: paid, tone: "ok" as const } })}
      />
    </div>
  );
}
