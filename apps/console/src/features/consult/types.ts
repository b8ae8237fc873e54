import type { CallData } from "@sihai/contract";
import type { listReplies, readConsultAsStaff, readInbox } from "@sihai/contract/consult";

export type InboxRow = CallData<typeof readInbox>["list"][number];
export type DeskConsult = CallData<typeof readConsultAsStaff>;
export type SavedReply = CallData<typeof listReplies>["list"][number];
