import type { CallData } from "@sihai/contract";
import type { listDisputes, readDispute } from "@sihai/contract/dispute";

export type DeskDispute = CallData<typeof listDisputes>["list"][number];
export type WholeDispute = CallData<typeof readDispute>;
