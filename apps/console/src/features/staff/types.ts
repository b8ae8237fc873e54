import type { CallData } from "@sihai/contract";
import type { listStaff } from "@sihai/contract/staff";

type Staff = CallData<typeof listStaff>;
export type StaffMember = Staff["list"][number];
export type OwnRoles = Staff["ownRoles"];
