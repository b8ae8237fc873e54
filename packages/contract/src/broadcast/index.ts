import type * as z from "zod/mini";
import type { broadcastBody } from "./fields.ts";

export { checkBroadcast } from "./check-broadcast.ts";
export { createBroadcast } from "./create-broadcast.ts";
export { audience } from "./fields.ts";
export { listBroadcasts } from "./list-broadcasts.ts";
export { previewBroadcast } from "./preview-broadcast.ts";
export { readBroadcast } from "./read-broadcast.ts";
export { stopBroadcast } from "./stop-broadcast.ts";
export type BroadcastBody = z.output<typeof broadcastBody>;
