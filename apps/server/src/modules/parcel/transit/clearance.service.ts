import { ok, type Result, refuse } from "@sihai/domain";
import { dayMs } from "@sihai/domain/clocks";
import { mayChangeClearance, wantsClearance } from "@sihai/domain/parcel";
import { type Db, type Deps, openSealed, type Reseal, seal, sealEachAnew, sealedNow, type Tx, transact } from "#platform";
import { actsOn, audit } from "../../audit/index.ts";
import { redrawPicture } from "../../file/index.ts";
import { wasScanned } from "../../tracking/index.ts";
import { findParcel, findParcelByNo, lockParcel } from "../parcel.store.ts";
import type { Parcel } from "../parcel.types.ts";
import { forgetOldIdentities, forgetProof, insertProof, type ProofKind, proofsNotUnder, proofsOf } from "./clearance.store.ts";
import { exceptionOf } from "./exception.store.ts";
import { endedLongEnough } from "./kept-spans.ts";

/** The act every look at the papers is noted as. */
const lookAction = "dispatch.clearance";
const looksShown = 20;

type NotFound = { code: "PARCEL_NOT_FOUND" };
type Mine = { userId: string; packageId: string };
type View = {
  packageId: string;
  wanted: boolean;
  mayChange: boolean;
  proofs: { kind: ProofKind; uploadedAt: Date; deletedAt: Date | null }[];
  deletesAt: Date | null;
};

/** What customs ask for, what was sent of it and until when it is kept (rule H-54). Never the pictures. */
export async function readClearance(deps: Deps, { userId, packageId }: Mine): Promise<Result<View, NotFound>> {
  const parcel = await findParcel(deps.db, userId, packageId);
  if (!parcel) return refuse({ code: "PARCEL_NOT_FOUND" });
  const view = await viewPapers(deps, parcel);
  return ok({ ...view, mayChange: view.wanted && mayChangeClearance(parcel.state) });
}

/** The same for the parcel look-up, with who has opened them; whoever may look parcels up sees no picture. */
export async function readClearanceAsStaff(deps: Deps, packageId: string) {
  const parcel = await findParcelByNo(deps.db, packageId);
  if (!parcel) return refuse({ code: "PARCEL_NOT_FOUND" as const });
  const acts = await actsOn(deps.db, { subject: packageId, action: lookAction, limit: looksShown });
  const looks = acts.map(({ by, at }) => ({ by, at }));
  return ok({ ...(await viewPapers(deps, parcel)), looks });
}

async function viewPapers({ db, settings }: Deps, parcel: Parcel): Promise<Omit<View, "mayChange">> {
  const key = { userId: parcel.userId, parcelId: parcel.id };
  const proofs = await proofsOf(db, key);
  const givenUp = await exceptionOf(db, key);
  const endedAt = parcel.deliveredAt ?? parcel.completedAt ?? givenUp?.takenBackAt ?? givenUp?.at;
  return {
    packageId: parcel.packageNo,
    wanted: await isWanted(db, parcel),
    proofs: proofs.map(({ kind, uploadedAt, deletedAt }) => ({ kind, uploadedAt, deletedAt })),
    deletesAt: endedAt ? new Date(endedAt.getTime() + settings.at(endedAt).clearanceKeptDays * dayMs) : null,
  };
}

/** By country or line; or because customs asked for papers when the parcel lay before them. */
async function isWanted(db: Db | Tx, { userId, id, country, line }: Parcel): Promise<boolean> {
  if (wantsClearance({ country, lineNeedsIdentity: line.needsIdentity })) return true;
  return wasScanned(db, { userId, subjectKind: "parcel", subjectId: id }, "papers-wanted");
}

type ChangeRefusal = NotFound | { code: "CLEARANCE_NOT_WANTED" };

/** Keeps a paper: drawn anew like every picture, then sealed for this parcel and kind. It replaces the former of its kind. */
export async function uploadClearance(
  deps: Deps,
  { userId, packageId, kind, bytes, now }: Mine & { kind: ProofKind; bytes: Uint8Array | undefined; now: Date },
): Promise<Result<View, ChangeRefusal | { code: "FILE_NOT_A_PICTURE" } | { code: "IDEMPOTENCY_CONFLICT" }>> {
  const picture = bytes && (await redrawPicture(bytes));
  if (!picture) return refuse({ code: "FILE_NOT_A_PICTURE" });
  const kept = await onMine<{ code: "CLEARANCE_NOT_WANTED" }>(deps, { userId, packageId }, async (tx, parcel) => {
    const key = { userId, parcelId: parcel.id };
    await forgetProof(tx, key, kind, now);
    const sealed = seal(deps.config.sealKeys, contextOf(parcel, kind), picture.toString("base64"));
    await insertProof(tx, key, { kind, sealed, bytes: picture.length, at: now });
  });
  return kept.ok ? readClearance(deps, { userId, packageId }) : kept;
}

/** The customer takes a paper back (rule H-54): its picture is gone, that there was one stays. Harmless when there is none. */
export async function removeClearance(
  deps: Deps,
  { userId, packageId, kind, now }: Mine & { kind: ProofKind; now: Date },
): Promise<Result<View, ChangeRefusal | { code: "IDEMPOTENCY_CONFLICT" }>> {
  const removed = await onMine<{ code: "CLEARANCE_NOT_WANTED" }>(deps, { userId, packageId }, (tx, parcel) =>
    forgetProof(tx, { userId, parcelId: parcel.id }, kind, now),
  );
  return removed.ok ? readClearance(deps, { userId, packageId }) : removed;
}

function onMine<Refusal extends { code: string }>(
  deps: Deps,
  { userId, packageId }: Mine,
  act: (tx: Parameters<typeof lockParcel>[0], parcel: Parcel) => Promise<void>,
) {
  return transact<undefined, Refusal | ChangeRefusal>(deps.db, async (tx) => {
    const known = await findParcel(tx, userId, packageId);
    const parcel = known && (await lockParcel(tx, { userId, parcelId: known.id }));
    if (!parcel) return refuse({ code: "PARCEL_NOT_FOUND" });
    if (!mayChangeClearance(parcel.state) || !(await isWanted(tx, parcel))) return refuse({ code: "CLEARANCE_NOT_WANTED" });
    await act(tx, parcel);
    return ok();
  });
}

/** The papers in clear for the customs desk; that somebody looked is noted first. */
export async function openClearance(
  deps: Deps,
  { packageId, staffId, now }: { packageId: string; staffId: string; now: Date },
): Promise<Result<{ packageId: string; proofs: { kind: ProofKind; uploadedAt: Date; picture: string }[] }, NotFound>> {
  const parcel = await findParcelByNo(deps.db, packageId);
  if (!parcel) return refuse({ code: "PARCEL_NOT_FOUND" });
  await audit(deps.db, { staffId, action: lookAction, subject: packageId, at: now });
  const proofs = await proofsOf(deps.db, { userId: parcel.userId, parcelId: parcel.id });
  return ok({
    packageId,
    proofs: proofs.flatMap(({ kind, sealed, uploadedAt }) => {
      if (sealed === null) return [];
      const plain = openSealed(deps.config.sealKeys, contextOf(parcel, kind), sealed);
      if (plain === null) throw new Error(`a paper of parcel ${packageId} does not open`);
      return [{ kind, uploadedAt, picture: `data:image/webp;base64,${plain}` }];
    }),
  });
}

/** Seals papers for customs under the key of now that another one sealed, a few at a time. */
export const papersAnew: Reseal = async (deps, most) => {
  // A paper is a picture: a few of them are as much as hundreds of anything else.
  const found = await proofsNotUnder(deps.db, sealedNow(deps.config.sealKeys), Math.ceil(most / 25));
  return sealEachAnew(
    deps,
    found.map(({ sealed, keep, kind, ...parcel }) => ({ sealed, keep, context: contextOf(parcel, kind) })),
  );
};

/** A sealed text opens only where it was made for: this customer's parcel and this kind (rule F66). */
function contextOf({ userId, packageNo }: { userId: string; packageNo: string }, kind: ProofKind): string {
  return `clearance:${userId}:${packageNo}:${kind}`;
}

/** The sweep: some days after a parcel arrived or was given up, by the rule of that moment, papers and identity numbers go. */
export async function forgetIdentities(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const forgotten = await forgetOldIdentities(deps.db, endedLongEnough(deps.settings.at, now), now);
  if (forgotten > 0) deps.log.info({ forgotten }, "papers for customs deleted");
}
