import { useEndpoint } from "@sihai/client";
import { claimQueue, claimTabs } from "@sihai/contract/claim";
import { consoleClaimDict } from "@sihai/text/dict/console/claim";
import { useDict, usePageSearch } from "#console";
import { ScannedDesk } from "#desk";
import { ClaimPanel } from "./ClaimPanel.tsx";
import { useClaimColumns } from "./claim-columns.tsx";
import type { DeskClaim } from "./types.ts";

const marks = { kind: "claim", no: ({ claimNo }: DeskClaim) => claimNo, under: "claim" } as const;

/** Claims by state, the longest waiting first; a scan finds one whatever its state. */
export default function ClaimsPage() {
  const words = useDict(consoleClaimDict);
  const [{ tab = "open", due, assigned, q, after, open }, change] = usePageSearch("/claims");
  const queue = useEndpoint(
    claimQueue,
    { query: q === undefined ? { tab, ...(due && { due }), ...(assigned && { assigned }), ...(after && { after }) } : { q } },
    { freshMs: 0, everyMs: 60_000 },
  );
  const rows = queue.data?.list ?? [];
  /** Follows a claim to the tab it has moved to; what a scan found stays where it is. */
  function follow(claimNo: string) {
    if (q === undefined) change({ tab: "reviewing", due: undefined, after: undefined, open: claimNo });
  }
  return (
    <ScannedDesk
      words={words}
      tabs={claimTabs}
      tab={tab}
      counts={queue.data?.counts}
      read={queue}
      rows={rows}
      rowId={({ claimNo }) => claimNo}
      columns={useClaimColumns()}
      columnsBeside={["due", "claim"]}
      table={{ marks }}
      share="narrow"
      due={tab === "closed" ? null : due}
      assigned={assigned}
      scanned={q}
      opensByScan={rows.length === 1 ? rows[0] : undefined}
      openId={open}
      after={after}
      next={queue.data?.next ?? null}
      onChange={change}
      panelOf={(row, acts) => (
        <ClaimPanel key={`${row.claimNo}-${row.state}`} claim={row} onReviewed={() => follow(row.claimNo)} {...acts} />
      )}
    />
  );
}
