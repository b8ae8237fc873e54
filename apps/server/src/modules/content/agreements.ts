import type { AgreementName, AgreementSeen } from "@sihai/contract/content";
import { ok, type Result, refuse } from "@sihai/domain";
import { type Deps, type Tx, transact } from "#platform";
import { insertAcceptances, lastAccepted, openedAt } from "./agreement-acceptance.store.ts";

/** What one accepts by having an account, and is asked about again when it changes. */
export const accountAgreements = ["terms", "privacy"] as const;

/** Of these agreements what was read is not in force any more. */
export type AgreementChanged = { code: "AGREEMENT_CHANGED"; agreements: AgreementName[] };

/** `account`, or what was agreed with it: `order:…`. */
type AcceptedWith = "account" | `${"order" | "parcel" | "enquiry" | "expert"}:${string}`;
type Accepting = {
  userId: string;
  agreements: readonly AgreementName[];
  /** Each of them was agreed to all. */
  acceptedWith: readonly AcceptedWith[];
  /** What the page showed. Of an agreement it does not name (an older client, no page at all), what is in force counts as shown. */
  seen: readonly AgreementSeen[] | undefined;
  at: Date;
};

/**
 * Keeps that somebody accepted agreements, in the transaction of what they did and with the versions they read. Where another one is in
 * force by now, by the database and not by what this node knows of it, it refuses: nothing of what they did may stay.
 */
export async function recordAcceptances(
  tx: Tx,
  { log }: Pick<Deps, "log">,
  given: Accepting,
): Promise<Result<undefined, AgreementChanged>> {
  const { userId, agreements, acceptedWith, seen = [], at } = given;
  const wanted = agreements.map((agreement) => ({
    agreement,
    seen: seen.find((one) => one.agreement === agreement)?.versionId ?? null,
  }));
  const kept = await insertAcceptances(tx, { userId, wanted, acceptedWith, at });
  const missing = wanted.filter(({ agreement }) => !kept.has(agreement));
  const changed = missing.flatMap((one) => (one.seen === null ? [] : [one.agreement]));
  if (changed.length > 0) return refuse({ code: "AGREEMENT_CHANGED", agreements: changed });
  for (const { agreement } of missing) log.error({ agreement, acceptedWith }, "an agreement that is accepted is not shown");
  return ok();
}

function versionOf({ content }: Pick<Deps, "content">, agreement: AgreementName, at: Date): string | null {
  const shown = content.at(at).pieces.find(({ name, piece }) => piece.kind === "article" && name === agreement);
  return shown?.versionId ?? null;
}

/** When the newest of them began that everybody is asked about again; null: none since the first. */
export function agreementsSince({ content }: Pick<Deps, "content">, now: Date): Date | null {
  const { askedSince } = content.at(now);
  const moments = accountAgreements.flatMap((name) => askedSince.get(name)?.getTime() ?? []);
  return moments.length === 0 ? null : new Date(Math.max(...moments));
}

type Asking = { userId: string; now: Date };

/** The agreements of the account that changed since somebody accepted them. */
export async function agreementsDue(deps: Deps, { userId, now }: Asking) {
  const [accepted, opened] = [await lastAccepted(deps.db, userId), await openedAt(deps.db, userId)];
  const { askedSince } = deps.content.at(now);
  const due = accountAgreements.flatMap((agreement) => {
    const since = askedSince.get(agreement);
    const at = accepted.get(agreement) ?? opened;
    const versionId = versionOf(deps, agreement, now);
    return since && versionId !== null && (at === null || at < since) ? [{ agreement, versionId, since }] : [];
  });
  return ok({ list: due });
}

type Seen = AgreementSeen & { agreement: (typeof accountAgreements)[number] };

/** Accepts what somebody has read of their account's agreements; of a version that is no longer the newest nothing is kept. */
export function acceptAgreements(
  deps: Deps,
  { userId, seen, now }: Asking & { seen: readonly Seen[] },
): Promise<Result<null, AgreementChanged | { code: "IDEMPOTENCY_CONFLICT" }>> {
  return transact<null, AgreementChanged>(deps.db, async (tx) => {
    const agreements = [...new Set(seen.map(({ agreement }) => agreement))];
    const accepted = await recordAcceptances(tx, deps, { userId, agreements, acceptedWith: ["account"], seen, at: now });
    return accepted.ok ? ok(null) : accepted;
  });
}
