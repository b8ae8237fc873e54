import { isRefused } from "@sihai/client";
import type { RefusalCode } from "@sihai/contract";
import { shellDict } from "@sihai/text/dict/shell";
import { ErrorState, Notice, SkeletonList } from "@sihai/ui";
import type { ReactNode } from "react";
import { NothingHere } from "./NothingHere.tsx";
import { useDict } from "./use-dict.ts";

type NotYetProps = {
  /** As `useEndpoint` gives it. */
  read: { isPending: boolean; isFetching: boolean; error: Error | null; refetch: () => Promise<unknown> };
  /** The refusal that says that there is no such thing, or none of the reader's. */
  missing?: RefusalCode;
  /** Instead of cards of lines. */
  skeleton?: ReactNode;
};

/** What is secret, or carried away in one piece, is no failure of a visit of staff: there is nothing to load again (decision 97). */
function KeptFromStaff() {
  return <Notice>{useDict(shellDict).keptFromStaff}</Notice>;
}

/** What stands in the place of data that is on its way, that is not there, or that could not be read. */
export function NotYet({ read, missing, skeleton = <SkeletonList /> }: NotYetProps) {
  if (read.isPending) return skeleton;
  if (missing !== undefined && read.error && isRefused(read.error, missing, "INPUT_INVALID"))
    return <NothingHere error={read.error} />;
  if (isRefused(read.error, "VIEWING_ONLY_LOOKS")) return <KeptFromStaff />;
  return <ErrorState onReload={() => void read.refetch()} pending={read.isFetching} />;
}
