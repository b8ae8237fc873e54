import type { CallData } from "@sihai/contract";
import { readClearance, removeClearance, uploadClearance } from "@sihai/contract/parcel";
import { formatDate } from "@sihai/text";
import { parcelDict } from "@sihai/text/dict/parcel";
import { Button, Card, confirmBox, toastSuccess, useMoment } from "@sihai/ui";
import { useRef, useState } from "react";
import { ApiError, call, useAction, useDict, useEndpoint, useLanguage, useSettings } from "#shop";

type Clearance = CallData<typeof readClearance>;
type Proof = Clearance["proofs"][number];
const kinds = ["id-front", "id-back", "certificate"] as const;
type Kind = (typeof kinds)[number];

/** Papers customs ask the receiver for: sent once, kept sealed, never shown again. Nothing where none are asked for. */
export function ClearanceCard({ packageId }: { packageId: string }) {
  const words = useDict(parcelDict);
  const language = useLanguage();
  const kept = useSettings()?.clearanceKeptDays;
  const clearance = useEndpoint(readClearance, { query: { packageId } }, { freshMs: 0 });
  if (!clearance.data?.wanted) return null;
  const { proofs, mayChange, deletesAt } = clearance.data;
  const shown = mayChange ? kinds : kinds.filter((kind) => proofs.some((proof) => proof.kind === kind));
  if (shown.length === 0) return null;
  return (
    <Card title={words.clearance} className="flex flex-col gap-1">
      <p className="text-note text-grey">
        {deletesAt && proofs.some((proof) => proof.deletedAt === null)
          ? words.clearanceDeletes(formatDate(deletesAt, language))
          : kept !== undefined && words.clearanceWhy(kept)}
      </p>
      <ul className="divide-y divide-line">
        {shown.map((kind) => (
          <ProofRow
            key={kind}
            packageId={packageId}
            kind={kind}
            proof={proofs.find((proof) => proof.kind === kind)}
            mayChange={mayChange}
            onChanged={() => void clearance.refetch()}
          />
        ))}
      </ul>
    </Card>
  );
}

type ProofRowProps = { packageId: string; kind: Kind; proof: Proof | undefined; mayChange: boolean; onChanged: () => void };

function ProofRow({ packageId, kind, proof, mayChange, onChanged }: ProofRowProps) {
  const words = useDict(parcelDict);
  const moment = useMoment();
  const isKept = proof !== undefined && proof.deletedAt === null;
  const state = !proof
    ? words.clearanceMissing
    : proof.deletedAt === null
      ? words.clearanceSent(moment(proof.uploadedAt))
      : words.clearanceGone(moment(proof.deletedAt));
  return (
    <li className="flex items-center justify-between gap-3 py-2">
      <span className="min-w-0">
        <span className="block">{words.clearanceKinds[kind]}</span>
        <span className="block text-note text-grey">{state}</span>
      </span>
      {mayChange ? (
        <span className="flex shrink-0 gap-2">
          {isKept ? <RemoveProof packageId={packageId} kind={kind} /> : null}
          <SendProof packageId={packageId} kind={kind} onSent={onChanged}>
            {isKept ? words.clearanceReplace : words.clearanceUpload}
          </SendProof>
        </span>
      ) : null}
    </li>
  );
}

function RemoveProof({ packageId, kind }: { packageId: string; kind: Kind }) {
  const words = useDict(parcelDict);
  const remove = useAction(removeClearance, { refreshes: [readClearance] });

  async function askRemove() {
    const title = words.clearanceRemoveAsk(words.clearanceKinds[kind]);
    if (await confirmBox({ title, danger: true, confirmText: words.clearanceRemove }))
      await remove.run({ body: { packageId, kind } });
  }

  return (
    <Button small kind="quiet" pending={remove.pending} onClick={() => void askRemove()}>
      {words.clearanceRemove}
    </Button>
  );
}

type SendProofProps = { packageId: string; kind: Kind; onSent: () => void; children: string };

/** Picks a picture and sends it. */
function SendProof({ packageId, kind, onSent, children }: SendProofProps) {
  const words = useDict(parcelDict);
  const input = useRef<HTMLInputElement>(null);
  const [sending, setSending] = useState(false);

  async function send(file: File) {
    setSending(true);
    try {
      await call(uploadClearance, { body: { packageId, kind } }, { files: [file] });
      toastSuccess(words.clearanceSaved);
      onSent();
    } catch (error) {
      // What failed has been said.
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setSending(false);
    }
  }

  return (
    <>
      <Button small kind="quiet" pending={sending} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/gif"
        aria-label={words.clearanceKinds[kind]}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = "";
          if (file) void send(file);
        }}
      />
    </>
  );
}
