import { keyOf } from "./store-picture.ts";
import { videoKey } from "./store-video.ts";

/** Where the file of a row lies in the storage; what else lies there can be made again from it. */
export function storedKeyOf(fileId: string, mimeType: string): string {
  return mimeType.startsWith("video/") ? videoKey(fileId) : keyOf(fileId);
}
