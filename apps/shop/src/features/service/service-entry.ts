import type { CallData } from "@sihai/contract";
import type { existingServices } from "@sihai/contract/service";

/** A service on an order, as it is told. */
export type ServiceEntry = CallData<typeof existingServices>["list"][number];
