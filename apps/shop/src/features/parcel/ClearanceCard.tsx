import type { CallData } from "@sihai/contract";
import { readClearance, removeClearance, uploadClearance } from "@sihai/contract/parcel";
import { beijing, formatDate, formatDateTime } from "@sihai/text";
import { parcelDict } from "@sihai/text/dict/parcel";
import { Button, Card, confirmBox, toastFailure, toastSuccess } from "@sihai/ui";
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
          ? words.clearanceDeletes(formatDate(deletesAt, language, beijing))
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
  const language = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const [sending, setSending] = useState(false);
  const remove = useAction(removeClearance, { refreshes: [readClearance] });
  const isKept = proof !== undefined && proof.deletedAt === null;
  const name = words.clearanceKinds[kind];

  async function send(file: File) {
    setSending(true);
    try {
      await call(uploadClearance, { body: { packageId, kind } }, { files: [file] });
      toastSuccess(words.clearanceSaved);
      onChanged();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toastFailure(error.message);
    } finally {
      setSending(false);
    }
  }
  async function askRemove() {
    if (await confirmBox({ title: words.clearanceRemoveAsk(name), danger: true, confirmText: words.clearanceRemove }))
      await remove.run({ body: { packageId, kind } });
  }

  return (
    <li className="flex items-center justify-between gap-3 py-2">
      <span className="min-w-0">
        <span className="block">{name}</span>
        <span className="block text-note text-grey">{stateOf(proof)}</span>
      </span>
      {mayChange ? (
        <span className="flex shrink-0 gap-2">
          {isKept ? (
            <Button small kind="quiet" pending={remove.pending} onClick={() => void askRemove()}>
              {words.clearanceRemove}
            </Button>
          ) : null}
          <Button small kind="quiet" pending={sending} onClick={() => input.current?.click()}>
            {isKept ? words.clearanceReplace : words.clearanceUpload}
          </Button>
          <input
            ref={input}
            type="file"
            accept="image/png,image/jpeg,image/gif"
            aria-label={name}
            tabIndex={-1}
            className="sr-only"
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              event.target.value = "";
              if (file) void send(file);
            }}
          />
        </span>
      ) : null}
    </li>
  );

  function stateOf(one: Proof | undefined): string {
    if (!one) return words.clearanceMissing;
    if (one.deletedAt !== null) return words.clearanceGone(formatDateTime(one.deletedAt, language));
    return words.clearanceSent(formatDateTime(one.uploadedAt, language));
  }
}
