import type { ContentPiece } from "@sihai/contract/content";

/** A version of a text that is shown. `updated`: the day the words of an article last changed. */
export type ShownPiece = {
  versionId: string;
  name: string;
  piece: ContentPiece;
  from: Date;
  until: Date | null;
  updated: string | null;
};

export type ContentSnapshot = {
  /** Every text that is shown, in the order of kind and place. */
  pieces: readonly ShownPiece[];
  /** Since when everybody is asked about an agreement again; those never asked about again are not in it. */
  askedSince: ReadonlyMap<string, Date>;
};

/** The one door to texts, adverts and notices; never asks the database. Holds everywhere within five seconds (modules/content/open-content.ts). */
export type ContentDoor = {
  /** What is shown at an instant, now or soon: what is over is forgotten. The same object until one of them changes. */
  at(instant: Date): ContentSnapshot;
  /** Looks for changes now: whoever makes one on this node sees it at once. */
  refresh(): Promise<void>;
  close(): Promise<void>;
};
