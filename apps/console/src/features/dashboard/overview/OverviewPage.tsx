import { consoleOverviewDict } from "@sihai/text/dict/console/overview";
import { EmptyState } from "@sihai/ui";
import { useDict, useMay, useSession, WorkPage } from "#console";
import { BuyingCards } from "./BuyingCards.tsx";
import { DeskCards, useDesks } from "./DeskCards.tsx";
import { PackingCards } from "./PackingCards.tsx";
import { RatesCards } from "./RatesCards.tsx";
import { ReceivingCards } from "./ReceivingCards.tsx";
import { RefusedPage } from "./RefusedPage.tsx";
import { SettingCards } from "./SettingCards.tsx";

/** Where work waits and where it is late, bench by bench, for what this member of staff may do. */
export default function OverviewPage() {
  const words = useDict(consoleOverviewDict);
  const may = useMay();
  const staff = useSession((state) => state.staff);
  const desks = useDesks();
  const benches = [may("receiving.read"), may("buying.read"), may("packing.record"), may("dispatch.record"), may("freight.edit")];
  return (
    <WorkPage title={words.title}>
      <p className="text-grey">{words.hello(staff?.name ?? "")}</p>
      <RefusedPage />
      {may("setting.read") ? <SettingCards /> : null}
      {may("buying.read") ? <BuyingCards /> : null}
      {may("receiving.read") ? <ReceivingCards /> : null}
      {may("packing.record") || may("dispatch.record") ? <PackingCards /> : null}
      {desks.length > 0 ? <DeskCards mine={desks} /> : null}
      {may("freight.edit") ? <RatesCards /> : null}
      {desks.length > 0 || benches.some(Boolean) ? null : <EmptyState picture="check" text={words.nothingForYou} />}
      <p className="mt-auto text-note text-grey">{words.shortcuts}</p>
    </WorkPage>
  );
}
