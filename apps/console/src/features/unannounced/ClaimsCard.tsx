import { useAction } from "@sihai/client";
import { decideClaim, listUnannouncedAsStaff, readUnannounced } from "@sihai/contract/unannounced";
import { listExpected } from "@sihai/contract/warehouse";
import { beijing, formatDateTime } from "@sihai/text";
import { consoleUnannouncedDict } from "@sihai/text/dict/console/unannounced";
import { Button, Card, Tag, TextField, toastSuccess } from "@sihai/ui";
import { useState } from "react";
import { useDict, useLanguage } from "#console";
import { PhotoStrip } from "#desk";
import type { UnannouncedDetail } from "./unannounced-detail.ts";

type Claim = UnannouncedDetail["claims"][number];
type ClaimsCardProps = { unannouncedNo: string; claims: readonly Claim[]; mayDecide: boolean };

const tones = { waiting: "warn", approved: "ok", refused: "neutral" } as const;

/** Who says the parcel is theirs, with what they show for it. */
export function ClaimsCard({ unannouncedNo, claims, mayDecide }: ClaimsCardProps) {
  const words = useDict(consoleUnannouncedDict);
  const language = useLanguage();
  return (
    <Card title={words.claims}>
      <ul className="divide-y divide-line">
        {claims.map((claim) => (
          <li key={claim.claimId} className="flex flex-col gap-2 py-3">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <span>{words.claimedBy(claim.customerMark, formatDateTime(claim.at, language, beijing))}</span>
              <Tag tone={tones[claim.state]}>{words.claimStates[claim.state]}</Tag>
            </div>
            <p className="text-body">{claim.contents}</p>
            <PhotoStrip
              label={words.claims}
              photos={claim.proofs.map((fileId, index) => ({ fileId, alt: words.proof(index + 1) }))}
            />
            {claim.note === "" ? null : <p className="text-note text-grey">{claim.note}</p>}
            {claim.state === "waiting" && mayDecide ? <Decision unannouncedNo={unannouncedNo} claimId={claim.claimId} /> : null}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Decision({ unannouncedNo, claimId }: { unannouncedNo: string; claimId: string }) {
  const words = useDict(consoleUnannouncedDict);
  const [note, setNote] = useState("");
  const decide = useAction(decideClaim, {
    refreshes: [readUnannounced, listUnannouncedAsStaff, listExpected],
    onDone: ({ state }) => toastSuccess(words.decided[state]),
  });
  const answer = (approve: boolean) => void decide.run({ body: { unannouncedNo, claimId, approve, note: note.trim() } });
  return (
    <div className="flex flex-col gap-3">
      <TextField label={words.note} value={note} onChange={setNote} maxLength={300} />
      <div className="flex flex-wrap gap-3">
        <Button small pending={decide.pending} onClick={() => answer(true)}>
          {words.approve}
        </Button>
        <Button small kind="danger" pending={decide.pending} onClick={() => answer(false)}>
          {words.refuse}
        </Button>
      </div>
    </div>
  );
}
