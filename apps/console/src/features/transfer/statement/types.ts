import type { CallData } from "@sihai/contract";
import type { bankLines } from "@sihai/contract/transfer";

export type DeskLine = CallData<typeof bankLines>["list"][number];
