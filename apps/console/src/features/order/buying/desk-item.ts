import type { CallData } from "@sihai/contract";
import type { buyingQueue } from "@sihai/contract/order";

export type DeskItem = CallData<typeof buyingQueue>["list"][number];
