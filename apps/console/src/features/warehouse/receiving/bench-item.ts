import type { CallData } from "@sihai/contract";
import type { listExpected } from "@sihai/contract/warehouse";

/** An item that lies on the receiving bench. */
export type BenchItem = CallData<typeof listExpected>["items"][number];
