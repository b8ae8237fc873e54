import { isDeepStrictEqual } from "node:util";
import type { ContentPiece, ContentProblem } from "@sihai/contract/content";
import { ok, type Result, refuse } from "@sihai/domain";
import { beijingDate } from "@sihai/domain/clocks";
import { shownAt } from "@sihai/domain/content";
import { type Deps, type Once, type OnceRefusal, transact } from "#platform";
import { audit } from "../audit/index.ts";
import { accountAgreements } from "./agreements.ts";
import { insertVersion, lockContent, versionsOf } from "./content-version.store.ts";
import { problemsOf } from "./preview-content.service.ts";
import { tellOfAgreementJob } from "./tell-of-agreement.job.ts";

type Publishing = {
  name: string;
  piece: ContentPiece;
  isShown: boolean;
  asksAgain: boolean;
  note: string;
  from: Date | undefined;
  until: Date | null;
  staffId: string;
  now: Date;
  once: Once | null;
};
type Refusal =
  | OnceRefusal
  | { code: "CONTENT_WRONG"; count: number; problems: ContentProblem[] }
  | { code: "CONTENT_TIME_WRONG" | "CONTENT_UNCHANGED" | "AGREEMENT_KEPT" }
  | { code: "AGREEMENT_NOTICE"; days: number };

const dayMs = 86_400_000;
export const versionsKnown = 500;

/** Makes the next version of a text. What is wrong with it is named place by place, and nothing is kept. */
export async function publishContent(deps: Deps, { name, piece, staffId, now, once, ...given }: Publishing) {
  const { db, settings, content } = deps;
  const from = given.from ?? now;
  const { until, note, isShown } = given;
  const done = await transact<{ versionId: string }, Refusal>(
    db,
    async (tx) => {
      await lockContent(tx, piece.kind, name);
      if (from < now || (until !== null && until <= from)) return refuse({ code: "CONTENT_TIME_WRONG" });
      const problems = problemsOf(piece, settings.at(now));
      if (problems.length > 0) return refuse({ code: "CONTENT_WRONG", count: problems.length, problems });
      const versions = (await versionsOf(tx, piece.kind, name, versionsKnown)).toReversed();
      const may = mayHold(deps, { ...given, piece, versions, from, now });
      if (!may.ok) return may;
      const shown = shownAt(versions, from);
      const isSame = shown?.isShown === isShown && isDeepStrictEqual(shown.piece, piece);
      if (isSame && until === null && shown?.until === null && !given.asksAgain) return refuse({ code: "CONTENT_UNCHANGED" });
      const asksAgain = given.asksAgain && isAgreement(piece);
      const updatedOn = piece.kind === "article" ? beijingDate(from) : null;
      const versionId = await insertVersion(tx, {
        ...{ kind: piece.kind, name, piece, isShown, asksAgain, updatedOn, note, from, until, staffId, at: now },
      });
      const facts = { versionId, note, from: from.toISOString(), ...(asksAgain && { asksAgain }) };
      await audit(tx, { staffId, action: "content.publish", subject: contentSubject(piece.kind, name), facts, at: now });
      const agreement = accountAgreements.find((one) => asksAgain && one === name);
      if (agreement) await deps.jobs.enqueue(tx, tellOfAgreementJob, { agreement, from: from.toISOString(), after: "0" });
      return ok({ versionId });
    },
    once,
  );
  await content.refresh();
  return done;
}

/** How the audit log names a text. */
export function contentSubject(kind: string, name: string): string {
  return `content:${kind}/${name}`;
}

/** Whether a stored piece is an article among the agreements; takes what no schema has read yet. */
export function isAgreement(piece: unknown): boolean {
  return typeof piece === "object" && piece !== null && Reflect.get(piece, "group") === "agreements";
}

/** An agreement is readable without an end; when it changes so that everybody is asked again, they are told some days before. */
function mayHold(
  { settings }: Deps,
  given: {
    piece: ContentPiece;
    versions: readonly { piece: unknown }[];
    isShown: boolean;
    asksAgain: boolean;
    from: Date;
    until: Date | null;
    now: Date;
  },
): Result<null, Refusal> {
  const { piece, versions, isShown, asksAgain, from, until, now } = given;
  const was = versions.some((version) => isAgreement(version.piece));
  if (!was && !isAgreement(piece)) return ok(null);
  if (until !== null || !isShown || (was && !isAgreement(piece))) return refuse({ code: "AGREEMENT_KEPT" });
  const days = settings.at(now).agreementNoticeDays;
  if (asksAgain && from.getTime() < now.getTime() + days * dayMs) return refuse({ code: "AGREEMENT_NOTICE", days });
  return ok(null);
}
