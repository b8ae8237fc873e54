import type { CallData } from "@sihai/contract";
import type { listBroadcasts, previewBroadcast } from "@sihai/contract/broadcast";
import type { Tone } from "@sihai/ui";

export type Broadcast = CallData<typeof listBroadcasts>["list"][number];
export type Preview = CallData<typeof previewBroadcast>;

export const stateTones: Record<Broadcast["state"], Tone> = {
  draft: "warn",
  waiting: "brand",
  running: "brand",
  done: "ok",
  stopped: "neutral",
};
