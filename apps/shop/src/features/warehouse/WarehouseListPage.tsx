import { getWarehouseAddress } from "@sihai/contract/warehouse";
import { inLanguage } from "@sihai/text";
import { storageDict } from "@sihai/text/dict/storage";
import { unannouncedDict } from "@sihai/text/dict/unannounced";
import { Card, ErrorState, LinkButton, Page, SkeletonList, TabStrip } from "@sihai/ui";
import { go, href, useDict, useEndpoint, useLanguage, usePageSearch } from "#shop";
import { UnannouncedParcels } from "../unannounced/UnannouncedParcels.tsx";
import { WarehouseNotices } from "./WarehouseNotices.tsx";

/** The warehouses and what each does not do; beside them the parcels that came there unannounced. */
export default function WarehouseListPage() {
  const words = useDict(storageDict);
  const unclaimed = useDict(unannouncedDict);
  const { tab = "warehouses" } = usePageSearch("/warehouse/list");
  return (
    <Page title={words.warehouses}>
      <TabStrip
        label={words.warehouses}
        look="boxed"
        value={tab}
        onChange={(value) => go("/warehouse/list", value === "unannounced" ? { tab: value } : {}, { replace: true })}
        tabs={[
          { value: "warehouses", label: words.warehouses },
          { value: "unannounced", label: unclaimed.title },
        ]}
      />
      {tab === "unannounced" ? <UnannouncedParcels /> : <Warehouses />}
    </Page>
  );
}

function Warehouses() {
  const words = useDict(storageDict);
  const language = useLanguage();
  const warehouses = useEndpoint(getWarehouseAddress, {}, { freshMs: 3_600_000 });
  if (warehouses.isPending) return <SkeletonList cards={2} />;
  if (warehouses.error) return <ErrorState onReload={() => void warehouses.refetch()} pending={warehouses.isFetching} />;
  return warehouses.data.warehouses
    .filter(({ isOpen }) => isOpen)
    .map(({ warehouseId, name, address, notices }) => (
      <Card key={warehouseId} title={inLanguage(name, language)} className="flex flex-col gap-3">
        <p className="text-body">{inLanguage(address, language)}</p>
        <WarehouseNotices notices={notices} />
        <LinkButton kind="quiet" href={href("/warehouse/address", { warehouse: String(warehouseId) })}>
          {words.seeAddress}
        </LinkButton>
      </Card>
    ));
}
