import type { CallData } from "@sihai/contract";
import type { listUnannounced } from "@sihai/contract/unannounced";

export type UnannouncedOnWire = CallData<typeof listUnannounced>["list"][number];
