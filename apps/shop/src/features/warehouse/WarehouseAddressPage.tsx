import { getWarehouseAddress } from "@sihai/contract/warehouse";
import { inLanguage } from "@sihai/text";
import { storageDict } from "@sihai/text/dict/storage";
import { Card, Cell, CellGroup, ErrorState, LinkButton, Notice, Page, SkeletonList, TabStrip } from "@sihai/ui";
import { PackageX } from "lucide-react";
import { go, here, href, useDict, useEndpoint, useLanguage, usePageSearch } from "#shop";
import { AddressLines } from "./AddressLines.tsx";
import { WarehouseNotices } from "./WarehouseNotices.tsx";

/** Where to send one's own purchases, ready to paste into a Chinese shop's address form. */
export default function WarehouseAddressPage() {
  const words = useDict(storageDict);
  const language = useLanguage();
  const request = usePageSearch("/warehouse/address").warehouse;
  const read = useEndpoint(getWarehouseAddress, {}, { freshMs: 600_000 });
  const takes = (read.data?.warehouses ?? []).filter(({ isOpen, warehouseId }) => isOpen || String(warehouseId) === request);
  const warehouse = request ?? String(takes[0]?.warehouseId ?? "");
  const shown = read.data?.warehouses.find(({ warehouseId }) => String(warehouseId) === warehouse);
  const mark = read.data?.mark ?? null;
  return (
    <Page title={words.warehouseAddress}>
      <TabStrip
        label={words.warehouseTabs}
        look="boxed"
        value={warehouse}
        onChange={(value) => go("/warehouse/address", { warehouse: value }, { replace: true })}
        tabs={takes.map(({ warehouseId, shortName }) => ({ value: String(warehouseId), label: inLanguage(shortName, language) }))}
      />
      {read.isPending ? (
        <SkeletonList cards={2} />
      ) : read.error || !shown ? (
        <ErrorState onReload={() => void read.refetch()} pending={read.isFetching} />
      ) : (
        <>
          {shown.isOpen ? null : <Notice tone="warn">{words.closedToNew}</Notice>}
          {mark === null ? (
            <Notice
              tone="brand"
              action={
                <LinkButton small href={href("/login", { redirect_url: here() })}>
                  {words.login}
                </LinkButton>
              }
            >
              {words.loginForMark}
            </Notice>
          ) : (
            <Card title={words.mark} aside={<span className="text-title font-bold text-brand-deep">{mark}</span>}>
              <p className="text-body text-grey">{words.markHelp}</p>
            </Card>
          )}
          <Card className="flex flex-col gap-1">
            <AddressLines warehouse={shown} mark={mark} />
          </Card>
          <Card title={words.inEnglish}>
            <p className="text-body">
              {[shown.receiver.en, mark].filter(Boolean).join(" ")}, {shown.address.en}, {shown.zipCode}
            </p>
          </Card>
          <CellGroup>
            <Cell
              icon={<PackageX size={20} />}
              title={words.unclaimed}
              note={words.unclaimedNote}
              href={href("/warehouse/list", { tab: "unannounced" })}
            />
          </CellGroup>
          {shown.notices.length > 0 ? (
            <Card title={words.notices}>
              <WarehouseNotices notices={shown.notices} />
            </Card>
          ) : null}
        </>
      )}
    </Page>
  );
}
