import { call } from "@sihai/client";
import { uploadPicture } from "@sihai/contract/file";

/** Sends one picture, for `Uploader`; the file is the customer's own. What fails is said at the picture. */
export async function uploadOwnPicture(
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<{ id: string; url: string }> {
  const { fileId } = await call(uploadPicture, {}, { files: [file], onProgress, signal, quiet: true });
  return { id: fileId, url: `/api/files/${fileId}` };
}
