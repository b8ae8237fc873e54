import { type Result, refuse } from "@sihai/domain";
import { type Deps, loadSharp, type OnceRefusal, webpEffort } from "#platform";
import { keepFile, type Uploaded } from "./keep-file.ts";
import { newFileId, type StoredFile } from "./stored-file.store.ts";

/** Pictures larger than this many pixels are refused before they are decoded (rule F64). */
const pixelsMax = 40_000_000;
const bytesMax = 3_145_728;
const sideMax = 2000;
const accepted = ["gif", "jpeg", "png"];

export type StoredPicture = { fileId: string; width: number; height: number };
export type PictureRefusal = { code: "FILE_NOT_A_PICTURE" };

type Given = { bytes: Uint8Array } & Uploaded & Pick<StoredFile, "ownerUserId" | "visibility" | "createdBy" | "at">;

/**
 * Keeps a picture: read by its content, never by its name; turned upright, drawn anew as WebP of at most 2000 px a side, so that
 * nothing of the original's data (place, scripts, other formats) survives. gif, jpg or png of at most 3 MB and 40 megapixels.
 */
export async function storePicture(
  deps: Deps,
  { once, ...given }: Given,
): Promise<Result<StoredPicture, PictureRefusal | OnceRefusal>> {
  if (given.bytes.length > bytesMax) return refuse({ code: "FILE_NOT_A_PICTURE" });
  const picture = await redraw(given.bytes);
  if (!picture) return refuse({ code: "FILE_NOT_A_PICTURE" });
  const fileId = newFileId();
  const { bytes, ...size } = picture;
  const file = { ...given, id: fileId, mimeType: "image/webp", bytes: bytes.length, size };
  return keepFile(deps, { file, lies: keyOf(fileId), bytes, answer: { fileId, ...size }, once });
}

/** A picture drawn anew as WebP, kept by the caller; null when it is none or too large. */
export async function redrawPicture(bytes: Uint8Array): Promise<Buffer | null> {
  return bytes.length > bytesMax ? null : ((await redraw(bytes))?.bytes ?? null);
}

/** Where a stored file lies; narrower copies beside it. */
export function keyOf(fileId: string, width?: number): string {
  return `files/${fileId.slice(0, 2)}/${fileId}${width ? `-${width}` : ""}.webp`;
}

async function redraw(bytes: Uint8Array): Promise<{ bytes: Buffer; width: number; height: number } | null> {
  const sharp = await loadSharp();
  try {
    const image = sharp(bytes, { limitInputPixels: pixelsMax, failOn: "error" });
    const { format } = await image.metadata();
    if (!accepted.includes(format ?? "")) return null;
    const { data, info } = await image
      .rotate()
      .resize({ width: sideMax, height: sideMax, fit: "inside", withoutEnlargement: true })
      .webp({ quality: 82, effort: webpEffort })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    return null;
  }
}
