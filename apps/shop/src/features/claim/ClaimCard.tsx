import { acceptClaimOffer, parcelClaims, withdrawClaim } from "@sihai/contract/claim";
import { reviveBefore } from "@sihai/domain/claim";
import { cnyText, dotted, inLanguage } from "@sihai/text";
import { claimDict } from "@sihai/text/dict/claim";
import { Button, Card, CostLines, confirmBox, Deadline, Gallery, Steps, Tag, Timeline, toastSuccess } from "@sihai/ui";
import { ChevronDown } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useAction, useDict, useLanguage } from "#shop";
import { ClaimMessages } from "./ClaimMessages.tsx";
import { ContestSheet } from "./ContestSheet.tsx";
import { claimTones } from "./claim-tones.ts";
import { Reckoning } from "./Reckoning.tsx";
import type { ClaimOnWire } from "./types.ts";

const stages = ["open", "reviewing", "offered", "paid"] as const;
const stageOf: Partial<Record<ClaimOnWire["state"], number>> = { open: 0, reviewing: 1, offered: 2, accepted: 3, paid: 4 };

/** One claim: where it stands, what was asked, offered and paid, the reckoning, and what the buyer can do. */
export function ClaimCard({ claim }: { claim: ClaimOnWire }) {
  const words = useDict(claimDict);
  const language = useLanguage();
  const [isContesting, setContesting] = useState(false);
  const refreshes = [parcelClaims];
  const accept = useAction(acceptClaimOffer, { refreshes, onDone: () => toastSuccess(words.accepted) });
  const withdraw = useAction(withdrawClaim, { refreshes, onDone: () => toastSuccess(words.withdrawn) });
  const { claimNo, offer, may } = claim;
  const stage = stageOf[claim.state];
  const stands = claim.state === "offered" || claim.state === "accepted";

  async function askAccept(amount: string) {
    const confirmText = words.accept(cnyText(amount));
    if (await confirmBox({ title: words.acceptTitle, text: words.acceptText, confirmText }))
      await accept.run({ body: { claimNo, amount } });
  }
  async function askWithdraw() {
    if (await confirmBox({ title: words.withdrawTitle, text: words.withdrawText, danger: true, confirmText: words.withdraw }))
      await withdraw.run({ body: { claimNo } });
  }

  return (
    <Card>
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h2 className="text-title font-semibold">
          {words.kinds[claim.kind]} <span className="text-note font-normal whitespace-nowrap text-grey">{claimNo}</span>
        </h2>
        <Tag tone={claimTones[claim.state]}>{words.states[claim.state]}</Tag>
      </div>
      {stage === undefined ? null : (
        <div className="my-4">
          <Steps steps={stages.map((key) => ({ key, label: words.stages[key] }))} current={stage} />
        </div>
      )}
      {claim.items.length > 0 ? (
        <p className="mt-2 text-note text-grey">
          {dotted(claim.items.map(({ name, claimed }) => `${inLanguage(name, language)} ${words.pieces(claimed)}`))}
        </p>
      ) : null}
      <p className="mt-1 text-body break-words">{claim.description}</p>
      {claim.dueAt === null ? null : (
        <div className="mt-3">
          <Deadline
            at={claim.dueAt}
            label={claim.state === "accepted" ? words.payBy : words.answerBy}
            urgentWithinHours={0}
            late={claim.state === "accepted" ? words.payLate : words.answerLate}
          />
        </div>
      )}
      {claim.may.revive && claim.closedAt !== null ? (
        <div className="mt-3">
          <Deadline at={reviveBefore(new Date(claim.closedAt)).toISOString()} label={words.reviveBy} urgentWithinHours={48} />
        </div>
      ) : null}
      {claim.answerBefore === null ? null : (
        <div className="mt-3">
          <Deadline at={claim.answerBefore} label={words.offerStands} urgentWithinHours={48} />
        </div>
      )}
      <div className="mt-3">
        <CostLines
          lines={[
            { label: words.asked, amount: claim.asked },
            ...(offer === null || claim.paid !== null
              ? []
              : [
                  stands ? { label: words.offer, amount: offer, tone: "ok" as const } : { label: words.lastOffer, amount: offer },
                ]),
          ]}
          {...(claim.paid !== null && { total: { label: words.paidOut, amount: claim.paid, tone: "ok" as const } })}
        />
      </div>
      {claim.reason === "" ? null : (
        <p className="mt-2 text-body break-words">
          <span className="text-grey">{words.reasonSays}:</span> {claim.reason}
        </p>
      )}
      <Fold title={words.reckoning}>
        <Reckoning reckoned={claim.reckoning} />
      </Fold>
      {claim.photos.length > 0 ? (
        <div className="mt-2">
          <h3 className="mb-2 text-note text-grey">{words.yourPhotos}</h3>
          <Gallery
            label={words.yourPhotos}
            pictures={claim.photos.map((id, at) => ({ src: `/api/files/${id}`, alt: words.photo(at + 1) }))}
          />
        </div>
      ) : null}
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
      <div className="mt-3 flex flex-col gap-2 empty:hidden">
        {may.accept && offer !== null ? (
          <Button wide pending={accept.pending} onClick={() => void askAccept(offer)}>
            {words.accept(cnyText(offer))}
          </Button>
        ) : null}
        {may.contest ? (
          <Button wide kind="quiet" onClick={() => setContesting(true)}>
            {words.contest}
          </Button>
        ) : null}
        {may.revive ? (
          <Button wide onClick={() => setContesting(true)}>
            {words.revive}
          </Button>
        ) : null}
        {may.withdraw && !may.accept ? (
          <Button wide kind="quiet" pending={withdraw.pending} onClick={() => void askWithdraw()}>
            {words.withdraw}
          </Button>
        ) : null}
      </div>
      {isContesting ? (
        <ContestSheet
          claimNo={claimNo}
          title={may.revive ? words.reviveTitle : words.contestTitle}
          onClose={() => setContesting(false)}
        />
      ) : null}
    </Card>
  );
}

function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group mt-1">
      <summary className="flex min-h-11 list-none items-center gap-1 font-semibold text-brand-strong [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown aria-hidden size={18} className="transition-transform group-open:rotate-180" />
      </summary>
      {children}
    </details>
  );
}
