import type { CallData } from "@sihai/contract";
import type { listStaff } from "@sihai/contract/staff";

export type StaffMember = CallData<typeof listStaff>["list"][number];
