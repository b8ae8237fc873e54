/** When a version of a text is shown; `until` null: until another takes its place. */
type Dated = { from: Date; until: Date | null; withdrawnAt: Date | null };

export const contentStates = ["coming", "in-force", "beneath", "over", "withdrawn"] as const;
type ContentState = (typeof contentStates)[number];

/** The version shown at an instant, of those of one text in the order they were made: of those whose time it is the one that began last, then the one made last. */
export function shownAt<Version extends Dated>(versions: readonly Version[], at: Date): Version | null {
  return versions.reduce<Version | null>((shown, one) => {
    if (!isItsTime(one, at)) return shown;
    return shown === null || one.from >= shown.from ? one : shown;
  }, null);
}

/** How a version stands: `beneath` is shown again when the one above it is over or taken back. */
export function stateAt<Version extends Dated>(versions: readonly Version[], version: Version, at: Date): ContentState {
  if (version.withdrawnAt !== null) return "withdrawn";
  if (version.from > at) return "coming";
  if (!isItsTime(version, at)) return "over";
  return shownAt(versions, at) === version ? "in-force" : "beneath";
}

/** Whether a version can be taken back: never the first, which came with the product, nor an agreement somebody may have accepted. */
export function mayTakeBack({
  state,
  isFirst,
  isAgreement,
}: {
  state: ContentState;
  isFirst: boolean;
  isAgreement: boolean;
}): boolean {
  if (isFirst || state === "withdrawn" || state === "over") return false;
  return !isAgreement || state === "coming";
}

function isItsTime({ from, until, withdrawnAt }: Dated, at: Date): boolean {
  return withdrawnAt === null && from <= at && (until === null || at < until);
}
