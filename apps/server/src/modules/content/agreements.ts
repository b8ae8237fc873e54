import { ok, type Result, refuse } from "@sihai/domain";
import { type Deps, type Tx, transact } from "#platform";
import { insertAcceptances, lastAccepted, openedAt } from "./agreement-acceptance.store.ts";

/** What one accepts by having an account, and is asked about again when it changes. */
export const accountAgreements = ["terms", "privacy"] as const;
type Agreement =
  | (typeof accountAgreements)[number]
  | "disclaimer"
  | "deposit-terms"
  | "insurance-terms"
  | "forwarding-terms"
  | "enquiry-terms";

/** `account`, or what was agreed with it: `order:…`. */
type AcceptedWith = "account" | `${"order" | "parcel" | "enquiry"}:${string}`;
type Accepting = { userId: string; agreements: readonly Agreement[]; acceptedWith: AcceptedWith; at: Date };

/** Keeps that somebody accepted agreements, in the transaction of what they did: the versions that were shown then. */
export async function recordAcceptances(tx: Tx, deps: Pick<Deps, "content" | "log">, given: Accepting): Promise<void> {
  const { userId, agreements, acceptedWith, at } = given;
  const held = agreements.flatMap((agreement) => {
    const versionId = versionOf(deps, agreement, at);
    if (versionId === null) deps.log.error({ agreement, acceptedWith }, "an agreement that is accepted is not shown");
    return versionId === null ? [] : [{ userId, agreement, versionId, acceptedWith, at }];
  });
  await insertAcceptances(tx, held);
}

function versionOf({ content }: Pick<Deps, "content">, agreement: Agreement, at: Date): string | null {
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

type Seen = { agreement: (typeof accountAgreements)[number]; versionId: string };

/** Accepts what somebody has read of their account's agreements; of a version that is no longer the newest nothing is kept. */
export function acceptAgreements(
  deps: Deps,
  { userId, seen, now }: Asking & { seen: readonly Seen[] },
): Promise<Result<null, { code: "AGREEMENT_CHANGED" | "IDEMPOTENCY_CONFLICT" }>> {
  return transact<null, { code: "AGREEMENT_CHANGED" }>(deps.db, async (tx) => {
    if (seen.some(({ agreement, versionId }) => versionOf(deps, agreement, now) !== versionId))
      return refuse({ code: "AGREEMENT_CHANGED" });
    const agreements = [...new Set(seen.map(({ agreement }) => agreement))];
    await recordAcceptances(tx, deps, { userId, agreements, acceptedWith: "account", at: now });
    return ok(null);
  });
}
