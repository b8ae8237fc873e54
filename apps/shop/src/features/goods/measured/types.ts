import type { CallData } from "@sihai/contract";
import type { readMeasured } from "@sihai/contract/dashboard";

export type MeasuredData = CallData<typeof readMeasured>;
