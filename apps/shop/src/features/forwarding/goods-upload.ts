import { uploadPicture } from "@sihai/contract/files";
import { call } from "#shop";

/** Sends one picture of goods; the file is the customer's own. */
export async function uploadGoodsPicture(file: File, onProgress: (share: number) => void): Promise<{ id: string; url: string }> {
  const { fileId } = await call(uploadPicture, {}, { files: [file], onProgress, quiet: true });
  return { id: fileId, url: `/api/files/${fileId}` };
}
