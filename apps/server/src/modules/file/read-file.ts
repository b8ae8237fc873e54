import { unlessUnavailable } from "@sihai/adapters/storage";
import { ok, type Result, refuse } from "@sihai/domain";
import { type Deps, loadSharp, type Who, webpEffort } from "#platform";
import { keyOf } from "./store-picture.ts";
import { findStoredFile } from "./stored-file.store.ts";

/** Copies of a picture are made so wide. */
export const widths = [200, 400, 800] as const;

type StoredFile = NonNullable<Awaited<ReturnType<typeof findStoredFile>>>;
export type FileBytes = { bytes: Buffer; mimeType: string; isPublic: boolean };

type Wanted = { fileId: string; width: number | undefined };
type Read = Result<FileBytes, { code: "FILE_NOT_FOUND" }>;

/** A stored picture for someone who may see it; anyone else learns nothing, not even that it exists. */
export async function readStoredFile(deps: Deps, { fileId, width, who }: Wanted & { who: Who }): Promise<Read> {
  const file = await findStoredFile(deps.db, fileId);
  if (!file || !maySee(who, file)) return refuse({ code: "FILE_NOT_FOUND" });
  return picture(deps, file, { fileId, width });
}

/** A stored picture that anybody may see, whoever it belongs to: the caller's own rule has made it public, and was asked before. */
export async function readPublicFile(deps: Deps, wanted: Wanted): Promise<Read> {
  const file = await findStoredFile(deps.db, wanted.fileId);
  if (!file) return refuse({ code: "FILE_NOT_FOUND" });
  return picture(deps, { ...file, visibility: "public" }, wanted);
}

async function picture(deps: Deps, file: StoredFile, { fileId, width }: Wanted): Promise<Read> {
  const chosen = width === undefined ? undefined : (widths.find((each) => each >= width) ?? undefined);
  const bytes = await readOrMake(deps, fileId, chosen);
  if (!bytes) return refuse({ code: "FILE_NOT_FOUND" });
  return ok({ bytes, mimeType: file.mimeType, isPublic: file.visibility === "public" });
}

function maySee(who: Who, file: StoredFile): boolean {
  if (file.visibility === "public" || who.kind === "staff") return true;
  return file.visibility === "owner" && who.kind === "user" && file.ownerUserId === who.userId;
}

/** Copies are made once. */
async function readOrMake(deps: Deps, fileId: string, width: number | undefined): Promise<Buffer | null> {
  const { storage } = deps.adapters;
  const copy = await storage.read(keyOf(fileId, width));
  if (copy.ok) return Buffer.from(copy.value);
  const original = await storage.read(keyOf(fileId));
  if (!original.ok || width === undefined) return null;
  const sharp = await loadSharp();
  const made = await sharp(original.value)
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 80, effort: webpEffort })
    .toBuffer();
  await storage.put(keyOf(fileId, width), made).catch(unlessUnavailable);
  return made;
}
