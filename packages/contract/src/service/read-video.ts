import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { instant, itemNo, localText } from "../fields.ts";
import { videoId } from "./fields.ts";

/** What a video shows, for its owner. */
export const readVideo = endpoint({
  method: "GET",
  path: "/order/service/video-info",
  summary: "What an inspection video shows",
  query: z.strictObject({ videoId }),
  data: z.object({
    videoId,
    mimeType: z.string(),
    itemNo,
    orderNo: z.string(),
    name: localText,
    takenAt: instant,
    remark: z.string(),
  }),
  refusals: ["VIDEO_NOT_FOUND"],
});
