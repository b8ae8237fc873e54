import { ok, refuse } from "@sihai/domain";
import { named } from "@sihai/domain/language";
import type { Deps } from "#platform";
import { readVideoBytes } from "../file/index.ts";
import { findService } from "./service.store.ts";
import { findVideo } from "./service-file.store.ts";

/** What an inspection video shows; another's and an unknown one answer alike. */
export async function readVideo({ db }: Deps, userId: string, videoId: string) {
  const video = await findVideo(db, userId, videoId);
  const service = video && (await findService(db, video.serviceId, userId));
  if (!video || !service) return refuse({ code: "VIDEO_NOT_FOUND" });
  return ok({
    videoId,
    mimeType: video.mimeType,
    itemNo: service.itemNo,
    orderNo: service.orderNo,
    name: named(service.name),
    takenAt: video.takenAt,
    remark: service.remark,
  });
}

const partMax = 2 * 1024 * 1024;

export type VideoPart = { mimeType: string; bytes: Buffer; part: { start: number; total: number } | null };

/** The video, or the part a player asks for by `bytes=start-end`, at most 2 MB at a time; a range it cannot read gives the whole. */
export async function readVideoPart(deps: Deps, userId: string, videoId: string, range: string | undefined) {
  const video = await findVideo(deps.db, userId, videoId);
  const bytes = video && (await readVideoBytes(deps, videoId));
  if (!video || !bytes) return refuse({ code: "VIDEO_NOT_FOUND" as const });
  const request = /^bytes=(\d{1,12})-(\d{0,12})$/.exec(range ?? "");
  const start = Number(request?.[1] ?? 0);
  if (!request || start >= bytes.length) return ok<VideoPart>({ mimeType: video.mimeType, bytes, part: null });
  const last = request[2] ? Number(request[2]) : bytes.length - 1;
  const end = Math.min(last, start + partMax - 1, bytes.length - 1);
  return ok<VideoPart>({
    mimeType: video.mimeType,
    bytes: bytes.subarray(start, Math.max(start, end) + 1),
    part: { start, total: bytes.length },
  });
}
