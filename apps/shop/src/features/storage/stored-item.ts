import type { CallData } from "@sihai/contract";
import type { listStorage } from "@sihai/contract/storage";
import type { StorageWords } from "@sihai/text/dict/storage";

export type StoredItem = CallData<typeof listStorage>["list"][number];
type Task = StoredItem["tasks"][number];

/** The address of a photo, read under the customer's own session. */
export function photoUrl(fileId: string): string {
  return `/api/files/${fileId}`;
}

/** What is going to happen to an item, in words. */
export function taskText({ kind, pieces, openedAt, notBefore }: Task, words: StorageWords, moment: string): string {
  if (kind === "discard") return words.taskWords.discard(moment);
  if (kind === "split") return words.taskWords.split(pieces ?? 1);
  // Its day is known once the warehouse has proposed it; until then the task may be done by nobody.
  return Date.parse(notBefore) > Date.parse(openedAt) ? words.taskWords.forfeit(moment) : words.taskWords.forfeitWaits;
}
