import { ok, refuse } from "@sihai/domain";
import { mayTakeBack, stateAt } from "@sihai/domain/content";
import { type Deps, type Once, type OnceRefusal, transact } from "#platform";
import { audit } from "../audit/index.ts";
import { type KeptVersion, lockContent, lockVersion, markTakenBack, versionsOf } from "./content-version.store.ts";
import { contentSubject, isAgreement, versionsKnown } from "./publish-content.service.ts";

type TakingBack = { versionId: string; staffId: string; now: Date; once: Once | null };

/** Takes a version back: the one beneath it is shown again, everywhere within seconds. */
export async function takeBackContent({ db, content }: Deps, { versionId, staffId, now, once }: TakingBack) {
  type Refusal = OnceRefusal | { code: "CONTENT_NOT_FOUND" | "CONTENT_STATE_REFUSED" };
  const done = await transact<null, Refusal>(
    db,
    async (tx) => {
      const version = await lockVersion(tx, versionId);
      if (!version) return refuse({ code: "CONTENT_NOT_FOUND" });
      await lockContent(tx, version.kind, version.name);
      if (!isTakenBackable(await versionsOf(tx, version.kind, version.name, versionsKnown), version.id, now))
        return refuse({ code: "CONTENT_STATE_REFUSED" });
      await markTakenBack(tx, versionId, staffId, now);
      const subject = contentSubject(version.kind, version.name);
      await audit(tx, { staffId, action: "content.take-back", subject, facts: { versionId }, at: now });
      return ok(null);
    },
    once,
  );
  await content.refresh();
  return done;
}

/** Whether one of a text's versions, the latest made first, can be taken back. */
export function isTakenBackable(versions: readonly KeptVersion[], versionId: string, now: Date): boolean {
  const inOrder = versions.toReversed();
  const version = inOrder.find(({ id }) => id === versionId);
  if (!version) return false;
  const state = stateAt(inOrder, version, now);
  return mayTakeBack({ state, isFirst: version.madeBy === null, isAgreement: isAgreement(version.piece) });
}
