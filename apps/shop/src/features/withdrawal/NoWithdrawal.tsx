import { withdrawalDict } from "@sihai/text/dict/withdrawal";
import { EmptyState } from "@sihai/ui";
import type { ReactNode } from "react";
import { href, isRefused, NotYet, useDict } from "#shop";

type NoWithdrawalProps = {
  read: { isPending: boolean; isFetching: boolean; error: Error | null; refetch: () => Promise<unknown> };
  skeleton: ReactNode;
};

/** In the place of a withdrawal that is on its way, that could not be read, that is not there, or whose number is missing. */
export function NoWithdrawal({ read, skeleton }: NoWithdrawalProps) {
  const { error } = read;
  if (error && isRefused(error, "WITHDRAWAL_NO_MISSING")) return <NoNumber missing={error.message} />;
  return <NotYet read={read} missing="WITHDRAWAL_NOT_FOUND" skeleton={skeleton} />;
}

/** The words the specification gives (rule N-51), and beside them that nothing was applied for by it, and where what was is found. */
function NoNumber({ missing }: { missing: string }) {
  const words = useDict(withdrawalDict);
  const text = (
    <>
      <span className="block">{missing}</span>
      <span className="mt-1 block">{words.missingNext}</span>
    </>
  );
  return <EmptyState picture="wallet" text={text} action={{ label: words.recordTitle, href: href("/wallet/withdraw/record") }} />;
}
