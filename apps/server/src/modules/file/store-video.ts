import { type Result, refuse } from "@sihai/domain";
import type { Deps, OnceRefusal } from "#platform";
import { keepFile, type Uploaded } from "./keep-file.ts";
import { newFileId } from "./stored-file.store.ts";

const bytesMax = 31_457_280;
const bytesMin = 100;

export type StoredVideo = { fileId: string; mimeType: VideoType };
type VideoType = "video/mp4" | "video/webm";
type Given = Uploaded & { bytes: Uint8Array; ownerUserId: string; createdBy: string; at: Date };

/** Keeps an mp4 or webm video of at most 30 MB for its owner, known by its first bytes and never by its name. */
export async function storeVideo(
  deps: Deps,
  { once, ...given }: Given,
): Promise<Result<StoredVideo, { code: "FILE_NOT_A_VIDEO" } | OnceRefusal>> {
  const mimeType = typeOf(given.bytes);
  if (mimeType === null || given.bytes.length > bytesMax) return refuse({ code: "FILE_NOT_A_VIDEO" });
  const fileId = newFileId();
  const file = { ...given, id: fileId, visibility: "owner" as const, mimeType, bytes: given.bytes.length };
  return keepFile(deps, { file, lies: videoKey(fileId), bytes: given.bytes, answer: { fileId, mimeType }, once });
}

/** The bytes of a stored video; null when they are gone. The caller has asked whose it is. */
export async function readVideoBytes(deps: Deps, fileId: string): Promise<Buffer | null> {
  const read = await deps.adapters.storage.read(videoKey(fileId));
  return read.ok ? Buffer.from(read.value.buffer, read.value.byteOffset, read.value.byteLength) : null;
}

/** Where a stored video lies. */
export function videoKey(fileId: string): string {
  return `videos/${fileId.slice(0, 2)}/${fileId}`;
}

/** ISO media files name their brand after a box called `ftyp`; Matroska and WebM begin with the EBML mark. */
function typeOf(bytes: Uint8Array): VideoType | null {
  if (bytes.length < bytesMin) return null;
  const head = Buffer.from(bytes.subarray(0, 64));
  if (head.subarray(4, 8).toString("latin1") === "ftyp") return "video/mp4";
  if (head.readUInt32BE(0) === 0x1a45dfa3 && head.includes("webm")) return "video/webm";
  return null;
}
