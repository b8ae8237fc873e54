import { type ContentKind, contentPiece } from "@sihai/contract/content";
import { ok, refuse } from "@sihai/domain";
import { stateAt } from "@sihai/domain/content";
import type { Deps } from "#platform";
import { countAcceptances } from "./agreement-acceptance.store.ts";
import { broughtAnew } from "./brought-anew.ts";
import { versionsOf } from "./content-version.store.ts";
import { isAgreement } from "./publish-content.service.ts";
import { shownTitle } from "./shown-title.ts";
import { isTakenBackable } from "./take-back-content.service.ts";

const versionsShown = 200;

/** Every version of one text, and what may be done with each. One that this build cannot read is left out. */
export async function readContent({ db, settings }: Deps, { kind, name, now }: { kind: ContentKind; name: string; now: Date }) {
  const rows = await versionsOf(db, kind, name, versionsShown);
  if (rows.length === 0) return refuse({ code: "CONTENT_NOT_FOUND" });
  const inOrder = rows.toReversed();
  const accepted = await countAcceptances(
    db,
    rows.filter(({ piece }) => isAgreement(piece)).map(({ id }) => id),
  );
  const versions = rows.flatMap((row) => {
    const { id, kind: _, piece: json, updatedOn: __, ...rest } = row;
    const read = contentPiece.safeParse(json);
    const state = stateAt(inOrder, row, now);
    const acceptances = isAgreement(json) ? (accepted.get(id) ?? 0) : null;
    if (!read.success) return [];
    const [title, mayTakeBack] = [shownTitle(read.data, settings.at(now)), isTakenBackable(rows, id, now)];
    return [{ ...rest, versionId: id, piece: read.data, title, state, mayTakeBack, acceptances }];
  });
  return ok({ versions, broughtAnew: broughtAnew(kind, name, rows) });
}
