import { getWarehouseAddress } from "@sihai/contract/warehouse";
import { storageDict } from "@sihai/text/dict/storage";
import { Card, ErrorState, LinkButton, Page, SkeletonList } from "@sihai/ui";
import { href, useDict, useEndpoint, useLanguage } from "#shop";
import { WarehouseNotices } from "./WarehouseNotices.tsx";

/** Both warehouses and what each does not do. */
export default function WarehouseListPage() {
  const words = useDict(storageDict);
  const language = useLanguage();
  const warehouses = useEndpoint(getWarehouseAddress, {}, { freshMs: 3_600_000 });
  return (
    <Page title={words.warehouses}>
      {warehouses.isPending ? (
        <SkeletonList cards={2} />
      ) : warehouses.error ? (
        <ErrorState onReload={() => void warehouses.refetch()} pending={warehouses.isFetching} />
      ) : (
        warehouses.data.warehouses.map(({ warehouseId, name, address, notices }) => (
          <Card key={warehouseId} title={language === "zh" ? name.cn : name.en} className="flex flex-col gap-3">
            <p className="text-[15px]">{language === "zh" ? address.cn : address.en}</p>
            <WarehouseNotices notices={notices} />
            <LinkButton kind="quiet" href={href("/warehouse/address", { warehouse: warehouseId === 2 ? "2" : "1" })}>
              {words.seeAddress}
            </LinkButton>
          </Card>
        ))
      )}
    </Page>
  );
}
