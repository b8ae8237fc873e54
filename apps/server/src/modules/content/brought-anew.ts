import { isDeepStrictEqual } from "node:util";
import { type ContentKind, type ContentPiece, contentPiece } from "@sihai/contract/content";
import { contentFiles } from "./content-files.ts";
import type { KeptVersion } from "./content-version.store.ts";

/**
 * The words this release brings of an article that stands here in others: what nobody changed is replaced when a node starts, but an
 * agreement waits for the operator, and so does what was written here. Null when they were taken over, or something was published since.
 * `versions`: all there are, or the latest.
 */
export function broughtAnew(kind: ContentKind, name: string, versions: readonly KeptVersion[]): ContentPiece | null {
  const brought = contentFiles().find((file) => file.piece.kind === kind && file.name === name);
  const newest = versions
    .filter(({ withdrawnAt }) => withdrawnAt === null)
    .toSorted((a, b) => Number(b.id) - Number(a.id))
    .at(0);
  if (!brought?.updated || !newest?.updatedOn) return null;
  if (newest.madeBy !== null && newest.updatedOn >= brought.updated) return null;
  const isHere = versions.some(({ piece }) => isDeepStrictEqual(contentPiece.safeParse(piece).data, brought.piece));
  return isHere ? null : brought.piece;
}
