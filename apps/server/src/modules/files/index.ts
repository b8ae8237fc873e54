import type { Module } from "#platform";
import { filesRoutes } from "./routes.ts";

export { type FileBytes, readStoredFile } from "./read-file.ts";
export { type PictureRefusal, type StoredPicture, storePicture } from "./store-picture.ts";

/** Address of a stored picture for its owner, or for anyone when it is public. */
export function pictureUrl(fileId: string, width?: number): string {
  return `/api/files/${fileId}${width ? `?w=${width}` : ""}`;
}

/** The same for staff screens. */
export function staffPictureUrl(fileId: string, width?: number): string {
  return `/api/staff/files/${fileId}${width ? `?w=${width}` : ""}`;
}

export const filesModule: Module = { name: "files", routes: filesRoutes };
