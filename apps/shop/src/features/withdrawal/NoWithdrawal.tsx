import type { ReactNode } from "react";
import { isRefused, NothingHere, NotYet } from "#shop";

type NoWithdrawalProps = {
  read: { isPending: boolean; isFetching: boolean; error: Error | null; refetch: () => Promise<unknown> };
  skeleton: ReactNode;
};

/** In the place of a withdrawal that is on its way, that could not be read, that is not there, or whose number is missing. */
export function NoWithdrawal({ read, skeleton }: NoWithdrawalProps) {
  const { error } = read;
  if (error && isRefused(error, "WITHDRAWAL_NO_MISSING")) return <NothingHere error={error} />;
  return <NotYet read={read} missing="WITHDRAWAL_NOT_FOUND" skeleton={skeleton} />;
}
