import { dayMs } from "@sihai/domain/clocks";
import { beijing, formatDate, formatDays, formatWeight } from "@sihai/text";
import { unannouncedDict } from "@sihai/text/dict/unannounced";
import { Button, Card, ProgressBar, StaffText, Tag, type Tone } from "@sihai/ui";
import { serverNow, useCourierNames, useDict, useLanguage, useWarehouseNames } from "#shop";
import { MaskedNumber } from "./MaskedNumber.tsx";
import type { UnannouncedOnWire } from "./types.ts";

const claimTones = { waiting: "brand", approved: "ok", refused: "danger" } as const satisfies Record<string, Tone>;

/** A parcel nobody announced: what anyone may know of it, how long it is kept, and the way to claim it. */
export function UnannouncedCard({ parcel, onClaim }: { parcel: UnannouncedOnWire; onClaim: () => void }) {
  const words = useDict(unannouncedDict);
  const language = useLanguage();
  const { nameOf } = useWarehouseNames();
  const { nameOf: courierName } = useCourierNames();
  const { myClaim } = parcel;
  const daysLeft = Math.max(0, Math.ceil((Date.parse(parcel.forfeitsAt) - serverNow()) / dayMs));
  const heldDays = Math.ceil((Date.parse(parcel.forfeitsAt) - Date.parse(parcel.foundAt)) / dayMs);
  const isOpen = !parcel.claimed && myClaim?.state !== "approved" && daysLeft > 0;
  return (
    <Card
      title={courierName(parcel.courier)}
      aside={
        myClaim && (!isOpen || myClaim.state === "refused") ? (
          <Tag tone={claimTones[myClaim.state]}>{words.claimStates[myClaim.state]}</Tag>
        ) : parcel.claimed ? (
          <Tag tone="neutral">{words.beingClaimed}</Tag>
        ) : parcel.bearsMyMark ? (
          <Tag tone="ok">{words.yourMark}</Tag>
        ) : null
      }
    >
      <MaskedNumber number={parcel.number} />
      <p className="mt-1 text-note text-grey">
        {[
          words.found(formatDate(parcel.foundAt, language, beijing)),
          nameOf(parcel.warehouse),
          formatWeight(parcel.grams, language),
        ].join(" · ")}
      </p>
      {myClaim?.state === "refused" && myClaim.note !== "" ? (
        <p className="mt-2 text-body">
          <StaffText>{myClaim.note}</StaffText>
        </p>
      ) : null}
      {isOpen ? (
        <div className="mt-3 flex items-center gap-4">
          <div className="min-w-0 flex-1">
            <ProgressBar label={words.daysLeft(formatDays(daysLeft, language))} value={daysLeft} max={heldDays} />
          </div>
          <Button small onClick={onClaim}>
            {words.claim}
          </Button>
        </div>
      ) : null}
    </Card>
  );
}
