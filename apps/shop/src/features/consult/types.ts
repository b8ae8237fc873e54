import type { CallData } from "@sihai/contract";
import type { listConsults, readConsult } from "@sihai/contract/consult";

export type ConsultOnWire = CallData<typeof readConsult>;
export type ConsultRow = CallData<typeof listConsults>["list"][number];
