import { hourMs } from "../clocks/index.ts";
import type { Settings } from "../setting/settings.ts";

/** What is asked of the storage bench: throw goods away, split them in two, take over what was not fetched in time. */
export const storageTaskKinds = ["discard", "split", "forfeit"] as const;
export type StorageTaskKind = (typeof storageTaskKinds)[number];

/** Forfeiting takes two steps, of which staff may take back the first; a task ends done or withdrawn, and nothing follows. */
export const storageTaskTransitions = {
  open: ["proposed", "withdrawn", "done"],
  proposed: ["open", "withdrawn", "done"],
  withdrawn: [],
  done: [],
} as const satisfies Record<string, readonly string[]>;
export type StorageTaskState = keyof typeof storageTaskTransitions;

export type StorageTask = { kind: StorageTaskKind; state: StorageTaskState; notBefore: Date };

/** From when staff may finish a task opened or proposed at `at`. */
export function finishableFrom(kind: StorageTaskKind, at: Date, { storageWaitHours }: Pick<Settings, "storageWaitHours">): Date {
  return kind === "split" ? at : new Date(at.getTime() + storageWaitHours * hourMs);
}

/** Whether staff may finish it now. Forfeiting must have been proposed before; what is thrown away must have been asked for long enough. */
export function mayFinishTask({ kind, state, notBefore }: StorageTask, now: Date): boolean {
  if (state !== "open" && state !== "proposed") return false;
  if (kind === "forfeit" && state !== "proposed") return false;
  return now >= notBefore;
}
