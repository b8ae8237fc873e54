import type { CallData } from "@sihai/contract";
import type { transferQueue } from "@sihai/contract/transfer";

export type DeskTransfer = CallData<typeof transferQueue>["list"][number];
