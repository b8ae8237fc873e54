import type { CallData } from "@sihai/contract";
import type { suspenseQueue } from "@sihai/contract/suspense";

export type DeskSuspended = CallData<typeof suspenseQueue>["list"][number];
