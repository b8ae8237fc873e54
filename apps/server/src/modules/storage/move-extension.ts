import type { Tx } from "#platform";
import { type Actor, recordStep } from "../timeline/index.ts";
import { type ExtensionEnd, type ExtensionKey, insertExtension, type NewExtension, updateExtension } from "./extension.store.ts";

/** Writes down an extension that waits to be paid, and notes it in its history. */
export async function openExtension(tx: Tx, extension: NewExtension): Promise<string> {
  const { userId, at } = extension;
  const extensionId = await insertExtension(tx, extension);
  await recordStep(tx, { ...subjectOf({ userId, extensionId }), from: null, to: "unpaid", by: { kind: "user", id: userId }, at });
  return extensionId;
}

/** Ends the waiting of an unpaid extension and notes the step. False when it waits no more. */
export async function closeExtension(tx: Tx, key: ExtensionKey, end: ExtensionEnd, by: Actor): Promise<boolean> {
  if (!(await updateExtension(tx, key, end))) return false;
  await recordStep(tx, { ...subjectOf(key), from: "unpaid", to: end.state, by, at: end.at });
  return true;
}

function subjectOf({ userId, extensionId }: ExtensionKey) {
  return { userId, subjectKind: "storage-extension", subjectId: extensionId } as const;
}
