import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { videoId } from "./fields.ts";

/** The video itself, whole or the part the player asks for; to its owner alone. */
export const playVideo = endpoint({
  method: "GET",
  path: "/order/service/video/:videoId",
  summary: "An inspection video",
  params: z.object({ videoId }),
  data: z.null(),
  refusals: ["VIDEO_NOT_FOUND"],
});
