import type { CallData } from "@sihai/contract";
import type { listAbnormal } from "@sihai/contract/unannounced";

export type AbnormalOnWire = CallData<typeof listAbnormal>["list"][number];
