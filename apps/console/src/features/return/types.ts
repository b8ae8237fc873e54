import type { CallData } from "@sihai/contract";
import type { returnQueue } from "@sihai/contract/return";

export type DeskReturn = CallData<typeof returnQueue>["list"][number];
export const isAmount = (text: string) => /^\d{1,7}(?:\.\d{1,2})?$/.test(text);
