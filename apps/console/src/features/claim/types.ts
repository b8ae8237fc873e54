import type { CallData } from "@sihai/contract";
import type { claimQueue } from "@sihai/contract/claim";

export type DeskClaim = CallData<typeof claimQueue>["list"][number];
