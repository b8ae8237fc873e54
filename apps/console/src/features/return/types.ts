import type { CallData } from "@sihai/contract";
import type { returnQueue } from "@sihai/contract/return";

export type DeskReturn = CallData<typeof returnQueue>["list"][number];
