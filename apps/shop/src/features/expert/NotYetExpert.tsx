import { EmptyState, ErrorState, SkeletonList } from "@sihai/ui";
import { ApiError, isRefused, NothingHere } from "#shop";

type NotYetExpertProps = {
  read: { isPending: boolean; isFetching: boolean; error: unknown; refetch: () => Promise<unknown> };
  /** From a refusal on. */
  way: { label: string; href: string };
};

/** An expert's service that is not there: on its way, badly named, refused with the reason, or to be tried again. */
export function NotYetExpert({ read, way }: NotYetExpertProps) {
  if (read.isPending) return <SkeletonList />;
  if (isRefused(read.error, "INPUT_INVALID")) return <NothingHere />;
  if (read.error instanceof ApiError && read.error.kind === "refusal")
    return <EmptyState picture="box" text={read.error.message} action={way} />;
  return <ErrorState onReload={() => void read.refetch()} pending={read.isFetching} />;
}
