import { useEndpoint } from "@sihai/client";
import { readFreightFigures } from "@sihai/contract/dashboard";
import { consoleDashboardDict } from "@sihai/text/dict/console/dashboard";
import { ErrorState, SkeletonList } from "@sihai/ui";
import { useDict, usePageSearch, WorkPage } from "#console";
import { BenchWorkCard } from "./BenchWorkCard.tsx";
import { DaysCard } from "./DaysCard.tsx";
import { DepositErrorCard } from "./DepositErrorCard.tsx";
import { FigureParcels } from "./FigureParcels.tsx";
import { ParcelStatesCard } from "./ParcelStatesCard.tsx";
import { PunctualityCard } from "./PunctualityCard.tsx";

/** How the provider does, at a glance; every number opens the list behind it. */
export default function DashboardsPage() {
  const words = useDict(consoleDashboardDict);
  const [{ show }] = usePageSearch("/dashboards");
  return <WorkPage title={words.title}>{show === "parcels" ? <FigureParcels /> : <Figures />}</WorkPage>;
}

function Figures() {
  const figures = useEndpoint(readFreightFigures, {}, { freshMs: 30_000, everyMs: 120_000 });
  if (figures.isPending) return <SkeletonList cards={4} lines={4} />;
  if (figures.error) return <ErrorState onReload={() => void figures.refetch()} />;
  const { lines, parcels, work, punctuality } = figures.data;
  return (
    <div className="grid items-start gap-4 xl:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-4">
        <BenchWorkCard work={work} />
        <PunctualityCard months={punctuality} />
        <DepositErrorCard lines={lines} />
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <ParcelStatesCard parcels={parcels} />
        <DaysCard lines={lines} />
      </div>
    </div>
  );
}
